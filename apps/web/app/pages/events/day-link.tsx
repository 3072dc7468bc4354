import type { ListingRequest } from '@dalil/domain/guide/listing.ts';
import type { ReactNode } from 'react';
import { formatEvents } from '@dalil/domain/guide/events-address.ts';
import { Link } from 'react-router';
import { useLocalePath } from '../../language/use-locale.ts';

type DayLinkProps = { day: string; request: ListingRequest; isToday: boolean; label?: string; children: ReactNode };

/** Links a day of the calendar to its events. */
export function DayLink({ day, request, isToday, label, children }: DayLinkProps) {
  const toLocale = useLocalePath();
  return (
    <Link
      to={toLocale(`/events${formatEvents(request, 'day', day)}`)}
      aria-label={label}
      aria-current={isToday ? 'date' : undefined}
      className={`inline-flex min-h-6 min-w-6 items-center justify-center rounded-tag underline-offset-4 hover:underline ${isToday ? 'font-strong text-accent underline' : ''}`.trim()}
    >
      <time dateTime={day}>{children}</time>
    </Link>
  );
}
