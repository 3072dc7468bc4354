import type { ListedEventCard } from '@dalil/domain/guide/views.ts';
import { useLingui } from '@lingui/react';
import { CardBookmark } from '../../features/bookmarks/bookmark-button.tsx';
import { savedEvent } from '../../features/bookmarks/saved-item-of.ts';
import { useEventLabels } from '../../features/guide-cards/event-labels.ts';
import { EventTags } from '../../features/guide-cards/guide-event-card.tsx';
import { RouterLink } from '../../features/guide-cards/router-link.tsx';
import { useTextLanguage } from '../../features/guide-cards/text-language.tsx';
import { isolate } from '../../language/bidi.tsx';
import { useFormat } from '../../language/use-format.ts';
import { useLocalePath } from '../../language/use-locale.ts';
import { CardHead } from '../../ui/story-card.tsx';

/** An event in a list by weeks: its day as a block, its name, where it is and why one would go. */
export function EventRow({ event }: { event: ListedEventCard }) {
  const labels = useEventLabels();
  const toLocale = useLocalePath();
  const language = useTextLanguage(event.locale);
  const { next } = event;
  const times = [next?.startTime, next?.endTime].filter(Boolean).join('–');
  return (
    <article className={`group relative flex flex-row-reverse items-start justify-end gap-3 area-${event.area}`}>
      <div className="flex min-w-0 grow flex-col gap-0.5">
        <CardHead
          href={toLocale(event.href)}
          title={event.title}
          level={4}
          className="gap-0.5"
          headingClass="text-name font-semibold"
          kicker={null}
          action={<CardBookmark item={savedEvent(event)} />}
          lang={language.lang}
          dir={language.dir}
          linkComponent={RouterLink}
        />
        <p className="sr-only">{labels.when(event)}</p>
        <p className="text-label text-text-2">
          {[event.venue ?? event.type.label, times === '' ? null : isolate(times)].filter(Boolean).join(' · ')}
        </p>
        <p data-read="" className="line-clamp-2 text-label" {...language}>
          {event.summary}
        </p>
        <div className="flex flex-wrap gap-2 pt-1 empty:hidden">
          <EventTags event={event} />
        </div>
      </div>
      {next ? <DateBlock start={next.start} end={next.end} /> : null}
    </article>
  );
}

/** One day in large with its weekday; of several the first and the last. */
function DateBlock({ start, end }: { start: string; end: string }) {
  const { _ } = useLingui();
  const format = useFormat();
  const isOneDay = start === end;
  return (
    <p
      aria-hidden
      className="flex min-h-14 w-14 shrink-0 flex-col items-center justify-center rounded-control bg-area-tint px-1 py-1 text-center text-caption font-semibold text-area-text"
    >
      <span className={isOneDay ? 'text-section leading-none font-strong' : 'font-strong'}>
        {isOneDay ? format.number(Number(start.slice(-2))) : format.shortDay(start)}
      </span>
      <span>{isOneDay ? format.weekday(start) : _('events.until', { date: format.shortDay(end) })}</span>
    </p>
  );
}
