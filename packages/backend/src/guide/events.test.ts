import { contentItems, contentTexts } from '@dalil/database/tables/guide.ts';
import { addDays, daysBetween } from '@dalil/domain/guide/calendar-day.ts';
import { DATA_VERSION } from '@dalil/domain/guide/content-schema.ts';
import { type EventData, eventDataSchema } from '@dalil/domain/guide/event.ts';
import type { EventList } from '@dalil/domain/guide/views.ts';
import { LOCALES } from '@dalil/domain/language/locale.ts';
import { eq, sql } from 'drizzle-orm';
import ICAL from 'ical.js';
import { afterEach, expect, test } from 'vitest';
import { TEST_NOW } from '../test-api.ts';
import { openTestSite } from '../test-site.ts';
import type { ContentView } from './detail-views.ts';

const { database, site } = await openTestSite({ hasContent: true });

const given: string[] = [];

afterEach(async () => {
  site.clock.now = TEST_NOW;
  for (const id of given.splice(0)) {
    await database.db.delete(contentTexts).where(eq(contentTexts.itemId, id));
    await database.db.delete(contentItems).where(eq(contentItems.id, id));
  }
});

async function json<T>(path: string): Promise<T> {
  const response = await site.get(path);
  expect(response.status, path).toBe(200);
  return (await response.json()) as T;
}

function allEvents(search = '', locale = 'en') {
  return json<EventList>(`/events?${new URLSearchParams({ locale, search }).toString()}`);
}

/** Those with a date or a season. Weekly programmes have tests of their own. */
async function events(search = '', locale = 'en') {
  const list = await allEvents(search, locale);
  const items = list.items.filter(({ frequency }) => frequency !== 'weekly');
  return { ...list, items, total: new Set(items.map(({ id }) => id)).size };
}

async function calendar(path: string) {
  const response = await site.get(path);
  expect(response.status, path).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  const text = await response.text();
  const root = new ICAL.Component(ICAL.parse(text) as unknown[]);
  return { text, root, events: root.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one)) };
}

const SHOW: EventData = {
  type: 'culture',
  frequency: 'once',
  recurrence: { rule: 'once', startsAt: '2026-11-27T19:30', endsAt: '2026-11-27T22:00', isCancelled: false },
  usualMonths: [11],
  hasConfirmedDates: true,
  isTypicallyFree: false,
  placeId: 'dubai-opera',
  website: 'https://example.com/show',
  confidence: 'cross-checked',
};

/** An event as an editor would enter it, removed after the test. */
async function givenEvent(id: string, data: Partial<EventData> = {}, title = 'A show') {
  const { db } = database;
  const whole = eventDataSchema.parse({ ...SHOW, ...data });
  await db.insert(contentItems).values({
    kind: 'event',
    id,
    category: 'events',
    sections: ['events'],
    tags: [],
    neighbourhoods: [],
    audience: ['tourist'],
    data: whole,
    dataVersion: DATA_VERSION.event,
    provenance: { method: 'person', sources: [] },
    asOf: '2026-11',
    position: 900,
    state: 'published',
  });
  await db.insert(contentTexts).values({
    kind: 'event',
    itemId: id,
    locale: 'en',
    title,
    summary: 'One evening; music, and words.',
    body: { venue: 'Dubai Opera', organiser: null, recurrenceNote: 'One evening only' },
    state: 'published',
  });
  given.push(id);
}

/** Which events of the test an answer has, in its order. What else the guide knows of those days is not the matter of a test. */
const ownOf = (items: readonly { id: string }[]) => items.map(({ id }) => id).filter((id) => given.includes(id));

test('ROUTE-1 the events run from today, dated ones first and in order, in every language', async () => {
  const english = await events();
  expect(english).toMatchObject({ today: '2026-11-22', view: 'list', from: '2026-11-22', to: '2027-11-22' });
  expect(english.total).toBeGreaterThan(80);
  const dated = english.items.filter((item) => item.next !== null);
  expect(english.items.slice(0, dated.length)).toEqual(dated);
  const starts = dated.map((item) => item.next?.start ?? '');
  expect(starts).toEqual(starts.toSorted());
  expect(dated.every((item) => (item.next?.end ?? '') >= english.today && !item.isOver)).toBe(true);
  for (const locale of LOCALES) {
    const { items, total } = await events('', locale);
    expect(total).toBe(english.total);
    expect(items.every((item) => item.title && item.summary && item.type.label && item.locale === locale)).toBe(true);
  }
});

