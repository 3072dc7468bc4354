import type { SavedItem } from '@dalil/domain/bookmarks/saved-item.ts';
import type { PublishedEvent } from '@dalil/domain/headlines/imported-event.ts';
import { importedDates } from '@dalil/domain/headlines/imported-dates.ts';
import type { ImportedItem, MixedEventList } from '@dalil/domain/headlines/mix-events.ts';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderInPage } from '../../features/prose/test-page.tsx';
import { ImportedCard } from './imported-card.tsx';
import { ImportedNote } from './imported-note.tsx';
import { ImportedRow } from './imported-row.tsx';

const { bookmarks } = vi.hoisted(() => ({ bookmarks: { items: new Map(), keys: new Set<string>() } }));
vi.mock('../../features/bookmarks/use-bookmarks.ts', () => ({ useBookmarks: () => bookmarks }));

afterEach(() => {
  cleanup();
  bookmarks.items.clear();
  bookmarks.keys.clear();
});

const FETCHED_AT = '2026-11-26T08:00:00.000Z';

function item(uid: string, values: Partial<PublishedEvent> = {}): ImportedItem {
  const imported: PublishedEvent = {
    uid,
    title: `Event ${uid}`,
    startsAt: '2026-11-27T16:00:00.000Z',
    endsAt: '2026-11-27T18:00:00.000Z',
    isAllDay: false,
    place: 'Al Seef',
    url: 'https://venue.example/1',
    status: 'scheduled',
    publisher: 'A Venue',
    publisherUrl: 'https://venue.example/calendar.ics',
    language: 'en',
    ...values,
  };
  const next = { ...importedDates(imported), certainty: 'unconfirmed', otherStart: null } as const;
  return { id: uid, imported, next, usualMonths: [], position: null };
}

const open = (children: React.ReactNode) => renderInPage(children, { path: '/events' });

test('ROUTE-1 an imported event says that it is not checked and where it is from, as a card and in the calendar', async () => {
  const hostile = '<img src=x onerror=alert(1)>';
  await open(
    <>
      <ImportedCard
        event={item('a', { title: hostile, place: '<script>1</script>', publisher: '<b>X</b>' })}
        level={4}
      />
      <ImportedCard event={item('b', { status: 'cancelled', url: null })} level={4} />
      <ImportedRow event={item('c')} />
    </>,
  );
  const [first, second] = screen.getAllByRole('article').map(({ textContent }) => textContent);
  expect(first).toMatch(/^Not checked by us<img src=x onerror=alert\(1\)>Fri, 27 Nov 2026 .20:00–22:00.<script>1/);
  expect(second).toMatch(/^Not checked by uscancelledEvent b/);
  expect(screen.getByRole('link', { name: hostile }).getAttribute('rel')).toContain('nofollow');
  expect(screen.getByRole('link', { name: 'Event c' }).closest('span')?.parentElement?.textContent).toContain(
    'Not checked by us',
  );
  expect(screen.queryByRole('link', { name: 'Event b' })).toBeNull();
  expect(document.querySelector('img, script[src], article b')).toBeNull();
});

test('ROUTE-1 an imported event at the time of a saved one says so, unless it is cancelled', async () => {
  const next = { start: '2026-11-27', end: '2026-11-27', startTime: '21:00', endTime: '23:00', certainty: 'confirmed' };
  const saved = { kind: 'event', itemId: 'opera', title: 'Opera', position: null, next } as unknown as SavedItem;
  bookmarks.items.set('event:opera', saved);
  bookmarks.keys.add('event:opera');
  await open(
    <>
      <ImportedCard event={item('a')} level={4} />
      <ImportedCard event={item('b', { startsAt: '2026-11-28T16:00:00Z', endsAt: null })} level={4} />
      <ImportedCard event={item('c', { status: 'cancelled' })} level={4} />
    </>,
  );
  expect(screen.getAllByText(/At the same time as .Opera., which you saved/)).toHaveLength(1);
});

test.each([
  [1, /^Fetched/],
  [25, /no calendar has answered since/],
  [24 * 5, /no longer listed: no calendar has answered since/],
])('ROUTE-1 imported events that were read %d hours ago say so', async (hours, text) => {
  vi.setSystemTime(Date.parse(FETCHED_AT) + hours * 3_600_000);
  const list = { items: [item('a')] } as unknown as MixedEventList;
  const value = {
    fetchedAt: FETCHED_AT,
    freshUntil: FETCHED_AT,
    state: 'fresh' as const,
    source: null,
    value: { events: [] },
  };
  await open(<ImportedNote found={value} list={list} />);
  expect(screen.getByText(text)).toBeTruthy();
  expect(screen.queryByText(/1 event in this list/) === null).toBe(hours > 96);
  vi.useRealTimers();
});
