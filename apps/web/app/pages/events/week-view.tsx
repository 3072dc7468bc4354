import type { ListingRequest } from '@dalil/domain/guide/listing.ts';
import type { EventList } from '@dalil/domain/guide/views.ts';
import { useLingui } from '@lingui/react';
import { DayRows } from './day-rows.tsx';
import { EventSection } from './event-section.tsx';
import { groupCalendar } from './group-events.ts';

/** The seven days from Monday. */
export function WeekView({ list, request }: { list: EventList; request: ListingRequest }) {
  const { _ } = useLingui();
  const { days, longer } = groupCalendar(list);
  return (
    <div className="flex flex-col gap-10">
      <DayRows days={days} today={list.today} request={request} />
      <EventSection title={_('events.longer')} events={longer} />
    </div>
  );
}