test('ROUTE-1 what is on now comes first', async () => {
  site.clock.now = new Date('2027-02-20T08:00:00Z');
  const { items, today } = await events();
  const begun = items.filter(({ next }) => next !== null && next.start <= today);
  expect(items.slice(0, begun.length)).toEqual(begun);
  const ramadan = begun.find(({ id }) => id === 'ramadan');
  expect(ramadan?.next).toMatchObject({ start: '2027-02-08', end: '2027-03-08', otherStart: '2027-02-09' });
  expect((items[begun.length]?.next?.start ?? '') > today).toBe(true);
});

test('ROUTE-1 events whose dates nobody knows carry none, soonest season first', async () => {
  const undated = (await events()).items.filter((item) => item.next === null);
  expect(undated.map((item) => item.id)).toEqual(expect.arrayContaining(['back-to-school', 'diwali']));
  expect(undated[0]?.usualMonths).toContain(11);
});

test.each([
  ['view=day&from=2026-12-02', '2026-12-02', '2026-12-02', '2026-12-01', '2026-12-03'],
  ['view=week&from=2026-12-02', '2026-11-30', '2026-12-06', '2026-11-23', '2026-12-07'],
  ['view=month&from=2026-12-02', '2026-12-01', '2026-12-31', '2026-11-01', '2027-01-01'],
])('ROUTE-1 %s shows what falls on its days', async (search, from, to, previous, following) => {
  const page = await events(search);
  expect(page).toMatchObject({ from, to, previous, following });
  expect(page.items.map((item) => item.id)).toContain('national-day');
  for (const { next } of page.items) expect(next === null || (next.start <= to && next.end >= from)).toBe(true);
});

test('ROUTE-1 no address leads further than the calendar reaches', async () => {
  for (const from of ['2020-01-01', '2999-01-01', '2026-02-30', 'x', '']) {
    expect((await events(`view=day&from=${from}`)).from).toBe('2026-11-22');
  }
  expect((await events('view=month&from=2028-11-21')).following).toBeNull();
  expect((await events('view=month&from=2025-12-01')).previous).toBeNull();
  const { from, to } = await events('from=2027-01-01');
  expect(daysBetween(from, to)).toBeLessThanOrEqual(400);
});

test('ROUTE-1 a page of the past says that its events are over', async () => {
  const { items } = await events('view=month&from=2026-11-01');
  expect(items.find((item) => item.id === 'flag-day')).toMatchObject({ isOver: true });
  expect(items.find((item) => item.id === 'commemoration-day')).toMatchObject({ isOver: false });
});

test('ROUTE-1 days without events are extended by seven, and the answer says so', async () => {
  await givenEvent('a-parade', {
    type: 'national-day',
    recurrence: { rule: 'once', startsAt: '2026-11-30', endsAt: '2026-11-30', isCancelled: false },
  });
  await givenEvent('a-later-parade', {
    type: 'national-day',
    recurrence: { rule: 'once', startsAt: '2026-12-02', endsAt: '2026-12-02', isCancelled: false },
  });
  const page = await events('view=day&from=2026-11-24&type=national-day');
  expect(page).toMatchObject({ from: '2026-11-24', to: '2026-11-24', widenedTo: '2026-12-01', nextDay: null });
  expect(ownOf(page.items)).toEqual(['a-parade']);
  site.clock.now = new Date('2026-11-30T08:00:00Z');
  expect(await events('when=tonight&type=public-holiday')).toMatchObject({ widenedTo: '2026-12-07' });
  expect(await events('when=today&type=fashion')).toMatchObject({ widenedTo: null, items: [] });
  expect((await events('type=art&month=1')).widenedTo).toBeNull();
});

test('ROUTE-1 days without events in a week either name the next day that has one', async () => {
  const page = await events('view=day&from=2026-11-24&type=rule');
  expect(page).toMatchObject({ total: 0, items: [], widenedTo: null, nextDay: '2027-02-08' });
});

