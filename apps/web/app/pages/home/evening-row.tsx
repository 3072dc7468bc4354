import { minuteOf } from '@dalil/domain/city/clock-time.ts';
import { openingState } from '@dalil/domain/city/opening-state.ts';
import { type EveningBlock, hourOf } from '@dalil/domain/guide/evening-blocks.ts';
import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { AdultPrice } from '../../features/guide-cards/adult-price.tsx';
import { artworkImage } from '../../features/guide-cards/artwork-image-props.ts';
import { EventTags } from '../../features/guide-cards/guide-event-card.tsx';
import { RouterLink } from '../../features/guide-cards/router-link.tsx';
import { useTextLanguage } from '../../features/guide-cards/text-language.tsx';
import { useHour } from '../../features/hour/hour.tsx';
import { useOpeningWords } from '../../features/opening/use-opening-words.ts';
import '../../features/opening/opening.css';
import { ClockRange, isolate } from '../../language/bidi.tsx';
import { useFormat } from '../../language/use-format.ts';
import { useLocalePath } from '../../language/use-locale.ts';
import { ArtworkImage } from '../../ui/artwork-image.tsx';
import { PickReasons } from './pick-reasons.tsx';
import type { Occasion } from './use-occasion.ts';

type Group = Occasion['groups'][number];
type Event = Group['events'][number];
type Place = Group['picks'][number];

/** Something that begins this evening, with its hour. */
export function EveningEvent({ event }: { event: Event }) {
  return (
    <EveningRow item={event} what={event.venue ? `${event.type.label} · ${event.venue}` : event.type.label}>
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <p className="text-meta font-semibold text-info">
          <Begins event={event} />
        </p>
        <EventTags event={{ ...event, isCancelled: false, isOver: false }} />
      </div>
    </EveningRow>
  );
}

/** A place for a part of the evening, with its state at that hour and why it was chosen. */
export function EveningPlace({ place, block }: { place: Place; block: EveningBlock }) {
  return (
    <EveningRow item={place} what={`${place.type.label} · ${place.district}`}>
      <div className="flex flex-wrap items-center gap-x-2 text-meta text-text-3">
        <OpenThen hours={place.hours} block={block} />
        {place.price ? <AdultPrice aed={place.price.aed} isYearly={false} /> : null}
      </div>
      <PickReasons reasons={place.reasons} />
    </EveningRow>
  );
}

function Begins({ event: { next } }: { event: Event }) {
  const { _ } = useLingui();
  const format = useFormat();
  if (!next?.startTime) return null;
  const clock = (time: string) => format.clock(minuteOf(time));
  return next.endTime ? (
    <ClockRange from={clock(next.startTime)} to={clock(next.endTime)} />
  ) : (
    _('occasions.from', { time: isolate(clock(next.startTime)) })
  );
}

/** Until when a place is open at the hour of a part of the evening. Of one without hours nothing is said. */
function OpenThen({ hours, block }: { hours: Place['hours']; block: EveningBlock }) {
  const { date } = useHour();
  const write = useOpeningWords();
  const { day, minute } = hourOf(block, date);
  const state = openingState(hours, day, minute);
  return state.kind === 'open' ? <p className="opening opening-open font-semibold">{write(state, date)}</p> : null;
}

type EveningRowProps = { item: Event | Place; what: string; children: ReactNode };

/** Picture, name, what and where. The whole row is its link. */
function EveningRow({ item, what, children }: EveningRowProps) {
  const toLocale = useLocalePath();
  const language = useTextLanguage(item.locale);
  return (
    <article className="group relative flex items-start gap-4 py-3">
      <ArtworkImage
        {...artworkImage(item, 'square')}
        area={item.area}
        className="aspect-square max-w-18 shrink-0 wide:max-w-24"
      />
      <div className="flex min-w-0 grow flex-col gap-0.5 wrap-anywhere">
        <h3 className="text-name font-semibold" {...language}>
          <RouterLink href={toLocale(item.href)} className="stretched-link underline-offset-4 group-hover:underline">
            {item.title}
          </RouterLink>
        </h3>
        <p className="text-meta text-text-3" {...language}>
          {what}
        </p>
        {children}
      </div>
    </article>
  );
}
