import { isImported, type MixedEvent, type MixedEventList } from '@dalil/domain/headlines/mix-events.ts';
import { useLingui } from '@lingui/react';
import { type ReactNode, useId } from 'react';
import { useFormat } from '../../language/use-format.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { EventRow } from './event-row.tsx';
import { firstWeeks, FULL_LIST, groupList, groupWeeks, type WeekOfEvents } from './group-events.ts';
import { ImportedCard } from './imported-card.tsx';
import { WeeklySection } from './weekly-section.tsx';

/** The events from today on: by week, then by month, then those of every week and those without a date, on request. */
export function WeekList({ list }: { list: MixedEventList }) {
  const { _ } = useLingui();
  const format = useFormat();
  const { running, days, weekly, months } = groupList(list);
  const weeks = groupWeeks(days, list.from);
  const isShort = list.total <= FULL_LIST;
  const soon = firstWeeks(weeks, list.total);
  const later = Map.groupBy(
    weeks.slice(soon.length).flatMap(({ events }) => events),
    (event) => event.next?.start.slice(0, 7) ?? '',
  );
  return (
    <div className="flex flex-col gap-8">
      <Rows title={_('events.onNow')} events={running} />
      {soon.map((week) => (
        <Rows key={week.start} title={<WeekName week={week} today={list.today} />} events={week.events} />
      ))}
      <div className="border-t border-line">
        {[...later].map(([month, events]) => (
          <Disclosure key={month} title={_('events.more', { name: format.month(`${month}-01`), count: events.length })}>
            <EventRows events={events} />
          </Disclosure>
        ))}
        <WeeklySection events={weekly} isOpen={isShort} />
        {months.map(({ month, events }) => (
          <Disclosure
            key={month}
            open={isShort}
            title={_('events.more', {
              name: _('events.undated.month', { month: _(`guide.month.name${month}`) }),
              count: events.length,
            })}
          >
            <EventRows events={events} />
          </Disclosure>
        ))}
      </div>
    </div>
  );
}

/** "This week, to Sunday 29 November", "Next week, 30 Nov – 6 Dec". */
function WeekName({ week: { ahead, start, end }, today }: { week: WeekOfEvents; today: string }) {
  const { _ } = useLingui();
  const format = useFormat();
  const from = start < today ? today : start;
  const range = _('events.when.range', { from: format.shortDay(from), to: format.shortDay(end) });
  if (ahead > 1) return range;
  return (
    <>
      {_(ahead === 0 ? 'events.week.this' : 'events.week.next')}{' '}
      <span className="ps-1 text-label font-normal text-text-2">{range}</span>
    </>
  );
}

function Rows({ title, events }: { title: ReactNode; events: readonly MixedEvent[] }) {
  const id = useId();
  if (events.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="pb-3 text-name font-strong">
        {title}
      </h3>
      <EventRows events={events} />
    </section>
  );
}

function EventRows({ events }: { events: readonly MixedEvent[] }) {
  return (
    <ul className="grid gap-x-10 wrap-anywhere extra:grid-cols-2">
      {events.map((event) => (
        <li key={`${event.id} ${event.next?.start}`} className="border-t border-line py-3">
          {isImported(event) ? <ImportedCard event={event} level={4} /> : <EventRow event={event} />}
        </li>
      ))}
    </ul>
  );
}