test('ID-5 the filters narrow the events, and each value counts what it would leave', async () => {
  const all = await allEvents();
  for (const { id, options } of all.facets) {
    for (const { value, count } of options) {
      expect((await allEvents(`${id}=${value}`)).total, `${id}=${value}`).toBe(count);
    }
  }
  const art = await events('type=art&month=3');
  expect(art.items.every((item) => item.type.id === 'art')).toBe(true);
  expect(art.items.map((item) => item.id)).toContain('art-dubai');
  const downtown = await events('neighbourhood=downtown-dubai');
  expect(downtown.items.map((item) => item.id)).toContain('new-year-fireworks');
  const february = await events('month=2');
  expect(february.items.map((item) => item.id)).toContain('ramadan');
  expect(february.items.map((item) => item.id)).not.toContain('eid-al-fitr');
});

test('ROUTE-1 this week, this weekend and this month are counted from the day it is in Dubai', async () => {
  await givenEvent('friday-evening');
  await givenEvent('friday-noon', {
    recurrence: { rule: 'once', startsAt: '2026-11-27T12:00', endsAt: '2026-11-27T13:00', isCancelled: false },
  });
  await givenEvent('next-monday', {
    recurrence: { rule: 'once', startsAt: '2026-11-30T12:00', endsAt: '2026-11-30T13:00', isCancelled: false },
  });
  await givenEvent('of-november', { frequency: 'yearly', recurrence: { rule: 'usual-months' } });
  const ids = async (when: string) => ownOf((await events(`when=${when}`)).items);
  site.clock.now = new Date('2026-11-25T08:00:00Z');
  expect(await ids('weekend')).toEqual(['friday-evening']);
  expect(await ids('week')).toEqual(['friday-noon', 'friday-evening']);
  expect(await ids('month')).toEqual(['friday-noon', 'friday-evening', 'next-monday', 'of-november']);
  // 22:00 UTC is the next day in Dubai: the Friday is over.
  site.clock.now = new Date('2026-11-27T22:00:00Z');
  expect(await ids('weekend')).toEqual([]);
});

test('ROUTE-1 today and tonight, and what the place of an event adds: indoors, the metro, a point on the map', async () => {
  await givenEvent('a-show');
  await givenEvent('a-morning', {
    recurrence: { rule: 'once', startsAt: '2026-11-27T09:00', endsAt: '2026-11-27T12:00', isCancelled: false },
    placeId: null,
  });
  site.clock.now = new Date('2026-11-27T04:00:00Z');
  const ids = async (search: string) => ownOf((await events(search)).items);
  expect(await ids('when=today')).toEqual(['a-morning', 'a-show']);
  expect(await ids('when=tonight')).toEqual(['a-show']);
  expect(await ids('when=today&setting=indoor')).toEqual(['a-show']);
  expect(await ids('when=today&cost=paid')).toEqual(['a-morning', 'a-show']);
  const show = (await events('view=day&from=2026-11-27&setting=indoor')).items.find(({ id }) => id === 'a-show');
  expect(show?.position).toMatchObject({ lat: expect.closeTo(25.19, 1), lon: expect.closeTo(55.27, 1) });
  const near = await events('view=month&from=2026-11-27&metro=10');
  expect(near.items.every(({ metroMinutes }) => (metroMinutes ?? 99) <= 10)).toBe(true);
  const without = (await events('view=day&from=2026-11-27')).items.find(({ id }) => id === 'a-morning');
  expect(without).toMatchObject({ position: null, metroMinutes: null });
});

test('ROUTE-1 an event that takes place once stands on its day with its times, and is over after it', async () => {
  await givenEvent('a-show');
  const { items } = await events('view=day&from=2026-11-27');
  expect(items.filter(({ id }) => id === 'a-show')).toMatchObject([
    { venue: 'Dubai Opera', next: { startTime: '19:30', endTime: '22:00', certainty: 'confirmed' } },
  ]);
  site.clock.now = new Date('2026-11-28T08:00:00Z');
  expect((await events()).items.map((item) => item.id)).not.toContain('a-show');
  const view = await json<ContentView>('/content/a-show');
  expect(view).toMatchObject({ kind: 'event', event: { isOver: true, next: null, occurrences: [] } });
});

