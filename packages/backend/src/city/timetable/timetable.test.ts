import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stationDepartures } from '@dalil/domain/city/timetable.ts';
import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { SMALL_GTFS } from '../../providers/timetable/test-gtfs.ts';
import { openTestSite } from '../../test-site.ts';
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
