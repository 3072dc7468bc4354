import type { Walked } from '@dalil/domain/guide/combine-with.ts';
import type { NearbyPlace } from '@dalil/domain/guide/views.ts';
import { useLingui } from '@lingui/react';
import { Link } from 'react-router';
import { artworkImage } from '../../features/guide-cards/artwork-image-props.ts';
import { useTextLanguage } from '../../features/guide-cards/text-language.tsx';
import { useLocalePath } from '../../language/use-locale.ts';
import { ArtworkImage } from '../../ui/artwork-image.tsx';
import { NumberedPlaces } from './numbered-places.tsx';
import { Section } from './section.tsx';

type NearbyPlacesProps = { combined: readonly Walked<NearbyPlace>[]; others: readonly Walked<NearbyPlace>[] };

/** What a visit can be combined with, and what else is near, with the estimated walk. The numbers are those of the map. */
export function NearbyPlaces({ combined, others }: NearbyPlacesProps) {
  const { _ } = useLingui();
  const hasWalks = [...combined, ...others].some(({ minutes }) => minutes !== null);
  return (
    <>
      {combined.length > 0 ? (
        <Section title={_('item.place.combine')} isRuled className="print:hidden">
          <ol className="grid grid-cols-2 gap-4 medium:grid-cols-4">
            {combined.map((one, at) => (
              <CombinedPlace key={one.place.id} {...one} number={at + 1} />
            ))}
          </ol>
        </Section>
      ) : null}
      {others.length > 0 ? (
        <Section title={_('item.place.nearby')} isRuled={combined.length === 0} className="print:hidden">
          <NumberedPlaces
            places={others.map(({ place }) => place)}
            minutes={others.map(({ minutes }) => minutes)}
            firstNumber={combined.length + 1}
          />
        </Section>
      ) : null}
      {hasWalks ? <p className="-mt-6 text-meta text-text-3 print:hidden">{_('item.place.walk-estimate')}</p> : null}
    </>
  );
}

function CombinedPlace({ place, minutes, number }: Walked<NearbyPlace> & { number: number }) {
  const { _ } = useLingui();
  const toLocale = useLocalePath();
  return (
    <li className="group relative flex flex-col-reverse justify-end gap-2" {...useTextLanguage(place.locale)}>
      <div>
        <Link
          to={toLocale(place.href)}
          className="stretched-link text-label font-semibold underline-offset-4 group-hover:underline"
        >
          <span aria-hidden>{number}. </span>
          {place.title}
        </Link>
        <p className="text-meta text-text-3">
          {[place.cuisine?.label ?? place.type.label, minutes === null ? '' : _('guide.walk.minutes', { minutes })]
            .filter((part) => part !== '')
            .join(' · ')}
        </p>
      </div>
      <ArtworkImage {...artworkImage(place, 'card')} area={place.area} className="aspect-card" />
    </li>
  );
}