test('ROUTE-1 the page of an event has its next times, its place and events like it', async () => {
  const view = await json<ContentView>('/content/eid-al-adha?locale=ar');
  if (view.kind !== 'event') throw new Error('no event');
  expect(view.event.occurrences.map(({ start, otherStart }) => [start, otherStart])).toEqual([
    ['2027-05-16', '2027-05-17'],
    ['2028-05-05', '2028-05-06'],
  ]);
  expect(view.event).toMatchObject({ calendar: 'hijri', locale: 'ar', provenance: { isTranslated: true } });
  expect(view.event.related).toHaveLength(4);
  expect(view.event.related.every((one) => one.type.id === 'public-holiday')).toBe(true);
  const rule = await json<ContentView>('/content/midday-break');
  expect(rule.kind === 'event' && rule.event.facts.map((fact) => fact.id)).toEqual(['work.midday.hours']);
});

test.each(LOCALES)('ROUTE-1 a real reader reads the calendar of all events in %s', async (locale) => {
  const { text, root, events: read } = await calendar(`/events.ics?locale=${locale}`);
  expect(read.length).toBeGreaterThan(15);
  expect(root.getFirstPropertyValue('version')).toBe('2.0');
  expect(root.getFirstPropertyValue('method')).toBe('PUBLISH');
  expect(root.getFirstPropertyValue('x-wr-calname')).toContain('Dalil');
  expect(String(root.getFirstPropertyValue('refresh-interval'))).toBe('PT12H');
  expect(new Set(read.map(({ uid }) => uid)).size).toBe(read.length);
  const lines = text.split('\r\n');
  expect(lines.every((line) => new TextEncoder().encode(line).length <= 75 && !/[\r\n]/.test(line))).toBe(true);
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
  expect(text).not.toMatch(/\uFFFD|\{\{/);
  const prefix = locale === 'en' ? '' : `/${locale}`;
  const eid = read.find(({ uid }) => uid === 'eid-al-fitr-h1448@events.dalil');
  expect(eid?.component.getFirstPropertyValue('url')).toBe(`https://dalil.example${prefix}/content/eid-al-fitr`);
  expect(eid?.component.getFirstPropertyValue('status')).toBe('TENTATIVE');
  expect(eid?.startDate.isDate && eid.endDate.isDate).toBe(true);
  // The end of whole days is the day after the last.
  expect([eid?.startDate.toString(), eid?.endDate.toString()]).toEqual(['2027-03-09', '2027-03-12']);
  const changed = String(eid?.component.getFirstPropertyValue('last-modified'));
  expect(String(eid?.component.getFirstPropertyValue('dtstamp'))).toBe(changed);
});

test.each(['/events.ics', '/events.ics?locale=ar', '/events/eid-al-fitr.ics'])(
  'ROUTE-1 %s is the same file while its content is, and is not sent again',
  async (path) => {
    const first = await site.get(path);
    const tag = first.headers.get('etag') ?? '';
    site.clock.now = new Date(site.clock.now.getTime() + 90_000);
    const again = await site.get(path);
    expect(await again.text()).toBe(await first.text());
    expect((await site.api.request(`/api${path}`, { headers: { 'if-none-match': tag } })).status).toBe(304);
    await database.db.execute(
      sql`update content_items set updated_at = updated_at + interval '1 hour' where kind = 'event' and id = 'eid-al-fitr'`,
    );
    expect((await site.api.request(`/api${path}`, { headers: { 'if-none-match': tag } })).status).toBe(200);
  },
);

test('ROUTE-1 a calendar holds what its filters leave, and is whole when that is nothing', async () => {
  const holidays = await calendar(`/events.ics?search=${encodeURIComponent('type=public-holiday')}`);
  const listed = (await events('type=public-holiday')).items.map((item) => item.id);
  expect(holidays.events.map(({ uid }) => uid.split(/-(?:h?\d{4})@/)[0] ?? '').toSorted()).toEqual(listed.toSorted());
  expect((await calendar('/events.ics?search=type%3Dfashion')).events).toEqual([]);
});

test('ROUTE-1 one event to take along: its times as instants, its place, commas and breaks kept', async () => {
  await givenEvent('a-show', {}, 'Words; music, and “light”\\dark');
  const { text, events: read } = await calendar('/events/a-show.ics');
  expect(read).toHaveLength(1);
  const [show] = read;
  expect(show?.summary).toBe('Words; music, and “light”\\dark');
  expect(show?.description).toContain('One evening; music, and words.\n\nOne evening only');
  expect(show?.startDate.toJSDate()).toEqual(new Date('2026-11-27T15:30:00Z'));
  expect(show?.endDate.toJSDate()).toEqual(new Date('2026-11-27T18:00:00Z'));
  expect(show?.location).toBe('Dubai Opera');
  expect(text).toMatch(/\r\nGEO:25\.\d+;55\.\d+\r\n/);
  expect(text).toContain('\r\nSTATUS:CONFIRMED\r\n');
});

test('ROUTE-1 a changed event keeps its id in a subscribed calendar, with a higher number of its version', async () => {
  await givenEvent('a-show');
  const read = async () => {
    const { events: found } = await calendar('/events.ics?search=setting%3Dindoor');
    const one = found.find(({ uid }) => uid === 'a-show-once@events.dalil')?.component;
    return {
      sequence: one?.getFirstPropertyValue('sequence'),
      changed: String(one?.getFirstPropertyValue('last-modified')),
    };
  };
  const before = await read();
  const updatedAt = new Date('2030-01-02T03:04:05Z');
  await database.db.update(contentItems).set({ updatedAt }).where(eq(contentItems.id, 'a-show'));
  const after = await read();
  expect(after.changed).toBe('2030-01-02T03:04:05Z');
  expect(Number(after.sequence)).toBeGreaterThan(Number(before.sequence));
});

test('ROUTE-1 Arabic text passes the folding of lines whole', async () => {
  const title = 'حفل موسيقي في الهواء الطلق، مع فرقة من أهل المدينة؛ يبدأ بعد صلاة المغرب وينتهي قبل منتصف الليل';
  await givenEvent('a-show', {}, title);
  const { text, events: read } = await calendar('/events/a-show.ics?locale=ar');
  expect(read[0]?.summary).toBe(title);
  expect(text).toMatch(/SUMMARY:.*\r\n .*\r\n /);
});

test('ROUTE-1 a file with a reminder holds an alarm the day before, or two hours before a known time', async () => {
  await givenEvent('a-show');
  const alarm = async (path: string) => {
    const one = (await calendar(path)).root.getFirstSubcomponent('vevent')?.getFirstSubcomponent('valarm');
    return one ? [one.getFirstPropertyValue('action'), String(one.getFirstPropertyValue('trigger'))] : null;
  };
  expect(await alarm('/events/a-show.ics')).toBeNull();
  expect(await alarm('/events/a-show.ics?remind=day')).toEqual(['DISPLAY', '-P1D']);
  expect(await alarm('/events/a-show.ics?remind=hours')).toEqual(['DISPLAY', '-PT2H']);
  expect(await alarm('/events/eid-al-fitr.ics?remind=day')).toEqual(['DISPLAY', '-PT6H']);
  expect(await alarm('/events/eid-al-fitr.ics?remind=hours')).toBeNull();
  expect((await site.get('/events/a-show.ics?remind=week')).status).toBe(400);
});

test('ROUTE-1 a cancelled event says so in the calendar too', async () => {
  await givenEvent('off', {
    recurrence: { rule: 'once', startsAt: '2026-12-10', endsAt: '2026-12-11', isCancelled: true },
  });
  const { events: read } = await calendar('/events/off.ics');
  expect(read[0]?.component.getFirstPropertyValue('status')).toBe('CANCELLED');
  expect(read[0]?.endDate.toString()).toBe(addDays('2026-12-11', 1));
  const { items } = await events('view=day&from=2026-12-10');
  expect(items.find(({ id }) => id === 'off')).toMatchObject({ isCancelled: true });
});

test('ROUTE-3 there is no calendar of an event without dates, nor of one nobody knows', async () => {
  for (const path of ['/events/back-to-school.ics', '/events/no-such.ics'])
    expect((await site.get(path)).status).toBe(404);
  expect((await site.get('/events/eid-al-fitr')).status).toBe(400);
  expect((await site.get('/events.ics?locale=xx')).status).toBe(400);
});
