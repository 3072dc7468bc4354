import { monthOf, weekdayOf } from '@dalil/domain/guide/calendar-day.ts';
import type { ListingRequest } from '@dalil/domain/guide/listing.ts';
import type { MixedEventList } from '@dalil/domain/headlines/mix-events.ts';
import { useLingui } from '@lingui/react';
import { useFormat } from '../../language/use-format.ts';
import { DayLink } from './day-link.tsx';
import { DayRows } from './day-rows.tsx';
import { EventLink } from './event-link.tsx';
import { EventSection } from './event-section.tsx';
import { type DayOfEvents, groupCalendar } from './group-events.ts';
import { WeeklySection } from './weekly-section.tsx';

type MonthViewProps = { list: MixedEventList; request: ListingRequest };

/** A month: a table of weeks on wide screens, otherwise the days with events. */
export function MonthView({ list, request }: MonthViewProps) {
  const { _ } = useLingui();
  const { days, longer, undated, weekly } = groupCalendar(list);
  const month = _(`guide.month.name${monthOf(list.from)}`);
  return (
    <div className="flex flex-col gap-10">
      <MonthTable days={days} list={list} request={request} />
      <DayRows
        days={days.filter(({ events }) => events.length > 0)}
        today={list.today}
        request={request}
        className="wide:hidden"
      />
      <EventSection title={_('events.longer')} events={longer} />
      <WeeklySection events={weekly} />
      <EventSection title={_('events.undated.month', { month })} events={undated} />
    </div>
  );
}

function MonthTable({ days, list, request }: MonthViewProps & { days: readonly DayOfEvents[] }) {
  const { _ } = useLingui();
  const format = useFormat();
  const weeks = weeksOf(days);
  // The names are taken from a full week; the second row is always full.
  const weekdays = (weeks[1] ?? []).flatMap((cell) => (cell ? [cell.day] : []));
  return (
    <table className="hidden w-full table-fixed border-collapse wide:table">
      <caption className="sr-only">{_('events.month.caption', { month: format.month(list.from) })}</caption>
      <thead>
        <tr>
          {weekdays.map((day) => (
            <th
              key={day}
              scope="col"
              className="border-b border-line pb-2 text-start text-meta font-medium text-text-3"
            >
              {format.weekday(day)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week, at) => (
          <tr key={at}>
            {week.map((cell, weekday) => (
              <td key={weekday} className="h-24 border border-line p-2 align-top wrap-anywhere">
                {cell ? <DayCell cell={cell} today={list.today} request={request} /> : null}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type DayCellProps = { cell: DayOfEvents; today: string; request: ListingRequest };

function DayCell({ cell: { day, events }, today, request }: DayCellProps) {
  const format = useFormat();
  return (
    <>
      <DayLink day={day} request={request} isToday={day === today} label={format.longDate(day)}>
        {format.number(Number(day.slice(-2)))}
      </DayLink>
      {events.length > 0 ? (
        <ul>
          {events.map((event) => (
            <li key={event.id}>
              <EventLink event={event} />
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}

/** The days in rows from Monday to Sunday; null for days of another month. */
function weeksOf(days: readonly DayOfEvents[]): (DayOfEvents | null)[][] {
  const before = weekdayOf(days[0]?.day ?? '') - 1;
  const cells = [...Array.from({ length: before }, () => null), ...days];
  const after = (7 - (cells.length % 7)) % 7;
  const whole = [...cells, ...Array.from({ length: after }, () => null)];
  return Array.from({ length: whole.length / 7 }, (_, week) => whole.slice(week * 7, week * 7 + 7));
}
