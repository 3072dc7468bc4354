import { isImported, type MixedEvent } from '@dalil/domain/headlines/mix-events.ts';
import { useLingui } from '@lingui/react';
import { GuideEventCard } from '../../features/guide-cards/guide-event-card.tsx';

const ID = 'every-week';

/** Weekly programmes, each once: short, because there are many of them. */
export function WeeklySection({ events }: { events: readonly MixedEvent[] }) {
  const { _ } = useLingui();
  if (events.length === 0) return null;
  return (
    <section aria-labelledby={ID} className="border-t border-line pt-4">
      <h3 id={ID} className="text-name font-strong">
        {_('events.weekly.title')}
      </h3>
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
    </section>
  );
}

/** The way past the dated events. */
export function WeeklyJump({ count }: { count: number }) {
  const { _ } = useLingui();
  if (count === 0) return null;
  return (
    <a href={`#${ID}`} className="text-link inline-flex min-h-11 w-fit items-center text-label print:hidden">
      {_('events.weekly.jump', { count })}
    </a>
  );
}
