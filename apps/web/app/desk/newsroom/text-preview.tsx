import { LOCALE_INFO, type Locale } from '@dalil/domain/language/locale.ts';
import { writeFacts } from '@dalil/domain/guide/write-facts.ts';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { factsById } from '../../features/facts/fact-text.ts';
import { Prose } from '../../features/prose/prose.tsx';
import { TextIn } from '../../features/prose/text-language.tsx';
import { isolate } from '../../language/bidi.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SelectField } from '../../ui/select.tsx';
import { Switch } from '../../ui/switch.tsx';
import type { Words } from './use-draft.ts';
import type { Preview } from './use-preview.ts';

type TextPreviewProps = Pick<Words, 'title' | 'summary'> & { locale: Locale; preview: Preview };

/** STAFF-1: the text as its page will show it, parsed by the server with today's values, as wide as a phone on request. */
export function TextPreview({ locale, title, summary, preview: { data, isError } }: TextPreviewProps) {
  const { _ } = useLingui();
  const [isPhone, setPhone] = useState(true);
  const [theme, setTheme] = useState<'' | 'light' | 'dark'>('');
  const { dir } = LOCALE_INFO[locale];
  return (
    <section aria-labelledby="preview-title" className="flex min-w-0 flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="preview-title" className="text-name font-strong">
          {_('newsroom.preview')}
        </h2>
        <SelectField
          isInline
          label={_('editor.previewTheme')}
          options={[
            { value: '', label: _('editor.theme.own') },
            { value: 'light', label: _('editor.theme.light') },
            { value: 'dark', label: _('editor.theme.dark') },
          ]}
          value={theme}
          onChange={({ currentTarget: { value } }) => setTheme(value === 'light' || value === 'dark' ? value : '')}
        />
        <Switch
          label={_('newsroom.preview.phone')}
          checked={isPhone}
          onChange={({ currentTarget }) => setPhone(currentTarget.checked)}
        />
      </div>
      {isError ? <Notice tone="warning">{_('newsroom.preview.failed')}</Notice> : null}
      {data && data.unknownFacts.length > 0 ? (
        <Notice tone="danger" role="status">
          {_('newsroom.preview.unknown', { ids: data.unknownFacts.map(isolate).join(', ') })}
        </Notice>
      ) : null}
      {data && data.brokenLinks.length > 0 ? (
        <Notice tone="danger" role="status">
          {_('editor.brokenLinks', { links: data.brokenLinks.map(isolate).join(', ') })}
        </Notice>
      ) : null}
      <div
        className={`min-w-0 rounded-card border border-line bg-bg p-5 ${isPhone ? 'w-full max-w-field' : ''}`}
        data-theme={theme === '' ? undefined : theme}
      >
        <TextIn locale={locale}>
          <article dir={dir} lang={locale} className="flex flex-col gap-4">
            <p className="headline text-title">{title}</p>
            <p className="font-sans text-ui text-text-2">
              {data ? writeFacts(summary, new Map(data.facts.map((fact) => [fact.id, fact]))) : summary}
            </p>
            {data ? <Prose blocks={data.blocks} facts={factsById(data.facts)} /> : null}
          </article>
        </TextIn>
      </div>
    </section>
  );
}
