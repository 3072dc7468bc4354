import type { PlaceCard } from '@dalil/domain/guide/views.ts';
import { Link } from 'react-router';
import { useTextLanguage } from '../../features/guide-cards/text-language.tsx';
import { useLocalePath } from '../../language/use-locale.ts';

/** Places in short form with the numbers of their pins. */
export function NumberedPlaces({ places }: { places: readonly PlaceCard[] }) {
  return (
    <ol>
      {places.map((place, at) => (
        <NumberedPlace key={place.id} place={place} number={at + 1} />
      ))}
    </ol>
  );
}

function NumberedPlace({ place, number }: { place: PlaceCard; number: number }) {
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
      <span className="flex min-h-11 min-w-0 flex-col justify-center" {...language}>
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
    </li>
  );
}
