import { useLingui } from '@lingui/react';
import { EventTags } from '../../features/guide-cards/guide-event-card.tsx';
import { artworkImage } from '../../features/guide-cards/artwork-image-props.ts';
import { RouterLink } from '../../features/guide-cards/router-link.tsx';
import { useTextLanguage } from '../../features/guide-cards/text-language.tsx';
import { Ltr } from '../../language/bidi.tsx';
import { useFormat } from '../../language/use-format.ts';
import { useLocalePath } from '../../language/use-locale.ts';
import { ArtworkImage } from '../../ui/artwork-image.tsx';
import { HomeSection } from './home-section.tsx';
import type { Home } from './use-home-hour.ts';

type Event = Home['events'][number];
type Dated = Event & { next: NonNullable<Event['next']> };

/** The events with a date of today and the six days after it. Without one the section is left out. */
export function NextEvents({ events, today }: { events: Home['events']; today: string }) {
  const { _ } = useLingui();
  const dated = events.filter((event): event is Dated => event.next !== null && event.next.end >= today);
  if (dated.length === 0) return null;
  const isAnyToday = dated.some(({ next }) => next.start <= today);
  return (
    <HomeSection
      title={_(isAnyToday ? 'guide.home.events.today' : 'guide.home.events.week')}
      more={{ message: 'guide.home.events.all', path: '/events' }}
    >
      <EventRows events={dated} today={today} />
    </HomeSection>
  );
}

/** Events with a date, one to a row. */
export function EventRows({ events, today }: { events: readonly Event[]; today: string }) {
  const dated = events.filter((event): event is Dated => event.next !== null && event.next.end >= today);
  return (
    <ul className="event-rows">
      {dated.map((event) => (
        <li key={event.id}>
          <EventRow event={event} today={today} />
        </li>
      ))}
    </ul>
  );
}

function EventRow({ event, today }: { event: Dated; today: string }) {
  const { _ } = useLingui();
  const toLocale = useLocalePath();
  const format = useFormat();
  const language = useTextLanguage(event.locale);
  const { start } = event.next;
  return (
    <article className="group relative flex items-start gap-3 py-3 medium:gap-4">
      <p className="w-18 shrink-0 text-label font-strong">
        {start <= today ? _('guide.home.events.dayToday') : format.weekday(start)}
        <span className="block text-meta font-normal text-text-3">
          <When event={event} today={today} />
        </span>
      </p>
      <div className="flex min-w-0 grow flex-col gap-0.5 wrap-anywhere">
        <h3 className="text-name font-semibold" {...language}>
          <RouterLink href={toLocale(event.href)} className="stretched-link underline-offset-4 group-hover:underline">
            {event.title}
          </RouterLink>
        </h3>
        <p className="text-meta text-text-3" {...language}>
          {event.weekly && event.venue ? `${event.type.label} · ${event.venue}` : (event.venue ?? event.type.label)}
        </p>
        <div className="flex flex-wrap gap-2 pt-1">
          <EventTags event={{ ...event, isCancelled: false, isOver: false }} />
        </div>
      </div>
      <ArtworkImage
        {...artworkImage(event, 'square')}
        area={event.area}
        className="aspect-square max-w-18 shrink-0 wide:max-w-24"
      />
    </article>
  );
}

/** The time of an event of today, the last day of one that goes on, else the day it begins. */
function When({ event: { next }, today }: { event: Dated; today: string }) {
  const { _ } = useLingui();
  const format = useFormat();
  const { start, end, startTime, certainty } = next;
  if (start > today) return format.shortDate(start);
  if (start === today && startTime) return <Ltr>{startTime}</Ltr>;
  if (start === today && certainty === 'weekly') return null;
  return end > today ? _('guide.home.now.until', { time: format.shortDate(end) }) : format.shortDate(today);
}
