import { LOCALE_INFO, type Locale } from '@dalil/domain/language/locale.ts';
import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../data/use-api.ts';
import { type Changes, changesQuery, type TextInWork } from '../../queries/newsroom.ts';
import { TextDiff } from '../../ui/text-diff.tsx';
import { LoadedPanel } from './loaded-panel.tsx';

type TextChangesProps = {
  text: TextInWork;
  /** The versions to compare. By default what users see with what is being worked on. */
  from?: number;
  to?: number;
};

/** STAFF-3: a text with what was added and removed since another version, word by word. */
export function TextChanges({ text, from, to }: TextChangesProps) {
  const { _ } = useLingui();
  const newer = to ?? text.version;
  const older = from ?? (text.liveVersion === text.version ? newer : (text.liveVersion ?? newer));
  const found = useQuery({ ...changesQuery(useApi(), text, older, newer), enabled: newer > 0, retry: false });
  if (newer === 0) return <p className="text-label text-text-2">{_('newsroom.state.none')}</p>;
  return (
    <LoadedPanel query={found}>
      {(changes) => <Differences changes={changes} locale={text.locale} isNew={older === newer} />}
    </LoadedPanel>
  );
}

type DifferencesProps = { changes: Changes; locale: Locale; isNew: boolean };

function Differences({ changes, locale, isNew }: DifferencesProps) {
  const { _ } = useLingui();
  const { title, summary, body, added, removed } = changes;
  return (
    <section aria-label={_('newsroom.changes')} className="flex flex-col gap-4">
      <p className="text-label text-text-2">
        {isNew ? _('newsroom.changes.new') : _('newsroom.changes.count', { added, removed })}
      </p>
      <div
        lang={locale}
        dir={LOCALE_INFO[locale].dir}
        className="flex max-w-measure flex-col gap-4 rounded-card font-sans border border-line bg-surface p-5"
      >
        <p className="headline text-card-title">
          <TextDiff parts={title} />
        </p>
        <p className="text-text-2">
          <TextDiff parts={summary} />
        </p>
        <p className="whitespace-pre-wrap">
          <TextDiff parts={body} />
        </p>
      </div>
    </section>
  );
}
