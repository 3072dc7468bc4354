import { contentTexts } from '@dalil/database/tables/guide.ts';
import { liveValues } from '@dalil/database/tables/live.ts';
import type { PublishedEvent } from '@dalil/domain/headlines/imported-event.ts';
import { LOCALES } from '@dalil/domain/language/locale.ts';
import { eq } from 'drizzle-orm';
import ICAL from 'ical.js';
import { afterEach, expect, test } from 'vitest';
import { TEST_NOW } from '../test-api.ts';
import { openTestSite } from '../test-site.ts';

const { database, site } = await openTestSite({ hasContent: true });

afterEach(() => database.db.delete(liveValues));

async function calendar(path: string) {
  const response = await site.get(path);
  expect(response.status, path).toBe(200);
  const root = new ICAL.Component(ICAL.parse(await response.text()) as unknown[]);
  return { root, events: root.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one)) };
}

/** An event of another calendar, as the job stored it. */
function fromCalendar(uid: string, values: Partial<PublishedEvent>): PublishedEvent {
  return {
    uid,
    title: uid,
    startsAt: '2026-11-27T16:00:00.000Z',
    endsAt: null,
    isAllDay: false,
    place: 'Al Seef',
    url: null,
    status: 'scheduled',
    position: { lat: 25.2582, lon: 55.3046 },
    publisher: 'A venue',
    publisherUrl: 'https://venue.example/a.ics',
    language: 'en',
    ...values,
  };
}

async function givenImported(events: PublishedEvent[]) {
  const row = { source: 'feeds', answeredBy: 'feeds', value: { events }, fetchedAt: TEST_NOW, state: 'fresh' };
  await database.db.insert(liveValues).values({ feed: 'listings', ...row });
}

test('ROUTE-1 an imported event that the guide has itself, by its name in any language, is not listed', async () => {
  const nationalDay = { startsAt: '2026-12-01T20:00:00Z', endsAt: '2026-12-02T20:00:00Z', isAllDay: true };
  const { db } = database;
  const texts = await db.select().from(contentTexts).where(eq(contentTexts.itemId, 'national-day'));
  const named = texts.map(({ locale, title }) => fromCalendar(`named ${locale}`, { ...nationalDay, title }));
  expect(named).toHaveLength(LOCALES.length);
  await givenImported([...named, fromCalendar('a run', nationalDay)]);
  const answer = await site.get('/live/listings');
  const { listings } = (await answer.json()) as { listings: { value: { events: PublishedEvent[] } } };
  expect(listings.value.events.map(({ uid }) => uid)).toEqual(['a run']);
});

test.each(LOCALES)('ROUTE-1 a calendar to subscribe to in %s names the source of imported events', async (locale) => {
  const hostile = 'BEGIN:VEVENT <b>x</b>';
  await givenImported([
    fromCalendar('evening', { title: hostile, endsAt: '2026-11-27T18:00:00Z', url: 'https://venue.example/1' }),
    fromCalendar('day', { startsAt: '2026-11-28T20:00:00Z', endsAt: '2026-11-30T20:00:00Z', isAllDay: true }),
    fromCalendar('off', { status: 'cancelled' }),
  ]);
  const path = (search: string) => `/events.ics?${new URLSearchParams({ locale, search }).toString()}`;
  const { events: found, root } = await calendar(path('source=others'));
  expect(found.map(({ uid, summary }) => [uid, summary])).toEqual([
    ['imported-evening@events.dalil', `${hostile} (A venue)`],
    ['imported-off@events.dalil', 'off (A venue)'],
    ['imported-day@events.dalil', 'day (A venue)'],
  ]);
  const values = root
    .getAllSubcomponents('vevent')
    .map((one) => [
      String(one.getFirstPropertyValue('status')),
      String(one.getFirstPropertyValue('dtstart')),
      String(one.getFirstPropertyValue('url')),
    ]);
  expect(values).toEqual([
    ['TENTATIVE', '2026-11-27T16:00:00Z', 'https://venue.example/1'],
    ['CANCELLED', '2026-11-27T16:00:00Z', 'https://venue.example/a.ics'],
    ['TENTATIVE', '2026-11-29', 'https://venue.example/a.ics'],
  ]);
  expect(found[2]?.endDate.toString()).toBe('2026-12-01');
  expect((await calendar(path('source=ours'))).events.some(({ uid }) => uid.startsWith('imported-'))).toBe(false);
  expect((await calendar(path('when=today'))).events.some(({ uid }) => uid.startsWith('imported-'))).toBe(false);
});
