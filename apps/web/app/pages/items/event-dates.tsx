import { useLingui } from '@lingui/react';
import { CalendarClock } from 'lucide-react';
import { useEventWords } from '../../features/guide-cards/event-words.ts';
import { useFormat } from '../../language/use-format.ts';
import { Notice } from '../../ui/notice.tsx';
import type { EventView } from './item-view.ts';
import { Section } from './section.tsx';

/** Every time of the next two years, and what may still move them. */
export function EventDates({ event }: { event: EventView }) {
  const { _ } = useLingui();
  const words = useEventWords();
  return (
    <Section title={_('events.page.dates')}>
      <div className="flex flex-col gap-3">
        {event.occurrences.length > 0 ? (
          <ul className="max-w-measure">
            {event.occurrences.map((occurrence) => (
              <li key={occurrence.start} className="border-t border-line py-3 text-ui font-medium">
                {words.dates(occurrence)}
              </li>
            ))}
          </ul>
        ) : null}
        <DateNote event={event} />
      </div>
    </Section>
  );
}

function DateNote({ event: { isCancelled, next } }: { event: EventView }) {
  const { _ } = useLingui();
  const format = useFormat();
  if (isCancelled || next?.certainty === 'confirmed') return null;
  const note = next?.otherStart
    ? _('events.moon.either', { first: format.weekdayDate(next.start), second: format.weekdayDate(next.otherStart) })
    : _(next ? 'events.unconfirmed.note' : 'events.undated.one');
  return (
    <Notice tone="warning" icon={<CalendarClock aria-hidden className="icon mt-px" />} className="max-w-measure">
      <p>{note}</p>
    </Notice>
  );
}
