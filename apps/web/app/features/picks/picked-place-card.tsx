import type { OpeningHours } from '@dalil/domain/guide/opening-hours.ts';
import type { PlaceCard } from '@dalil/domain/guide/views.ts';
import type { ReactNode } from 'react';
import { useLocalePath } from '../../language/use-locale.ts';
import { ArtworkImage } from '../../ui/artwork-image.tsx';
import { AdultPrice } from '../guide-cards/adult-price.tsx';
import { artworkImage } from '../guide-cards/artwork-image-props.ts';
import { RouterLink } from '../guide-cards/router-link.tsx';
import { LanguageTag, useTextLanguage } from '../guide-cards/text-language.tsx';
import { OpeningToday } from '../opening/opening-today.tsx';

export type PickedPlace = Pick<
  PlaceCard,
  'id' | 'href' | 'area' | 'locale' | 'title' | 'type' | 'district' | 'price' | 'picture'
> & { hours: OpeningHours | null };

/** A place of a choice: picture, name, opening state, why it was chosen. */
export function PickedPlaceCard({ place, children }: { place: PickedPlace; children?: ReactNode }) {
  const language = useTextLanguage(place.locale);
  return (
    <PickedCard item={place}>
      <OpeningToday hours={place.hours} />
      {children}
      <p className="text-meta text-text-3">
        <span {...language}>{place.type.label}</span> · <span {...language}>{place.district}</span>
        {place.price ? (
          <>
            {' · '}
            <AdultPrice aed={place.price.aed} isYearly={false} />
          </>
        ) : null}
      </p>
    </PickedCard>
  );
}

type PickedCardProps = {
  item: Pick<PlaceCard, 'id' | 'href' | 'area' | 'locale' | 'title' | 'picture'>;
  children: ReactNode;
};

/** The frame of a chosen item. The whole card is its link. */
export function PickedCard({ item, children }: PickedCardProps) {
  const toLocale = useLocalePath();
  const language = useTextLanguage(item.locale);
  return (
    <article className="group relative flex flex-col-reverse justify-end gap-2">
      <div className="flex flex-col gap-0.5">
        <h3 className="text-name font-semibold" {...language}>
          <RouterLink href={toLocale(item.href)} className="stretched-link underline-offset-4 group-hover:underline">
            {item.title}
          </RouterLink>
        </h3>
        {children}
        <LanguageTag locale={item.locale} />
      </div>
      <ArtworkImage {...artworkImage(item, 'card')} area={item.area} className="aspect-card" />
    </article>
  );
}
