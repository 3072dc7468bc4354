import { LOCALE_INFO, type Locale } from '@dalil/domain/language/locale.ts';
import type { FactView } from '@dalil/domain/guide/views.ts';
import { TEXT_LIMITS } from '@dalil/domain/newsroom/text-fields.ts';
import { useLingui } from '@lingui/react';
import { type ComponentType, lazy, Suspense, useRef } from 'react';
import type { DeskFact } from '../../queries/newsroom.ts';
import { ToggleChip } from '../../ui/chip.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { BodyHandle, BodyTextProps } from './body-text.ts';
import { FactPicker } from './fact-picker.tsx';
import { ItemLinkPicker } from './item-link-picker.tsx';
import { MarkdownField } from './markdown-field.tsx';
import type { RichTextFieldProps } from './rich-text/rich-text-field.tsx';
import { EDITOR_MODES, useEditorMode } from './use-editor-mode.ts';

/** The library of the formatted editor is loaded with it. Without it, the text is written as Markdown. */
const RichTextField: ComponentType<RichTextFieldProps> = lazy(async () => {
  const part = await import('./rich-text/rich-text-field.tsx').catch(() => null);
  return { default: part?.RichTextField ?? (({ otherwise }: RichTextFieldProps) => otherwise) };
});

type BodyFieldProps = {
  locale: Locale;
  isLegal: boolean;
  markdown: string;
  /** The values of the facts that the text names, as far as they are known. */
  facts: readonly FactView[];
  /** The id of the control, and why the server refused it. */
  errors: Pick<BodyTextProps, 'id' | 'error' | 'errorPrefix'>;
  onChange: (markdown: string) => void;
  /** Told of a fact that was put into the text. */
  onFact?: ((fact: DeskFact) => void) | undefined;
};

/** STAFF-1: the body of a text, formatted or as Markdown. The value is Markdown in both. */
export function BodyField({ locale, isLegal, markdown, facts, errors, onChange, onFact }: BodyFieldProps) {
  const { _ } = useLingui();
  const [mode, setMode] = useEditorMode();
  // Of the editor that is shown.
  const body = useRef<BodyHandle>(null);
  const text = {
    lang: locale,
    dir: LOCALE_INFO[locale].dir,
    markdown,
    ...errors,
    maxLength: TEXT_LIMITS.markdown,
    onChange,
  };
  const insertFact = (fact: DeskFact) => {
    body.current?.insertFact(fact.id);
    onFact?.(fact);
  };
  const markdownField = (
    <MarkdownField
      ref={body}
      {...text}
      label={_('newsroom.text.body')}
      hint={_(isLegal ? 'newsroom.text.legalHint' : 'newsroom.text.bodyHint')}
    />
  );
  return (
    <>
      <div role="group" aria-label={_('editor.mode')} className="flex flex-wrap gap-2">
        {EDITOR_MODES.map((one) => (
          <ToggleChip key={one} isOn={mode === one} onClick={() => setMode(one)}>
            {_(`editor.mode.${one}`)}
          </ToggleChip>
        ))}
      </div>
      {mode === 'markdown' ? (
        markdownField
      ) : (
        <Suspense fallback={<div className="min-h-96 rounded-control bg-sunken" />}>
          <RichTextField
            ref={body}
            {...text}
            label={_('editor.text')}
            hint={_(isLegal ? 'editor.text.legalHint' : 'editor.text.hint')}
            facts={facts}
            otherwise={
              <>
                <Notice tone="warning">{_('editor.onlyMarkdown')}</Notice>
                {markdownField}
              </>
            }
          />
        </Suspense>
      )}
      {isLegal ? null : <FactPicker locale={locale} onPick={insertFact} />}
      <ItemLinkPicker locale={locale} onPick={(link) => body.current?.insertLink(link)} />
    </>
  );
}
