import { readDocument } from '@dalil/domain/guide/parse-document.ts';
import { type ReactNode, useMemo, useState } from 'react';
import { RichTextSurface, type RichTextSurfaceProps } from './rich-text-surface.tsx';

/** `otherwise`: shown instead if the text holds a part that the editor would delete. */
export type RichTextFieldProps = RichTextSurfaceProps & { otherwise: ReactNode };

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
