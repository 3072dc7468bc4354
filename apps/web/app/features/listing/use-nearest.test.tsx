import { SECTIONS } from '@dalil/domain/guide/sections.ts';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderInPage } from '../prose/test-page.tsx';
import { aListing, aPlace } from './factories.tsx';
import { ListingPage } from './listing-page.tsx';
import { LocationNote } from './location-note.tsx';
import { useListing } from './use-listing.ts';
import { useNearest } from './use-nearest.ts';

const getCurrentPosition = vi.fn<Geolocation['getCurrentPosition']>();

beforeEach(() => {
  getCurrentPosition.mockReset();
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
});

afterEach(() => {
  cleanup();
  Reflect.deleteProperty(navigator, 'geolocation');
});

const PLACES = [
  aPlace({ id: 'far', title: 'Far', position: { lat: 25.05, lon: 55.1, precisionMetres: 50 } }),
  aPlace({ id: 'near', title: 'Near', position: { lat: 25.21, lon: 55.2, precisionMetres: 50 } }),
];

function Beaches() {
  const found = { data: aListing({ items: PLACES, total: 2 }), hasFailed: false, isFetching: false, retry: () => {} };
  const nearest = useNearest(useListing(SECTIONS.beaches), found);
  return (
    <ListingPage
      listing={nearest.listing}
      found={nearest.found}
      countOf={String}
      listName="Places"
      title="Beaches"
      promise="Sand and sea."
      controls={<LocationNote problem={nearest.problem} locate={nearest.locate} />}
    >
      {(places) =>
        places.map((place) => <p key={place.id}>{`${place.title} ${nearest.metresTo(place.position) ?? ''}`}</p>)
      }
    </ListingPage>
  );
}

const order = () => screen.getAllByText(/^(Far|Near)\b/).map((line) => line.textContent);
const chooseNearest = () => userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'nearest');

function answer(outcome: { lat: number; lon: number } | { code: number }): void {
  const [onPosition, onError] = getCurrentPosition.mock.lastCall ?? [];
  act(() => {
    if ('lat' in outcome) {
      onPosition?.({ coords: { latitude: outcome.lat, longitude: outcome.lon } } as GeolocationPosition);
    } else onError?.({ code: outcome.code, PERMISSION_DENIED: 1 } as GeolocationPositionError);
  });
}

test('ROUTE-1 the position is requested when nearest is chosen, and sorts the list on the device', async () => {
  await renderInPage(<Beaches />, { path: '/beaches' });
  expect(getCurrentPosition).not.toHaveBeenCalled();
  await chooseNearest();
  await waitFor(() => expect(screen.getByText('Finding your location …')).toBeDefined());
  expect(order()).toEqual(['Far ', 'Near ']);
  answer({ lat: 25.2, lon: 55.2 });
  expect(order()[0]).toMatch(/^Near 111\d\./);
  expect(screen.queryByText(/location/)).toBeNull();
});

test('ROUTE-1 a refused position is reported, and can be requested again', async () => {
  await renderInPage(<Beaches />, { path: '/beaches' });
  await chooseNearest();
  await waitFor(() => expect(getCurrentPosition).toHaveBeenCalledOnce());
  answer({ code: 1 });
  expect(screen.getByText(/did not share your location/)).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  answer({ code: 2 });
  expect(screen.getByText(/could not be determined/)).toBeDefined();
  expect(order()).toEqual(['Far ', 'Near ']);
});

test('ROUTE-1 an opened address that is sorted by distance requests nothing by itself', async () => {
  await renderInPage(<Beaches />, { path: '/beaches?sort=nearest' });
  expect(getCurrentPosition).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Use my location' }));
  answer({ lat: 25.05, lon: 55.1 });
  expect(order()[0]).toMatch(/^Far 0$/);
});
