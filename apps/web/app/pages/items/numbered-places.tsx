import type { NearbyPlace } from '@dalil/domain/guide/views.ts';
import { useLingui } from '@lingui/react';
import { Link } from 'react-router';
import { useTextLanguage } from '../../features/guide-cards/text-language.tsx';
import { useLocalePath } from '../../language/use-locale.ts';

type NumberedPlacesProps = {
  places: readonly NearbyPlace[];
  /** The estimated walk to each, where known. */
  minutes?: readonly (number | null)[];
  firstNumber?: number;
};

/** Places in short form with the numbers of their pins. */
export function NumberedPlaces({ places, minutes = [], firstNumber = 1 }: NumberedPlacesProps) {
  return (
    <ol start={firstNumber}>
      {places.map((place, at) => (
        <NumberedPlace key={place.id} place={place} minutes={minutes[at] ?? null} number={firstNumber + at} />
      ))}
    </ol>
  );
}

type NumberedPlaceProps = { place: NearbyPlace; minutes: number | null; number: number };

function NumberedPlace({ place, minutes, number }: NumberedPlaceProps) {
  const { _ } = useLingui();
  const toLocale = useLocalePath();
  const language = useTextLanguage(place.locale);
  return (
    <li className="group relative flex items-center gap-3 border-b border-line py-2">
      <span
        aria-hidden
        className="grid size-6 shrink-0 place-items-center rounded-pill border-2 border-accent text-caption font-semibold text-accent"
      >
        {number}
      </span>
      <span className="flex min-h-11 min-w-0 grow flex-col justify-center" {...language}>
        <Link
          to={toLocale(place.href)}
          className="stretched-link text-label font-semibold underline-offset-4 group-hover:underline"
        >
          {place.title}
        </Link>
        <span className="text-meta text-text-3">
          <bdi>{place.cuisine?.label ?? place.type.label}</bdi> · <bdi>{place.district}</bdi>
        </span>
      </span>
      {minutes === null ? null : (
        <span className="shrink-0 text-meta text-text-2">{_('guide.walk.minutes', { minutes })}</span>
      )}
    </li>
  );
}
