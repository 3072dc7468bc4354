import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stationDepartures } from '@dalil/domain/city/timetable.ts';
import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { SMALL_GTFS, TOWN_GTFS } from '../../providers/timetable/test-gtfs.ts';
import { openTestSite } from '../../test-site.ts';
import type { TransitJourneys } from './find-journeys.ts';
import type { TimetableView } from './get-timetable.ts';
import { importTimetable } from './import-timetable.job.ts';

const NOON = new Date('2026-11-26T08:00:00Z');

const { database, site } = await openTestSite({ hasContent: true });
const folder = await mkdtemp(join(tmpdir(), 'gtfs-'));
const file = join(folder, 'gtfs.zip');

afterAll(() => rm(folder, { recursive: true }));
beforeEach(() => {
  site.clock.now = NOON;
  site.logged.length = 0;
});

const write = (files: Readonly<Record<string, string>>) =>
  writeFile(file, zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)]))));
const importFile = (timetableFile: string | undefined) =>
  importTimetable(
    { ...site.deps, timetableFile, sendMail: async () => ({ sent: 1 }) },
    {},
    { id: 'job', enqueuedAt: NOON },
  );

async function timetable(locale = 'en'): Promise<TimetableView['timetable']> {
  const response = await site.get(`/timetable?locale=${locale}`);
  expect(response.status).toBe(200);
  return ((await response.json()) as TimetableView).timetable;
}

test('ROUTE-1 the operator’s timetable is imported once, stays after a broken file, and is removed with the setting', async () => {
  expect(await timetable()).toBeNull();
  await write(SMALL_GTFS);
  await importFile(file);
  const imported = await timetable();
  expect(imported).toMatchObject({ publisher: 'Example Railways', imported: NOON.toISOString() });

  site.clock.now = new Date('2026-11-27T08:00:00Z');
  await importFile(file);
  expect(await timetable()).toEqual(imported);

  await writeFile(file, 'cut off');
  await importFile(file);
  expect(site.logged).toContainEqual(
    expect.objectContaining({ event: 'timetable_not_imported', fields: { reason: 'not_readable' } }),
  );
  expect(await timetable()).toEqual(imported);

  await importFile(undefined);
  expect(await timetable()).toBeNull();
});

test('ROUTE-1 I18N-1 stations have the guide’s names in each language, and an import renews pages and the guide', async () => {
  await write(SMALL_GTFS);
  await importFile(file);
  const arabic = await timetable('ar');
  expect(arabic?.stations.map(({ name }) => name)).toContain('الاتحاد');
  const hindi = await timetable('hi');
  expect(hindi && stationDepartures(hindi, 'union', '2026-11-26', null)).toHaveLength(1);
  expect(hindi?.stations.find(({ id }) => id === 'union')?.name).toMatch(/^[\u0900-\u097f ]+$/);
  const { rows } = await database.pool.query("select id from offline.changes where kind = 'timetable'");
  expect(rows).not.toHaveLength(0);
});

async function journeys(query: string): Promise<TransitJourneys> {
  const response = await site.get(`/journeys?${query}`);
  expect(response.status).toBe(200);
  return (await response.json()) as TransitJourneys;
}
const WEST_TO_EAST = 'from=25.2,55.2&to=25.2,55.3&date=2026-11-26&minute=420';

test('ROUTE-1 with a timetable journeys have its times, its publisher and its last day; without one there are none', async () => {
  await importFile(undefined);
  site.deps.memory.forget(null);
  expect(await journeys(WEST_TO_EAST)).toEqual({ timetable: null, journeys: [] });
  await write(TOWN_GTFS);
  await importFile(file);
  expect(site.logged).toContainEqual(
    expect.objectContaining({
      event: 'transit_network_imported',
      fields: { lines: 4, stops: 9, trips: 11, left: 1 },
    }),
  );
  site.deps.memory.forget([{ kind: 'timetable', id: 'network' }]);
  const found = await journeys(WEST_TO_EAST);
  expect(found.timetable).toEqual({
    publisher: 'Example Transport',
    imported: NOON.toISOString(),
    until: '2026-12-31',
    isDescribed: true,
  });
  expect(found.journeys.map(({ departs, arrives }) => [departs, arrives])).toEqual([
    [479, 501],
    [499, 521],
  ]);
  const later = await journeys(WEST_TO_EAST.replace('2026-11-26', '2027-06-01'));
  expect(later).toMatchObject({ timetable: { isDescribed: false }, journeys: [] });
});

test('ROUTE-1 a file without trains still has its buses, and each part is renewed for itself', async () => {
  await importFile(undefined);
  const busesOnly = { ...TOWN_GTFS, 'routes.txt': 'route_id,route_short_name,route_type\nb,8,3\n' };
  await write(busesOnly);
  await importFile(file);
  expect(site.logged).toContainEqual(
    expect.objectContaining({ event: 'timetable_not_imported', fields: { reason: 'no_trains' } }),
  );
  site.deps.memory.forget(null);
  const found = await journeys('from=25.201,55.251&to=25.26,55.251&date=2026-11-26&minute=480');
  expect(found.journeys[0]?.legs[1]).toMatchObject({ mode: 'bus', line: '8', departs: 498 });
});

test.each([
  'from=25.2,55.2&to=25.2,55.3&date=2026-11-26&minute=1440',
  'from=25.2,55.2&to=25.2,55.3&date=2026-02-30&minute=1',
  'from=25.2,55.2&to=anywhere&date=2026-11-26&minute=1',
  'from=25.2,55.2&to=25.2,55.3&minute=1',
])('CONF-1 a question for journeys that is none is refused: %s', async (query) => {
  expect((await site.get(`/journeys?${query}`)).status).toBe(400);
});
