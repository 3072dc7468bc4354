import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderInPage } from '../../features/prose/test-page.tsx';
import type { ImportedEvent } from '../../queries/headlines.ts';
import { ImportedList } from './imported-list.tsx';

afterEach(cleanup);

const FETCHED_AT = '2026-11-26T08:00:00.000Z';

function event(uid: string, values: Partial<ImportedEvent> = {}): ImportedEvent {
  return {
    uid,
    title: `Event ${uid}`,
    startsAt: '2026-11-27T16:00:00.000Z',
    endsAt: null,
    isAllDay: false,
    place: 'Al Seef',
    url: 'https://venue.example/1',
    status: 'scheduled',
    publisher: 'A Venue',
    publisherUrl: 'https://venue.example/calendar.ics',
    language: 'en',
    ...values,
  };
}

async function open(events: ImportedEvent[], hours = 1) {
  const now = new Date(Date.parse(FETCHED_AT) + hours * 3_600_000);
  await renderInPage(<ImportedList fetchedAt={FETCHED_AT} events={events} now={now} />, { path: '/events' });
}

test('ROUTE-1 imported events are named as such, with their time in Dubai, status, source and when it was read', async () => {
  await open([
    event('a'),
    event('b', { status: 'cancelled', url: null, isAllDay: true, startsAt: '2026-12-01T20:00:00Z' }),
  ]);
  expect(screen.getByText(/Imported and not checked by us/)).toBeTruthy();
  const [first, second] = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(first).toMatch(/^Fri, 27 Nov 2026, 20:00Event aAl SeefFrom .A Venue.$/);
  expect(second).toMatch(/^Wed, 2 Dec 2026cancelledEvent b/);
  expect(screen.getByRole('link', { name: 'Event a' }).getAttribute('href')).toBe('https://venue.example/1');
  expect(screen.queryByRole('link', { name: 'Event b' })).toBeNull();
  expect(screen.getByText(/^Fetched/)).toBeTruthy();
});

test('ROUTE-1 imported events of calendars that have not answered for a day say so', async () => {
  await open([event('a')], 25);
  expect(screen.getByText(/no calendar has answered since/)).toBeTruthy();
});
