import { isAllowed } from '@dalil/domain/accounts/permissions.ts';
import { LOCALE_INFO } from '@dalil/domain/language/locale.ts';
import { useLingui } from '@lingui/react';
import { TriangleAlert } from 'lucide-react';
import { Link } from 'react-router';
import { useSession } from '../../features/session/use-session.ts';
import { Ltr } from '../../language/bidi.tsx';
import { useLocalePath } from '../../language/use-locale.ts';
import type { Calendar } from '../../queries/newsroom.ts';
import { StateMark } from '../kit/language-marks.tsx';
import { editorOf } from '../newsroom/editor-of.ts';
import { writeQueueSearch } from '../newsroom/queue-search.ts';

export type Entry = Calendar['waiting'][number];

/** The problems with words of their own. */
const PROBLEMS = [
  'approval_void',
  'review_by_missing',
  'review_by_past',
  'legal_texts',
  'words_missing',
  'quality',
] as const;

type CalendarEntryProps = {
  entry: Entry;
  /** When it goes out. Absent for what has no time yet. */
  time?: string;
};

/** What goes out: its time, its title, its languages, and why it will not go out as it is. */
export function CalendarEntry({ entry, time }: CalendarEntryProps) {
  const { _ } = useLingui();
  const problems = entry.parts.filter(({ problem }) => problem !== null);
  return (
    <Link
      to={useEntryHref(entry)}
      className={`flex min-h-11 flex-col gap-0.5 rounded-tag border bg-surface px-2 py-1 text-meta text-text no-underline wide:min-h-8 ${problems.length > 0 ? 'border-warning' : 'border-line'}`}
    >
      <span className="flex items-center gap-2 text-caption text-text-2">
        {time === undefined ? null : <Ltr>{time}</Ltr>}
        <span>{_(`newsroom.kind.${entry.kind}`)}</span>
      </span>
      <bdi className="font-medium wrap-anywhere">{entry.title}</bdi>
      <span className="flex flex-wrap gap-x-2 text-caption text-text-2">
        {entry.parts.map(({ locale, problem }) => (
          <span key={locale} className="inline-flex items-center gap-1">
            {problem === null ? (
              <StateMark state={time === undefined ? 'approved' : 'scheduled'} />
            ) : (
              <TriangleAlert aria-hidden className="icon-small text-warning" />
            )}
            {locale === 'data' ? _('newsroom.part.data') : LOCALE_INFO[locale].nativeName}
          </span>
        ))}
      </span>
      {problems.map(({ locale, problem }) => (
        <span key={locale} className="text-caption text-warning">
          {_(`newsroom.calendar.problem.${PROBLEMS.find((known) => known === problem) ?? 'other'}`)}
        </span>
      ))}
    </Link>
  );
}

/** Publishers go to the queue, where the time is set; others to the editor. */
function useEntryHref({ kind, id, category, parts }: Entry): string {
  const toLocale = useLocalePath();
  const mayPublish = isAllowed(useSession()?.actor.role ?? 'user', 'newsroom:publish:any');
  const locale = parts[0]?.locale ?? 'en';
  if (mayPublish) {
    const search = writeQueueSearch({ part: 'release', language: 'en', open: { kind, id, locale } });
    return toLocale(`/dashboard/content-approval${search}`);
  }
  return toLocale(editorOf({ kind, id, category, locale }));
}
