import type { PlaceCard as PlaceCardView } from '@dalil/domain/guide/views.ts';
import { useLingui } from '@lingui/react';
import { CalendarRange, CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { isolate } from '../../language/bidi.tsx';
import { useLocalePath } from '../../language/use-locale.ts';
import { PlaceCard } from '../../ui/place-card.tsx';
import { Tag } from '../../ui/tag.tsx';
import { CardBookmark } from '../bookmarks/bookmark-button.tsx';
import { savedPlace } from '../bookmarks/saved-item-of.ts';
import { OpeningLine } from '../opening/opening-line.tsx';
import { artworkImage } from './artwork-image-props.ts';
import { AdultPrice } from './adult-price.tsx';
import { isComparedByPrice, PriceBand } from './price-band.tsx';
import { RouterLink } from './router-link.tsx';
import { LanguageTag, useTextLanguage } from './text-language.tsx';

type GuidePlaceCardProps = {
  place: PlaceCardView;
  layout?: 'card' | 'row';
  level?: 2 | 3;
  /** Pieces after the price, such as a distance. */
  meta?: readonly ReactNode[];
};

/** A place with the guide's data. It is stated to be open only by known hours. */
export function GuidePlaceCard({ place, layout = 'card', level, meta = [] }: GuidePlaceCardProps) {
  const toLocale = useLocalePath();
  const isRow = layout === 'row';
  const language = useTextLanguage(place.locale);
  const schoolKind = useSchoolKind(place);
  const metro = useMetroPiece(place);
  return (
    <PlaceCard
      href={toLocale(place.href)}
      name={place.title}
      area={place.area}
      kindLabel={place.cuisine?.label ?? schoolKind ?? place.type.label}
      neighbourhood={place.district}
      summary={isRow ? <span className="line-clamp-2">{place.summary}</span> : undefined}
      meta={[...pricePieces(place), ...(isRow ? [] : metro), ...meta]}
      status={place.hours ? <OpeningLine hours={place.hours} /> : undefined}
      tags={<PlaceTags place={place} hasNote={isRow} />}
      image={artworkImage(place, 'card')}
      action={<CardBookmark item={savedPlace(place)} />}
      layout={layout}
      level={level}
      linkComponent={RouterLink}
      {...language}
    />
  );
}

/** What a school teaches, instead of "School" on each card. */
function useSchoolKind({ school }: PlaceCardView): string | null {
  const { _ } = useLingui();
  if (!school || school.curricula.length === 0) return null;
  return school.curricula.map((curriculum) => _(`guide.curriculum.${curriculum}`)).join(' · ');
}

/** The estimated walk to the nearest metro station. A guide stored by an older version does not have it. */
function useMetroPiece({ metroMinutes }: PlaceCardView): ReactNode[] {
  const { _ } = useLingui();
  return metroMinutes ? [<span key="metro">{_('guide.walk.metro', { minutes: metroMinutes })}</span>] : [];
}

/** The price of one adult if it is known, else how expensive the place is. */
function pricePieces({ price, priceBand, section, school }: PlaceCardView): ReactNode[] {
  if (price) return [<AdultPrice key="price" aed={price.aed} isYearly={school !== null} />];
  return priceBand !== null && isComparedByPrice(section)
    ? [<PriceBand key="price" band={priceBand} section={section} />]
    : [];
}

/** Of a place that is not simply open. What is not known is not said on a card. */
const STATUS_ICONS = { seasonal: CalendarRange, 'temporarily-closed': CircleAlert } as const;

function PlaceTags({ place, hasNote }: { place: PlaceCardView; hasNote: boolean }) {
  const { _ } = useLingui();
  const language = useTextLanguage(place.locale);
  const status = place.operatingStatus;
  const StatusIcon = status in STATUS_ICONS ? STATUS_ICONS[status as keyof typeof STATUS_ICONS] : null;
  return (
    <>
      {StatusIcon ? (
        <Tag tone="warn" icon={<StatusIcon aria-hidden className="icon-small" />}>
          {_(`guide.status.${status}`)}
        </Tag>
      ) : null}
      {place.school?.rating ? (
        <Tag>
          {_('guide.rating.of-year', {
            rating: _(`guide.rating.${place.school.rating}`),
            year: isolate(place.school.ratingYear ?? ''),
          })}
        </Tag>
      ) : null}
      <LanguageTag locale={place.locale} />
      {hasNote && StatusIcon && place.statusNote ? (
        <p className="w-full text-meta text-text-3" {...language}>
          {place.statusNote}
        </p>
      ) : null}
    </>
  );
}
