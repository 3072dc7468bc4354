import type { PlaceCard } from '@dalil/domain/guide/views.ts';
import { GuidePlaceCard } from '../../features/guide-cards/guide-place-card.tsx';

/** What an empty list shows instead of its places. The map has no numbers for them. */
export function WiderPlaces({ places }: { places: readonly PlaceCard[] }) {
  return (
    <ul className="flex flex-col gap-6 compact:gap-3">
      {places.map((place) => (
        <li key={place.id} className="relative">
          <GuidePlaceCard place={place} layout="row" />
        </li>
      ))}
    </ul>
  );
}
