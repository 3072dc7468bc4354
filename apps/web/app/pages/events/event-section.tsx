import { isImported, type MixedEvent } from '@dalil/domain/headlines/mix-events.ts';
import { type ReactNode, useId } from 'react';
import { GuideEventCard } from '../../features/guide-cards/guide-event-card.tsx';
import { ImportedCard } from './imported-card.tsx';

type EventSectionProps = { title: ReactNode; mark?: ReactNode; events: readonly MixedEvent[] };

/** A group of events, by day or month, as full cards. */
export function EventSection({ title, mark, events }: EventSectionProps) {
  const id = useId();
  if (events.length === 0) return null;
  return (
    <section aria-labelledby={id} className="border-t border-line pt-4">
      <div className="flex flex-wrap items-center gap-3 pb-4">
        <h3 id={id} className="text-name font-strong">
          {title}
        </h3>
        {mark}
      </div>
      <ul className="flex flex-col gap-6 wrap-anywhere">
        {events.map((event) => (
          <li key={`${event.id} ${event.next?.start}`}>
            {isImported(event) ? (
              <ImportedCard event={event} level={4} />
            ) : (
              <GuideEventCard event={event} layout="row" level={4} hasSummary />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
