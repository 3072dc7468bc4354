import type { ListingRequest } from '@dalil/domain/guide/listing.ts';
import { formatEvents } from '@dalil/domain/guide/events-address.ts';
import { useLingui } from '@lingui/react';
import { Link } from 'react-router';
import { useFormat } from '../../language/use-format.ts';
import { useLocalePath } from '../../language/use-locale.ts';
import { DayLink } from './day-link.tsx';
import { DayMark } from './day-mark.tsx';
import { EventLink } from './event-link.tsx';
import type { CalendarDay } from './group-events.ts';

type DayRowsProps = { days: readonly CalendarDay[]; today: string; request: ListingRequest; className?: string };

/** Days in a vertical list, each with its events and the way to its weekly programmes. */
export function DayRows({ days, today, request, className }: DayRowsProps) {
  const { _ } = useLingui();
  const format = useFormat();
  const toLocale = useLocalePath();
  return (
    <ol className={className}>
      {days.map(({ day, events, programmes }) => (
        <li key={day} className="border-t border-line py-3">
          <h3 className="flex flex-wrap items-center gap-3 text-label font-semibold">
            <DayLink day={day} request={request} isToday={day === today}>
              {format.longDate(day)}
            </DayLink>
            <DayMark day={day} today={today} />
          </h3>
          {events.length > 0 ? (
            <ul>
              {events.map((event) => (
                <li key={event.id}>
                  <EventLink event={event} />
                </li>
              ))}
            </ul>
          ) : null}
          {programmes > 0 ? (
            <Link
              to={toLocale(`/events${formatEvents(request, 'day', day)}`)}
              className="text-link inline-flex min-h-6 items-center py-1 text-label"
            >
              {_('events.weekly.of-day', { count: programmes })}
            </Link>
          ) : null}
        </li>
      ))}
    </ol>
  );
}
