import type { PlaceCard } from '@dalil/domain/guide/views.ts';
import { useLingui } from '@lingui/react';
import { GuidePlaceCard } from '../../features/guide-cards/guide-place-card.tsx';
import { HomeSection } from './home-section.tsx';

type PlaceShelfProps = { title: string; all: string; path: string; places: PlaceCard[] };

/** A few places of one list: a shelf on narrow screens, a row on wide ones. */
export function PlaceShelf({ title, all, path, places }: PlaceShelfProps) {
  const { _ } = useLingui();
  if (places.length === 0) return null;
  return (
    <HomeSection title={_(title)} more={{ message: all, path }}>
      <ul className="shelf wide:mx-0 wide:grid wide:grid-cols-4 wide:gap-6 wide:overflow-visible wide:px-0">
        {places.map((place) => (
          <li key={place.id} className="w-rail wide:w-auto">
            <GuidePlaceCard place={place} />
          </li>
        ))}
      </ul>
    </HomeSection>
  );
}
