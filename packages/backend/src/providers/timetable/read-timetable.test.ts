import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stationDepartures, timetableEnd } from '@dalil/domain/city/timetable.ts';
import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readTimetable } from './read-timetable.ts';
import { SMALL_GTFS } from './test-gtfs.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'timetable-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function archive(files: Readonly<Record<string, string | Uint8Array>>): Promise<string> {
  const path = join(folder, `${crypto.randomUUID()}.zip`);
  const entries = Object.entries(files).map(([name, content]) => [
    name,
    typeof content === 'string' ? strToU8(content) : content,
  ]);
  await writeFile(path, zipSync(Object.fromEntries(entries)));
  return path;
}

/** A Thursday. */
const TODAY = '2026-11-26';
const read = async (files: Parameters<typeof archive>[0]) => readTimetable(await archive(files), TODAY);
const short = ({ towards, first, last }: { towards: string; first: number; last: number }) => [towards, first, last];

test('ROUTE-1 first and last trains of a station are read by direction and day, platforms as one station', async () => {
  const timetable = await read(SMALL_GTFS);
  expect(timetable.publisher).toBe('Example Railways');
  expect(timetable.stations.map(({ id }) => id)).toEqual(['airport terminal 1', 'airport terminal 3', 'union']);
  expect(stationDepartures(timetable, 'union', TODAY, null).map(short)).toEqual([['airport terminal 3', 300, 1455]]);
  // The friday trains run later, and those with frequencies start every seven minutes from 05:00 until before 25:00.
  expect(stationDepartures(timetable, 'union', '2026-11-27', null).map(short)).toEqual([
    ['airport terminal 3', 300, 1500],
  ]);
  expect(stationDepartures(timetable, 'airport terminal 1', '2026-11-28', null).map(short)).toEqual([
    ['airport terminal 3', 304, 304 + 1197],
  ]);
  // The Friday train stops at Terminal 1 to let passengers out only.
  expect(stationDepartures(timetable, 'airport terminal 1', '2026-11-27', null)).toEqual([]);
  // A day taken out of the calendar has no trains, buses are left out, the last stop has no departures.
  expect(stationDepartures(timetable, 'union', '2026-12-02', null)).toEqual([]);
  expect(stationDepartures(timetable, 'airport terminal 3', TODAY, null)).toEqual([]);
  expect(timetableEnd(timetable)).toBe('2026-12-31');
  expect(stationDepartures(timetable, 'union', '2027-01-01', null)).toEqual([]);
});

test('ROUTE-1 after midnight the trains of the evening before run until their last departure', async () => {
  const timetable = await read(SMALL_GTFS);
  const at = (date: string, minute: number) => stationDepartures(timetable, 'union', date, minute)[0];
  expect(at('2026-11-27', 15)).toMatchObject({ date: TODAY, last: 1455, minutesLeft: 0 });
  expect(at('2026-11-27', 16)).toMatchObject({ date: '2026-11-27', minutesLeft: null });
  expect(at(TODAY, 1440 - 5)).toMatchObject({ date: TODAY, minutesLeft: 20 });
});

test.each<[string, Record<string, string | Uint8Array>, string]>([
  ['without its stations', { ...SMALL_GTFS, 'stops.txt': '' }, 'missing_file'],
  ['without trains', { ...SMALL_GTFS, 'routes.txt': 'route_id,route_type\nbus,3\n' }, 'no_trains'],
  [
    'that is over',
    { ...SMALL_GTFS, 'calendar.txt': SMALL_GTFS['calendar.txt'].replaceAll('20261231', '20261101') },
    'ended',
  ],
  [
    'with an impossible time',
    { ...SMALL_GTFS, 'stop_times.txt': 'trip_id,stop_id,stop_sequence,departure_time\nday,u1,1,soon\n' },
    'wrong_value',
  ],
  [
    'with an impossible date',
    { ...SMALL_GTFS, 'calendar_dates.txt': 'service_id,date,exception_type\nweek,tomorrow,1\n' },
    'wrong_value',
  ],
  [
    'with broken quotes',
    { ...SMALL_GTFS, 'trips.txt': 'route_id,trip_id,service_id\nred,"day,week\n' },
    'not_readable',
  ],
])('CONF-1 a timetable %s is refused with its reason', async (_name, files, fault) => {
  await expect(read(files)).rejects.toMatchObject({ name: 'WrongTimetable', fault });
});

test('CONF-1 a file that is no archive, cut or absent is refused', async () => {
  const whole = await archive(SMALL_GTFS);
  const text = join(folder, 'text.zip');
  await writeFile(text, 'no archive');
  await expect(readTimetable(text, TODAY)).rejects.toMatchObject({ fault: 'not_readable' });
  await expect(readTimetable(join(folder, 'absent.zip'), TODAY)).rejects.toMatchObject({ fault: 'not_readable' });
  const bytes = await readFile(whole);
  const cut = join(folder, 'cut.zip');
  await writeFile(cut, bytes.subarray(0, bytes.length / 3));
  await expect(readTimetable(cut, TODAY)).rejects.toMatchObject({ name: 'WrongTimetable' });
});
