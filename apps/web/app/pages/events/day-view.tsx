import type { EventList } from '@dalil/domain/guide/views.ts';
import { useFormat } from '../../language/use-format.ts';
import { DayMark } from './day-mark.tsx';
import { EventSection } from './event-section.tsx';

/** All that is on in one day, whenever it began. */
export function DayView({ list }: { list: EventList }) {
  const format = useFormat();
  return (
    <EventSection
      title={format.longDate(list.from)}
      mark={<DayMark day={list.from} today={list.today} />}
      events={list.items}
    />
  );
}
