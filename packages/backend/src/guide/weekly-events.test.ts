import { contentFacts, contentItems, contentTexts } from '@dalil/database/tables/guide.ts';
import { DATA_VERSION } from '@dalil/domain/guide/content-schema.ts';
import { type EventData, eventDataSchema, type WeeklyRule } from '@dalil/domain/guide/event.ts';
import type { EventList } from '@dalil/domain/guide/views.ts';
import { eq } from 'drizzle-orm';
import ICAL from 'ical.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DayView } from '../city/city-views.ts';
import { openTestSite } from '../test-site.ts';
import { GUEST } from '../core/actor.ts';
import type { ContentView } from './detail-views.ts';
import type { OccasionView } from './get-occasion.ts';
import { listEventsFeed } from './list-events-feed.ts';
import type { OpenRecords } from './open-data/open-records.ts';

const { database, site } = await openTestSite({ hasContent: true });

/** The clock of the test site stands on a Sunday, 22 November 2026. */
const SUNDAY = '2026-11-22';
const PROGRAMMES: Record<string, { type: EventData['type']; rule: Omit<WeeklyRule, 'rule'> }> = {
  'test-quiz': { type: 'quiz', rule: { days: ['sun', 'tue'], from: '20:00', to: '22:00' } },
  'test-late': { type: 'live-music', rule: { days: ['sun'], from: '22:00', to: '02:00' } },
  'test-market': { type: 'market', rule: { days: ['sun'], season: { from: '10-15', to: '04-30' } } },
};

beforeAll(async () => {
  const { db } = database;
  for (const [id, { type, rule }] of Object.entries(PROGRAMMES)) {
    const data = eventDataSchema.parse({
      type,
      frequency: 'weekly',
      recurrence: { rule: 'weekly', ...rule },
      usualMonths: [11],
      hasConfirmedDates: false,
      isTypicallyFree: null,
      prices: [{ fact: 'food.brunch.soft.2025' }],
      placeId: null,
      website: null,
      confidence: 'general',
    });
    const head = { category: 'events', sections: ['events'], tags: [], neighbourhoods: [], audience: ['tourist'] };
    await db.insert(contentItems).values({
      kind: 'event',
      id,
      ...head,
      data,
      dataVersion: DATA_VERSION.event,
      provenance: { method: 'person', sources: [] },
      asOf: '2026-03',
      position: 900,
      state: 'published',
    });
    await db.insert(contentTexts).values({
      kind: 'event',
      itemId: id,
      locale: 'en',
      title: id,
      summary: 'A programme.',
      body: { venue: 'The Pub', organiser: null, recurrenceNote: 'Every week' },
      state: 'published',
    });
    await db.insert(contentFacts).values({ kind: 'event', itemId: id, factId: 'food.brunch.soft.2025', position: 0 });
  }
});

afterAll(async () => {
  for (const id of Object.keys(PROGRAMMES)) {
    await database.db.delete(contentFacts).where(eq(contentFacts.itemId, id));
    await database.db.delete(contentTexts).where(eq(contentTexts.itemId, id));
    await database.db.delete(contentItems).where(eq(contentItems.id, id));
  }
});

async function json<T>(path: string): Promise<T> {
  const response = await site.get(path);
  expect(response.status, path).toBe(200);
  return (await response.json()) as T;
}

const listed = async (search: string) =>
  (await json<EventList>(`/events?${new URLSearchParams({ locale: 'en', search })}`)).items.filter(
    ({ id }) => id in PROGRAMMES,
  );
const days = async (search: string) => (await listed(search)).map(({ id, next }) => `${id} ${next?.start}`);

test('ROUTE-1 lists and months have a weekly programme once, weeks and days each of its days', async () => {
  const once = ['test-market 2026-11-22', 'test-quiz 2026-11-22', 'test-late 2026-11-22'];
  expect(await days('')).toEqual(once);
  expect(await days('view=month')).toEqual(once);
  expect(await days('view=week&from=2026-11-23')).toEqual([
    'test-quiz 2026-11-24',
    'test-market 2026-11-29',
    'test-quiz 2026-11-29',
    'test-late 2026-11-29',
  ]);
  expect(await days('view=day&from=2026-11-24')).toEqual(['test-quiz 2026-11-24']);
  expect(await days('view=day&from=2027-05-02')).toEqual(['test-quiz 2027-05-02', 'test-late 2027-05-02']);
  expect(await days('view=month&from=2026-10-01')).toEqual([]);
  expect(await days('when=tonight')).toEqual(['test-quiz 2026-11-22', 'test-late 2026-11-22']);
  expect(await days('type=quiz')).toEqual(['test-quiz 2026-11-22']);
  const [quiz] = await listed('type=quiz');
  expect(quiz).toMatchObject({
    frequency: 'weekly',
    weekly: { days: ['tue', 'sun'], from: '20:00', to: '22:00', season: null },
    next: { certainty: 'weekly', startTime: '20:00' },
    isOver: false,
  });
});

