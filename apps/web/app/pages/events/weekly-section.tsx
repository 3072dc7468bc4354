import { isImported, type MixedEvent } from '@dalil/domain/headlines/mix-events.ts';
import { useLingui } from '@lingui/react';
import { GuideEventCard } from '../../features/guide-cards/guide-event-card.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';

type WeeklySectionProps = { events: readonly MixedEvent[]; isOpen?: boolean };

/** Weekly programmes, each once and on request, because there are many of them. */
export function WeeklySection({ events, isOpen = false }: WeeklySectionProps) {
  const { _ } = useLingui();
  if (events.length === 0) return null;
  return (
    <Disclosure
      id="every-week"
      open={isOpen}
      title={_('events.more', { name: _('events.weekly.title'), count: events.length })}
    >
      <p className="measure pb-4 text-meta text-text-3">{_('events.weekly.note')}</p>
      <ul className="grid gap-x-8 gap-y-5 wrap-anywhere medium:grid-cols-2">
        {events.map((event) =>
          isImported(event) ? null : (
            <li key={event.id}>
              <GuideEventCard event={event} layout="row" level={4} hasImage={false} />
            </li>
          ),
        )}
      </ul>
    </Disclosure>
  );
}
