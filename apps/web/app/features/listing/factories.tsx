import { formatListing } from '@dalil/domain/guide/listing.ts';
import { SECTIONS } from '@dalil/domain/guide/sections.ts';
import type { FacetView, Listing, PlaceCard } from '@dalil/domain/guide/views.ts';
import { useNavigate } from 'react-router';
import { GuidePlaceCard } from '../guide-cards/guide-place-card.tsx';
import { ListingPage } from './listing-page.tsx';
import type { LoadedListing } from './use-loaded-listing.ts';
import { useListing } from './use-listing.ts';

/** A place as the API returns it, for tests. */
export function aPlace(overrides: Partial<PlaceCard> = {}): PlaceCard {
  return {
    id: 'kite-beach',
    href: '/content/kite-beach',
    area: 'beaches',
    locale: 'en',
    title: 'Kite Beach',
    summary: 'A long public beach.',
    type: { id: 'beach', label: 'Beach' },
    cuisine: null,
    district: 'Umm Suqeim',
    neighbourhood: 'jumeirah',
    position: { lat: 25.16, lon: 55.2, precisionMetres: 300 },
    priceBand: 1,
    price: null,
    hours: null,
    metroMinutes: null,
    school: null,
    section: 'beaches',
    setting: 'outdoor',
    features: ['family'],
    operatingStatus: 'open',
    statusNote: null,
    asOf: '2025',
    ...overrides,
  };
}

export const FACETS: FacetView[] = [
  {
    id: 'neighbourhood',
    options: ['jumeirah', 'deira', 'jbr', 'dubai-marina', 'palm-jumeirah', 'dubai-creek-harbour', 'al-barsha'].map(
      (value, at) => ({ value, label: null, count: 7 - at }),
    ),
  },
  {
    id: 'price',
    options: [
      { value: '4', label: null, count: 3 },
      { value: '1', label: null, count: 9 },
    ],
  },
];

export function aListing(overrides: Partial<Listing<PlaceCard>> = {}): Listing<PlaceCard> {
  return {
    items: [aPlace()],
    total: 1,
    page: 1,
    pageCount: 1,
    facets: FACETS,
    asOf: { since: '2024', newest: '2025' },
    ...overrides,
  };
}

/** The list of beaches with fixed data, with the current address and a back button beside it. */
export function BeachList({ found }: { found: Partial<LoadedListing<PlaceCard>> }) {
  const listing = useListing(SECTIONS.beaches);
  const navigate = useNavigate();
  return (
    <>
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
      <output data-testid="address">{formatListing(listing.current)}</output>
      <ListingPage
        listing={listing}
        found={{ data: aListing(), hasFailed: false, isFetching: false, retry: () => {}, ...found }}
        countOf={(count) => `${count} places`}
        listName="Places"
        title="Beaches"
        promise="Sand and sea."
        widerOf={(places) => places.map((place) => <GuidePlaceCard key={place.id} place={place} layout="row" />)}
      >
        {(places) => (
          <ol>
            {places.map((place) => (
              <li key={place.id}>
                <GuidePlaceCard place={place} layout="row" />
              </li>
            ))}
          </ol>
        )}
      </ListingPage>
    </>
  );
}
