import { randomUUID } from 'node:crypto';
import { createTestDatabase, type TestDatabase } from '@dalil/database/test-database.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestSite, signUpPerson, type TestSite } from '../../accounts/test-accounts.ts';
import type { TestClient } from '../../test-client.ts';
import { openForeign } from '../../providers/foreign/foreign.ts';
import type { Imported } from './import-items.ts';
import { readItems } from './read-items.ts';

let database: TestDatabase;
let site: TestSite;
let editor: TestClient;
const now = new Date('2026-11-26T08:00:00Z');

beforeAll(async () => {
  database = await createTestDatabase({ hasContent: true });
  site = createTestSite(database.db, { limitSecret: randomUUID(), now: () => now });
  editor = (await signUpPerson(site, { role: 'editor' })).browser;
});
beforeEach(() => {
  site.deps.limitSecret = randomUUID();
});
afterAll(() => database.close());

async function bring(content: string, more: object = {}): Promise<Imported> {
  const given = { kind: 'place', format: 'csv', locale: 'en', isDryRun: false, content, ...more };
  const response = await editor.post('/newsroom/import', given);
  expect(response.status).toBe(200);
  return (await response.json()) as Imported;
}
const versions = async () =>
  (await database.db.execute<{ count: number }>(sql`select count(*)::int as count from newsroom_versions`)).rows[0]
    ?.count;

test('STAFF-6 what was exported is unchanged when it is imported again', async () => {
  for (const kind of ['event']) {
    const file = await (await editor.get(`/newsroom/export?kind=${kind}&format=csv`)).text();
    const rows = file.split('\r\n').length;
    expect(rows).toBeGreaterThan(10);
    const { new: added, changed, faults, ignoredColumns } = await bring(file, { kind, isDryRun: true });
    expect({ kind, added, changed, faults, ignoredColumns }).toEqual({
      kind,
      added: 0,
      changed: 0,
      faults: [],
      ignoredColumns: [],
    });
  }
}, 120_000);

test('STAFF-6 a dry run counts and stores nothing; the import makes drafts and publishes nothing', async () => {
  const file = [
    'id,Price,data.isFamilyFriendly,Remark,texts.en.title',
    'dubai-frame,4,true,x,Dubai Frame',
    'dubai-mall,2,,,',
  ].join('\n');
  const mapping = { Price: 'data.priceBand' };
  const before = await versions();
  const dry = await bring(file, { mapping, isDryRun: true });
  expect(dry).toMatchObject({ isDryRun: true, new: 0, faults: [], ignoredColumns: ['Remark'] });
  expect(dry.changed + dry.unchanged).toBe(2);
  expect(await versions()).toBe(before);
  const done = await bring(file, { mapping });
  expect(done).toEqual({ ...dry, isDryRun: false });
  const place = (await (await site.get('/places/dubai-frame?locale=en')).json()) as { priceBand: number };
  expect(place.priceBand).not.toBe(4);
  const work = (await (await editor.get('/newsroom/items/place/dubai-frame/data?locale=en')).json()) as object;
  expect(work).toMatchObject({ state: 'draft', body: { data: { priceBand: 4 } } });
});

test('STAFF-6 every wrong line is named with its column, and with one of them nothing is stored', async () => {
  const before = await versions();
  const file = [
    'id,data.priceBand,data.subcategory,data.isFamilyFriendly',
    'dubai-frame,1,landmark,true',
    'burj-khalifa,9,landmark,true',
    'Not An Id,2,landmark,true',
    'dubai-mall,cheap,mall,true',
    'ski-dubai,2,volcano,true',
    'dubai-frame,2,landmark,true',
    'new-place,2,landmark,true',
  ].join('\n');
  const { isDryRun, faults } = await bring(file);
  expect(isDryRun).toBe(true);
  const named = faults.map(({ line, path, code }) => `${line} ${path} ${code}`);
  expect(named).toEqual(
    expect.arrayContaining([
      '3 data.priceBand too_big',
      '4 id invalid_format',
      '5 data.priceBand wrong_for_type',
      '6 data.subcategory unknown_term',
      '7 id repeated',
      '8 data.position invalid_type',
    ]),
  );
  expect(await versions()).toBe(before);
  expect((await bring('no, header', { format: 'json' })).faults).toEqual([
    { line: 0, path: 'file', code: 'unreadable' },
  ]);
});

