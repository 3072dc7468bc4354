import { useLingui } from '@lingui/react';
import { CalendarClock, Flag } from 'lucide-react';
import { Link } from 'react-router';
import { useFormat } from '../../language/use-format.ts';
import { useLocalePath } from '../../language/use-locale.ts';
import type { Calendar } from '../../queries/newsroom.ts';
import { CalendarEntry } from './calendar-entry.tsx';

type Day = Calendar['days'][number];

/** A day: what ends on it, then what goes out by its time. */
export function CalendarDay({ day, today }: { day: Day; today: string }) {
  const { _ } = useLingui();
  const format = useFormat();
  const isEmpty = day.goesOut.length === 0;
  return (
    <li className="flex min-w-0 flex-col border-t border-line wide:border-t-0">
      <h2
        className={`flex min-h-8 items-center gap-2 border-b border-line px-2 text-meta font-strong ${day.date === today ? 'bg-accent-soft' : ''}`}
      >
        <time dateTime={day.date}>{format.weekdayDate(day.date)}</time>
      </h2>
      <div className="flex flex-col gap-1 px-1 py-1 text-caption">
        {day.isHoliday ? (
          <p className="flex items-center gap-1 rounded-tag bg-surface px-1 text-text-2">
            <Flag aria-hidden className="icon-small shrink-0" />
            {_('newsroom.calendar.holiday')}
          </p>
        ) : null}
        {day.endCount > 0 ? <Ends day={day} /> : null}
      </div>
      {isEmpty ? (
        <p className="px-2 py-2 text-caption text-text-3">{_('newsroom.calendar.nothing')}</p>
      ) : (
        <ul className="flex flex-col gap-1 px-1 pb-2">
          {day.goesOut.map((entry) => (
            <li key={`${entry.kind} ${entry.id} ${entry.at}`}>
              <CalendarEntry entry={entry} time={entry.at} />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

/** What ends or is due for review on a day: one line that opens the first of them. */
function Ends({ day: { ends, endCount } }: { day: Day }) {
  const { _ } = useLingui();
  const toLocale = useLocalePath();
  return (
    <details className="rounded-tag bg-warning-soft px-1">
      <summary className="flex min-h-6 items-center gap-1 font-medium text-warning">
        <CalendarClock aria-hidden className="icon-small shrink-0" />
        {_('newsroom.calendar.ends', { count: endCount })}
      </summary>
      <ul className="flex flex-col">
        {ends.map(({ type, kind, id, name }) => (
          <li key={`${type} ${id}`} className="min-w-0 wrap-anywhere">
            <Link
              to={toLocale(
                type === 'fact'
                  ? `/dashboard?tab=facts&fact=${encodeURIComponent(id)}`
                  : `/dashboard/content-management/all/${kind}/${id}`,
              )}
              className="text-link inline-block min-h-6"
            >
              {name}
            </Link>
          </li>
        ))}
        {endCount > ends.length ? (
          <li className="text-text-2">{_('newsroom.calendar.ends-more', { count: endCount - ends.length })}</li>
        ) : null}
      </ul>
    </details>
  );
}
