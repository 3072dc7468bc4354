import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useFormat } from '../../language/use-format.ts';
import { useLocalePath } from '../../language/use-locale.ts';
import type { Calendar } from '../../queries/newsroom.ts';
import { CalendarEntry } from './calendar-entry.tsx';

/** What needs a decision: what did not go out, what will not, what is approved without a time, and facts past their date. */
export function CalendarRail({ calendar }: { calendar: Calendar }) {
  const { _ } = useLingui();
  const format = useFormat();
  const toLocale = useLocalePath();
  const { late, waiting, overdueFacts, days } = calendar;
  const hindered = days.flatMap(({ date, goesOut }) =>
    goesOut.filter(({ parts }) => parts.some(({ problem }) => problem !== null)).map((entry) => ({ date, entry })),
  );
  return (
    <div className="flex flex-col gap-5">
      {late.length > 0 ? (
        <Group title={_('newsroom.calendar.late')} count={late.length}>
          {late.map((entry) => (
            <li key={`${entry.kind} ${entry.id} ${entry.date}`}>
              <CalendarEntry entry={entry} time={`${format.weekdayDate(entry.date)} ${entry.at}`} />
            </li>
          ))}
        </Group>
      ) : null}
      {hindered.length > 0 ? (
        <Group title={_('newsroom.calendar.hindered')} count={hindered.length}>
          {hindered.map(({ date, entry }) => (
            <li key={`${entry.kind} ${entry.id} ${date}`}>
              <CalendarEntry entry={entry} time={`${format.weekdayDate(date)} ${entry.at}`} />
            </li>
          ))}
        </Group>
      ) : null}
      <Group title={_('newsroom.calendar.waiting')} count={waiting.length}>
        {waiting.map((entry) => (
          <li key={`${entry.kind} ${entry.id}`}>
            <CalendarEntry entry={entry} />
          </li>
        ))}
        {waiting.length === 0 ? <li className="text-text-2">{_('newsroom.calendar.waiting-none')}</li> : null}
      </Group>
      {overdueFacts > 0 ? (
        <p className="text-meta">
          <Link
            to={toLocale('/dashboard?tab=facts')}
            className="text-link inline-flex min-h-11 items-center wide:min-h-6"
          >
            {_('newsroom.calendar.overdue', { count: overdueFacts })}
          </Link>
        </p>
      ) : null}
    </div>
  );
}

function Group({ title, count, children }: { title: string; count: number; children: ReactNode }) {
  return (
    <section aria-label={title} className="flex flex-col gap-2 text-meta">
      <h2 className="flex items-baseline gap-2 font-strong">
        {title}
        {count === 0 ? null : <span className="font-normal text-text-3">{count}</span>}
      </h2>
      <ul className="flex flex-col gap-1">{children}</ul>
    </section>
  );
}
