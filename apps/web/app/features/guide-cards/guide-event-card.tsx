import type { EventCard } from '@dalil/domain/guide/views.ts';
import { useLingui } from '@lingui/react';
import { CalendarClock, CircleX } from 'lucide-react';
import { useLocalePath } from '../../language/use-locale.ts';
import { PlaceCard } from '../../ui/place-card.tsx';
import { Tag } from '../../ui/tag.tsx';
import { CardBookmark } from '../bookmarks/bookmark-button.tsx';
import { savedEvent } from '../bookmarks/saved-item-of.ts';
import { artworkImage } from './artwork-image-props.ts';
import { useEventLabels } from './event-labels.ts';
import { RouterLink } from './router-link.tsx';
import { LanguageTag, useTextLanguage } from './text-language.tsx';

type GuideEventCardProps = {
  /** In lists with the walk from the metro, in minutes. */
  event: EventCard & { metroMinutes?: number | null };
  layout?: 'card' | 'row';
  level?: 2 | 3 | 4;
  hasSummary?: boolean;
  hasImage?: boolean;
};

/** An event: its time as text, its place, and the certainty of its date. */
export function GuideEventCard({
  event,
  layout = 'card',
  level,
  hasSummary = false,
  hasImage = true,
}: GuideEventCardProps) {
  const { _ } = useLingui();
  const labels = useEventLabels();
  const toLocale = useLocalePath();
  return (
    <PlaceCard
      href={toLocale(event.href)}
      name={event.title}
      area={event.area}
      kindLabel={event.type.label}
      neighbourhood={event.venue ?? undefined}
      summary={hasSummary ? <span className="line-clamp-3 wide:line-clamp-none">{event.summary}</span> : undefined}
      meta={[
        <span key="when" className="font-medium text-text-2">
          {labels.when(event)}
        </span>,
        ...(event.metroMinutes ? [_('guide.walk.metro', { minutes: event.metroMinutes })] : []),
      ]}
      tags={<EventTags event={event} />}
      image={hasImage ? artworkImage(event, 'card') : undefined}
      action={<CardBookmark item={savedEvent(event)} />}
      layout={layout}
      level={level}
      linkComponent={RouterLink}
      {...useTextLanguage(event.locale)}
    />
  );
}

type Tagged = Pick<EventCard, 'next' | 'isCancelled' | 'isOver' | 'isFree' | 'locale'>;

/** What users should know about an event before reading on. */
export function EventTags({ event }: { event: Tagged }) {
  const { _ } = useLingui();
  const labels = useEventLabels();
  // That the organiser has announced a date is the usual case, and stands on the event's page.
  const isUsual = event.next?.certainty === 'announced' && !event.isCancelled && !event.isOver;
  const status = isUsual ? null : labels.status(event);
  const Icon = event.isCancelled ? CircleX : CalendarClock;
  return (
    <>
      {status ? (
        <Tag
          tone={event.isCancelled ? 'bad' : 'warn'}
          icon={<Icon aria-hidden className="icon-small" />}
          className="wrap-anywhere"
        >
          {status}
        </Tag>
      ) : null}
      {event.isFree ? (
        <Tag tone="ok" className="wrap-anywhere">
          {_('events.status.free')}
        </Tag>
      ) : null}
      <LanguageTag locale={event.locale} />
    </>
  );
}
