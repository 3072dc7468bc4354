import { newsroomItems } from '@dalil/database/tables/newsroom.ts';
import { facts } from '@dalil/database/tables/guide.ts';
import { createTestDatabase, type TestDatabase } from '@dalil/database/test-database.ts';
import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestSite, signUpPerson, type TestSite } from '../accounts/test-accounts.ts';
import { readJson, type TestClient } from '../test-client.ts';
import type { Calendar } from './get-calendar.ts';
import { newsroomOf } from './test-newsroom.ts';

let database: TestDatabase;
let site: TestSite;
let now = new Date('2026-11-26T08:00:00Z');
let editor: ReturnType<typeof newsroomOf>;
let publisher: ReturnType<typeof newsroomOf>;
let curator: TestClient;
let user: TestClient;
let count = 0;

beforeAll(async () => {
  database = await createTestDatabase({ hasContent: true });
  site = createTestSite(database.db, { limitSecret: randomUUID(), now: () => now });
  editor = newsroomOf((await signUpPerson(site, { role: 'editor' })).browser);
  publisher = newsroomOf((await signUpPerson(site, { role: 'publisher' })).browser);
  curator = (await signUpPerson(site, { role: 'curator' })).browser;
  user = (await signUpPerson(site, { role: 'user' })).browser;
}, 60_000);
beforeEach(() => {
  site.deps.limitSecret = randomUUID();
});
afterAll(() => database.close());

/** An approved article in English, and its time if it is given one. */
async function approved(at?: string): Promise<string> {
  const id = `calendar-${(count += 1)}`;
  await editor.create(id, 'en', 'Swimming at night');
  await editor.details(id, 1);
  await editor.save(id, 'en', 1, 'Lifeguards stay until midnight.');
  await editor.act(id, 'en', 2, 'submit');
  await publisher.act(id, 'en', 2, 'approve');
  if (at !== undefined) await publisher.act(id, 'en', 2, 'schedule', { at });
  return id;
}

const calendarOf = (client: TestClient, search = '') => client.get(`/newsroom/calendar${search}`);
const read = (search = '') => readJson<Calendar>(calendarOf(curator, search)).then(({ body }) => body);
const namesOf = (entries: readonly { id: string }[]) => entries.map(({ id }) => id);

test('STAFF-1 the calendar has seven days with what goes out at its minute in Dubai, and what waits for a time', async () => {
  const late = await approved('2026-11-27T18:00');
  const early = await approved('2026-11-27T00:05');
  const untimed = await approved();
  const calendar = await read();
  expect(calendar.today).toBe('2026-11-26');
  expect(calendar.days.map(({ date }) => date)).toEqual([
    '2026-11-26',
    '2026-11-27',
    '2026-11-28',
    '2026-11-29',
    '2026-11-30',
    '2026-12-01',
    '2026-12-02',
  ]);
  expect(calendar.days.at(-1)?.isHoliday).toBe(true);
  expect(calendar.days[1]?.goesOut).toMatchObject([
    { id: early, at: '00:05', title: 'Swimming at night', parts: [{ locale: 'en', problem: null }] },
    { id: late, at: '18:00' },
  ]);
  expect(namesOf(calendar.waiting)).toContain(untimed);
  expect(namesOf((await read('?from=2026-12-10')).days.flatMap(({ goesOut }) => goesOut))).toEqual([]);
  expect((await calendarOf(user)).status).toBe(403);
  expect((await calendarOf(curator, '?from=soon')).status).toBe(400);
});

test('STAFF-1 it says before the time that something will not go out, and afterwards what did not', async () => {
  const id = await approved('2026-11-29T10:00');
  await database.db.update(newsroomItems).set({ reviewBy: '2026-11-28' }).where(eq(newsroomItems.itemId, id));
  const entryOf = ({ days }: Calendar) => days.flatMap(({ goesOut }) => goesOut).find((entry) => entry.id === id);
  expect(entryOf(await read())?.parts).toEqual([{ locale: 'en', problem: 'review_by_past' }]);
  expect((await read()).late).toEqual([]);
  const before = now;
  now = new Date('2026-11-29T06:01:00Z');
  const calendar = await read();
  expect(calendar.late.find((entry) => entry.id === id)).toMatchObject({ date: '2026-11-29', at: '10:00' });
  now = before;
});

test('STAFF-1 a day names what ends or is due for review on it, and counts the rest', async () => {
  const [fact] = await database.db.select({ id: facts.id }).from(facts).limit(1);
  if (!fact) throw new Error('no fact');
  await database.db
    .update(facts)
    .set({ reviewBy: '2026-11-27', validUntil: '2026-11-26' })
    .where(eq(facts.id, fact.id));
  const { days, overdueFacts } = await read();
  expect(days[0]?.ends).toContainEqual({ type: 'fact', kind: null, id: fact.id, name: expect.any(String) });
  expect(days[0]?.endCount).toBeGreaterThanOrEqual(1);
  expect((await read('?from=2026-11-27')).overdueFacts).toBeGreaterThan(overdueFacts);
});
