import type { FactView } from '@dalil/domain/guide/views.ts';
import { readDocument } from '@dalil/domain/guide/parse-document.ts';
import { type ReactNode, type Ref, useMemo, useState } from 'react';
import { RichTextSurface, type RichTextHandle } from './rich-text-surface.tsx';

export type RichTextFieldProps = {
  ref: Ref<RichTextHandle>;
  label: string;
  hint: string;
  lang: string;
  dir: 'ltr' | 'rtl';
  markdown: string;
  maxLength: number;
  facts: readonly FactView[];
  onChange: (markdown: string) => void;
  /** Shown instead if the text holds a part that the editor would delete. */
  otherwise: ReactNode;
};

/**
 * STAFF-1: the body of a text as it will look. It shows the blocks of the Markdown, and Markdown is what it gives back. A text that
 * is not changed keeps its Markdown to the letter.
 */
export function RichTextField({ markdown, onChange, otherwise, ...rest }: RichTextFieldProps) {
  // `opened` is the Markdown the document was made of, `own` what it has become by typing.
  const [{ opened, own, count }, setText] = useState({ opened: markdown, own: markdown, count: 0 });
  // A draft that was restored, discarded or merged comes from outside: the document is made anew.
  if (markdown !== own) setText({ opened: markdown, own: markdown, count: count + 1 });
  const isWhole = useMemo(() => readDocument(opened).isWhole, [opened]);
  if (!isWhole) return otherwise;
  return (
    <RichTextSurface
      key={count}
      {...rest}
      markdown={opened}
      onChange={(changed) => {
        setText({ opened, own: changed, count });
        onChange(changed);
      }}
    />
  );
}
