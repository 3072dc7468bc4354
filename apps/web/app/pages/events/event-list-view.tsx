import type { EventList } from '@dalil/domain/guide/views.ts';
import { useLingui } from '@lingui/react';
import { useFormat } from '../../language/use-format.ts';
import { DayMark } from './day-mark.tsx';
import { EventSection } from './event-section.tsx';
import { groupList } from './group-events.ts';

/** Events one below the other: what is on, then day by day, then those whose dates are not known. */
export function EventListView({ list }: { list: EventList }) {
  const { _ } = useLingui();
  const format = useFormat();
  const { running, days, months } = groupList(list);
  return (
    <div className="flex flex-col gap-10">
      <EventSection title={_('events.onNow')} events={running} />
      {days.map(({ day, events }) => (
        <EventSection
          key={day}
          title={format.longDate(day)}
          mark={<DayMark day={day} today={list.today} />}
          events={events}
        />
      ))}
      {months.map(({ month, events }) => (
        <EventSection
          key={month}
          title={_('events.undated.month', { month: _(`guide.month.name${month}`) })}
          events={events}
        />
      ))}
    </div>
  );
}
