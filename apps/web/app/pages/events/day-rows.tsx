import type { ListingRequest } from '@dalil/domain/guide/listing.ts';
import { useFormat } from '../../language/use-format.ts';
import { DayLink } from './day-link.tsx';
import { DayMark } from './day-mark.tsx';
import { EventLink } from './event-link.tsx';
import type { DayOfEvents } from './group-events.ts';

type DayRowsProps = { days: readonly DayOfEvents[]; today: string; request: ListingRequest; className?: string };

/** Days in a vertical list, each with its events. */
export function DayRows({ days, today, request, className }: DayRowsProps) {
  const format = useFormat();
  return (
    <ol className={className}>
      {days.map(({ day, events }) => (
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
        </li>
      ))}
    </ol>
  );
}