test('ROUTE-1 the page of a weekly programme has its next days, and its prices as facts with source and date', async () => {
  const view = await json<ContentView>('/content/test-quiz?locale=en');
  if (view.kind !== 'event') throw new Error('no event');
  expect(view.event.occurrences.map(({ start }) => start).slice(0, 3)).toEqual([SUNDAY, '2026-11-24', '2026-11-29']);
  expect(view.event.occurrences).toHaveLength(6);
  expect(view.event.priceIds).toEqual(['food.brunch.soft.2025']);
  expect(view.event.facts).toMatchObject([{ id: 'food.brunch.soft.2025', source: { url: expect.any(String) } }]);
});

test('ROUTE-1 a calendar repeats a weekly programme, until its season ends', async () => {
  const read = async (path: string) => {
    const text = await (await site.get(path)).text();
    const root = new ICAL.Component(ICAL.parse(text) as unknown[]);
    return root.getAllSubcomponents('vevent').map((one) => ({
      uid: String(one.getFirstPropertyValue('uid')),
      rule: String(one.getFirstPropertyValue('rrule')),
      status: one.getFirstPropertyValue('status'),
      start: new ICAL.Event(one).startDate.toString(),
      end: new ICAL.Event(one).endDate.toString(),
    }));
  };
  const all = (await read('/events.ics?locale=en')).filter(({ uid }) => uid.startsWith('test-'));
  expect(all).toHaveLength(3);
  expect(all).toEqual(
    expect.arrayContaining([
      {
        uid: 'test-quiz-weekly@events.dalil',
        rule: 'FREQ=WEEKLY;BYDAY=TU,SU',
        status: null,
        start: '2026-11-22T16:00:00Z',
        end: '2026-11-22T18:00:00Z',
      },
      expect.objectContaining({
        uid: 'test-market-weekly-2026@events.dalil',
        rule: 'FREQ=WEEKLY;BYDAY=SU;UNTIL=20270430',
        start: SUNDAY,
      }),
    ]),
  );
  expect(await read('/events/test-late.ics?locale=en')).toMatchObject([
    { start: '2026-11-22T18:00:00Z', end: '2026-11-22T22:00:00Z' },
  ]);
});

test('ROUTE-1 tonight and the day have what is on this evening every week, with how much there is', async () => {
  const tonight = await json<OccasionView>('/occasions/tonight?locale=en');
  const begin = (block: string) =>
    tonight.groups.find(({ id }) => id === block)?.events.map(({ id, next }) => [id, next?.startTime]) ?? [];
  const quiz = ['test-quiz', '20:00'];
  expect(begin('dinner')).toContainEqual(quiz);
  expect([...begin('early'), ...begin('late')]).not.toContainEqual(quiz);
  const ids = tonight.groups.flatMap(({ events }) => events.map(({ id }) => id));
  expect(ids).toContain('test-late');
  expect(ids).not.toContain('test-market');
  expect(tonight.wayHome?.metro.length).toBeGreaterThan(0);
  expect(tonight.programmeCount).toBeGreaterThanOrEqual(ids.length);
  expect(tonight.events.some(({ id }) => id in PROGRAMMES)).toBe(false);
  const day = await json<DayView>('/days/2026-11-24?locale=en');
  expect(day.events.find(({ id }) => id === 'test-quiz')).toMatchObject({ startTime: '20:00', certainty: 'weekly' });
  expect(day.eventCount).toBeGreaterThanOrEqual(day.events.length);
});

test('ROUTE-1 a feed names a weekly programme once, under a key that stays', async () => {
  const entries = await listEventsFeed(site.deps, GUEST, { locale: 'en', search: 'type=quiz' });
  expect(entries.filter(({ href }) => href.endsWith('/test-quiz')).map(({ key }) => key)).toEqual(['test-quiz-weekly']);
});

test('ID-4 the open data say the rule of a weekly programme and its next days', async () => {
  const { items } = await json<{ items: OpenRecords['events'] }>('/open/events.json?locale=en');
  const quiz = items.find(({ id }) => id === 'test-quiz');
  expect(quiz?.weekly).toEqual({ days: ['tue', 'sun'], from: '20:00', to: '22:00', season: null });
  expect(quiz?.occurrences).toHaveLength(6);
  expect(quiz?.facts).toEqual(['food.brunch.soft.2025']);
  expect(items.find(({ id }) => id === 'eid-al-fitr')?.weekly).toBeNull();
});