test('STAFF-6 the events of a calendar become drafts with their times in Dubai', async () => {
  const calendar = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'BEGIN:VEVENT',
    'UID:fair-1@example.com',
    'DTSTART:20261205T150000Z',
    'DTEND:20261205T190000Z',
    'SUMMARY:Winter book fair',
    'LOCATION:Al Quoz',
    'STATUS:CANCELLED',
    'END:VEVENT',
    'END:VCALENDAR',
  ].join('\r\n');
  expect(await bring(calendar, { kind: 'event', format: 'ics' })).toMatchObject({ new: 1, faults: [] });
  const { rows } = await database.db.execute<{ id: string }>(sql`
    select item_id as id from newsroom_items where kind = 'event' and item_id like 'winter-book-fair%'`);
  const work = (await (await editor.get(`/newsroom/items/event/${rows[0]?.id}/data?locale=en`)).json()) as object;
  const once = { rule: 'once', startsAt: '2026-12-05T19:00', endsAt: '2026-12-05T23:00', isCancelled: true };
  expect(work).toMatchObject({ title: 'Winter book fair', state: 'draft', body: { data: { recurrence: once } } });
});

test('STAFF-6 no cell of an export is a formula', async () => {
  await database.db.execute(
    sql`update content_texts set title = '=cmd|calc', summary = '-2+3' where item_id = 'dubai-frame' and locale = 'en'`,
  );
  const file = await (await editor.get('/newsroom/export?kind=place&format=csv')).text();
  const line = file.split('\r\n').find((one) => one.startsWith('dubai-frame,')) ?? '';
  expect(line).toContain(",'=cmd|calc,'-2+3,");
});

const ENDLESS = [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  'BEGIN:VEVENT',
  'UID:a',
  'SUMMARY:x',
  'DTSTART:20260101T000000Z',
  'RRULE:FREQ=%;BYMONTH=2;BYMONTHDAY=30',
  'END:VEVENT',
  'END:VCALENDAR',
].join('\r\n');

async function send(content: string, more: object): Promise<{ status: number; fields: unknown }> {
  const given = { kind: 'event', format: 'ics', locale: 'en', isDryRun: true, content, ...more };
  const response = await editor.post('/newsroom/import', given);
  return { status: response.status, fields: ((await response.json()) as { fields?: unknown }).fields };
}

test('STAFF-6 a calendar that never ends is stopped and named, and everybody else is answered meanwhile', async () => {
  const impatient = openForeign({ maxMs: 400 });
  const patient = site.deps.parseForeign;
  site.deps.parseForeign = impatient.parse;
  for (const frequency of ['DAILY', 'HOURLY', 'MINUTELY', 'SECONDLY']) {
    let isDone = false;
    const imported = send(ENDLESS.replace('%', frequency), {}).finally(() => (isDone = true));
    expect((await site.get('/health')).status).toBe(200);
    expect(isDone, 'the import still runs').toBe(false);
    expect(await imported).toEqual({ status: 400, fields: [{ path: 'content', code: 'reading_stopped' }] });
  }
  site.deps.parseForeign = patient;
  await impatient.close();
}, 60_000);

test('STAFF-6 a file of too many lines or columns is refused before its lines are judged', async () => {
  const table = { kind: 'place', format: 'csv' };
  const named = (code: string) => ({ status: 413, fields: [{ path: 'content', code }] });
  expect(await send(`id\n${'x\n'.repeat(501)}`, table)).toEqual(named('too_many_lines'));
  expect(await send(`${'a,'.repeat(400)}b\n1`, table)).toEqual(named('too_many_columns'));
  expect(
    await send(JSON.stringify(Array.from({ length: 501 }, () => ({ id: 'x' }))), { ...table, format: 'json' }),
  ).toEqual(named('too_many_lines'));
  expect(await send('['.repeat(300_000), { ...table, format: 'json' })).toEqual({ status: 200, fields: undefined });
  expect((await bring(`id\n${'A B\n'.repeat(500)}`)).faults).toHaveLength(500);
});

test('STAFF-6 the work of an import grows with the file and not faster', () => {
  const file = (lines: number) => `id\n${'Not An Id\n'.repeat(lines)}`;
  const wide = (columns: number) => `${'a,'.repeat(columns)}id\n${`${'1,'.repeat(columns)}x\n`.repeat(100)}`;
  const read = (content: string) =>
    readItems({ kind: 'place', format: 'csv', content, locale: 'en', mapping: {}, now });
  expect(growth([30, 120, 480].map((lines) => () => read(file(lines))))).toBeLessThan(8);
  expect(growth([24, 96, 384].map((columns) => () => read(wide(columns))))).toBeLessThan(8);
}, 60_000);

/** How much longer four times the work takes, the worse of two steps, by the quickest of several rounds. */
function growth(works: readonly (() => unknown)[]): number {
  const times = works.map((work) => {
    const rounds = Array.from({ length: 9 }, () => {
      const startedAt = performance.now();
      work();
      return performance.now() - startedAt;
    });
    return Math.min(...rounds);
  });
  return Math.max(...times.slice(1).map((time, at) => time / (times[at] ?? time)));
}
