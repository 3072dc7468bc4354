import { SECTIONS } from '@dalil/domain/guide/sections.ts';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderInPage } from '../prose/test-page.tsx';
import { aListing, aPlace } from './factories.tsx';
import { ListingPage } from './listing-page.tsx';
import { OpenAtChip, OpenAtField, OpenNowChip, useOpenFilter } from './open-chips.tsx';
import { useListing } from './use-listing.ts';
import { useOpenPlaces } from './use-open-places.ts';

// Wednesday, 14:00 in Dubai.
beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-25T10:00:00Z'), shouldAdvanceTime: true }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const WEDNESDAY = { facts: [], ramadan: null, holidays: null, season: null, closures: [] };
const PLACES = [
  aPlace({ id: 'day', title: 'Day', hours: { ...WEDNESDAY, weekly: [{ days: ['wed'], from: '10:00', to: '18:00' }] } }),
  aPlace({
    id: 'night',
    title: 'Night',
    hours: { ...WEDNESDAY, weekly: [{ days: ['wed'], from: '20:00', to: '02:00' }] },
  }),
  aPlace({ id: 'unknown', title: 'Unknown' }),
];

function Beaches() {
  const all = { data: aListing({ items: PLACES, total: 3 }), hasFailed: false, isFetching: false, retry: () => {} };
  const listing = useListing(SECTIONS.beaches);
  const { found, unknown } = useOpenPlaces(listing, all);
  const filter = useOpenFilter();
  return (
    <ListingPage
      listing={listing}
      found={found}
      countOf={String}
      listName="Places"
      title="Beaches"
      promise="Sand and sea."
      tools={[<OpenNowChip key="now" listing={listing} />, <OpenAtChip key="at" listing={listing} filter={filter} />]}
      controls={<OpenAtField listing={listing} filter={filter} />}
    >
      {(places) => (
        <>
          {places.map(({ id, title }) => (
            <p key={id}>Place {title}</p>
          ))}
          <p>{unknown} unknown</p>
        </>
      )}
    </ListingPage>
  );
}

const shown = () => screen.queryAllByText(/^Place /).map((line) => line.textContent);

test('ROUTE-1 only what is known to be open now is listed, by the clock of the device', async () => {
  await renderInPage(<Beaches />, { path: '/beaches' });
  expect(shown()).toEqual(['Place Day', 'Place Night', 'Place Unknown']);
  await userEvent.click(screen.getByRole('link', { name: 'Open now' }));
  await vi.waitFor(() => expect(shown()).toEqual(['Place Day']));
  expect(screen.getByText('1 unknown')).toBeDefined();
  await userEvent.click(screen.getByRole('link', { name: 'Open now' }));
  await vi.waitFor(() => expect(shown()).toHaveLength(3));
});

test('ROUTE-1 an address asks for a time of its own, also after midnight', async () => {
  await renderInPage(<Beaches />, { path: '/beaches?open=2026-11-26T01:30' });
  expect(shown()).toEqual(['Place Night']);
  expect(screen.getByRole('link', { name: /Open Thu, 26 Nov 2026 01:30/ })).toBeDefined();
});
