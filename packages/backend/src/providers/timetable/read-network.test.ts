import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { planTransit } from '@dalil/domain/transit/plan-transit.ts';
import type { TransitJourney } from '@dalil/domain/transit/transit-journey.ts';
import { callsOf } from '@dalil/domain/transit/transit-network.ts';
import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { packNetwork, unpackNetwork } from './pack-network.ts';
import { readNetwork } from './read-network.ts';
import { TOWN_GTFS } from './test-gtfs.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'network-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function archive(files: Readonly<Record<string, string>>): Promise<string> {
  const path = join(folder, `${crypto.randomUUID()}.zip`);
  const entries = Object.entries(files).map(([name, content]) => [name, strToU8(content)]);
  await writeFile(path, zipSync(Object.fromEntries(entries)));
  return path;
}

/** A Thursday. */
const TODAY = '2026-11-26';
const read = async (files: Readonly<Record<string, string>> = TOWN_GTFS) => readNetwork(await archive(files), TODAY);

const POINTS = {
  west: { lat: 25.2, lon: 55.2 },
  east: { lat: 25.2, lon: 55.3 },
  palm: { lat: 25.26, lon: 55.251 },
  middle: { lat: 25.201, lon: 55.251 },
  farQuay: { lat: 25.231, lon: 55.3 },
  desert: { lat: 24.8, lon: 55.8 },
};

async function plan(
  from: keyof typeof POINTS,
  to: keyof typeof POINTS,
  minute: number,
  date = TODAY,
  files: Readonly<Record<string, string>> = TOWN_GTFS,
): Promise<TransitJourney[]> {
  const { network } = await read(files);
  return planTransit({ network, calls: callsOf(network), from: POINTS[from], to: POINTS[to], date, minute });
}

const short = ({ legs }: TransitJourney) =>
  legs.map((leg) =>
    leg.type === 'ride' ? `${leg.line} ${leg.departs}-${leg.arrives} ${leg.to.name}` : `walk ${leg.minutes}`,
  );

test('ROUTE-1 a journey has the times of the file, walks at both ends, and the next departures', async () => {
  const journeys = await plan('west', 'east', 7 * 60);
  expect(journeys.map(short)).toEqual([
    ['walk 1', 'M 480-500 East Station', 'walk 1'],
    ['walk 1', 'M 500-520 East Station', 'walk 1'],
  ]);
  expect(journeys[0]).toMatchObject({ departs: 479, arrives: 501, changes: 0, last: 1470 });
  expect(journeys[0]?.legs[1]).toMatchObject({ mode: 'metro', headsign: 'East', stops: 2, isRough: false });
  // A platform without a name has that of its station.
  expect(journeys[0]?.legs[1]).toMatchObject({ from: { name: 'West Station' } });
});

test('ROUTE-1 a change takes the walk between the stops; a bus that overtakes is taken, a broken trip and an old one are not', async () => {
  const [first] = await plan('west', 'palm', 7 * 60 + 50);
  // Arrival 08:10:20 is 08:11, and the file wants six minutes to the bus stop: the slow bus of 08:16 is missed.
  expect(first && short(first)).toEqual([
    'walk 1',
    'M 480-491 Middle Platform 1',
    'walk 6',
    '8 498-518 Palm Bus Stop',
    'walk 1',
  ]);
  // Who is at the bus stop in time takes the bus that overtakes, not the one that leaves first.
  expect((await plan('middle', 'palm', 490))[0]?.legs[1]).toMatchObject({ departs: 498, arrives: 518 });
  const { left } = await read();
  expect(left).toBe(1);
});

test('ROUTE-1 after midnight the service of the evening before goes on, with headways that are said to be rough', async () => {
  const [night] = await plan('middle', 'palm', 20, '2026-11-27');
  expect(night && short(night)).toEqual(['walk 1', 'N55 30-55 Palm Bus Stop', 'walk 1']);
  expect(night?.legs[1]).toMatchObject({ isRough: true, mode: 'bus' });
  expect(night?.last).toBe(90);
  // The same as seen from the evening itself.
  const [evening] = await plan('middle', 'palm', 1440 + 20 - 60);
  expect(evening?.legs[1]).toMatchObject({ departs: 1440, arrives: 1465 });
});

test('ROUTE-1 days of the calendar and their exceptions decide; a day that is not described has no journey', async () => {
  expect((await plan('west', 'east', 420, '2026-11-27'))[0]).toMatchObject({ departs: 599 });
  expect((await plan('west', 'east', 420, '2026-12-02'))[0]).toMatchObject({ departs: 599 });
  expect(await plan('west', 'east', 420, '2026-11-29')).toEqual([]);
  expect(await plan('west', 'east', 420, '2027-03-01')).toEqual([]);
  expect(await plan('west', 'desert', 420)).toEqual([]);
  // Nobody may board where a train ends.
  expect(await plan('east', 'west', 420)).toEqual([]);
});

test('ROUTE-1 three vehicles with two walks between them', async () => {
  const [far] = await plan('west', 'farQuay', 420);
  expect(far && short(far).map((leg) => leg.split(' ')[0])).toEqual([
    'walk',
    'M',
    'walk',
    '8',
    'walk',
    'Creek',
    'walk',
  ]);
  expect(far).toMatchObject({ arrives: 561, changes: 2 });
});

test('ROUTE-1 a packed network is the same after unpacking', async () => {
  const { network } = await read();
  expect(await unpackNetwork(await packNetwork(network))).toEqual(network);
});

test.each<[string, Record<string, string>, string]>([
  ['without stops', { ...TOWN_GTFS, 'stops.txt': '' }, 'missing_file'],
  ['without trips', { ...TOWN_GTFS, 'trips.txt': 'route_id,service_id,trip_id\n' }, 'no_trips'],
  ['whose trips call nowhere', { ...TOWN_GTFS, 'stop_times.txt': 'trip_id,stop_id\n' }, 'no_trips'],
  ['that is over', { ...TOWN_GTFS, 'calendar.txt': '', 'calendar_dates.txt': '' }, 'ended'],
  [
    'with an impossible time',
    { ...TOWN_GTFS, 'stop_times.txt': 'trip_id,stop_id,stop_sequence,departure_time\nm-0800,w1,1,25:99:00\n' },
    'wrong_value',
  ],
  [
    'with a headway of nothing',
    { ...TOWN_GTFS, 'frequencies.txt': 'trip_id,start_time,end_time,headway_secs\nn-all,24:00:00,26:00:00,0\n' },
    'wrong_value',
  ],
  [
    'with a headway that makes millions of trips',
    { ...TOWN_GTFS, 'frequencies.txt': 'trip_id,start_time,end_time,headway_secs\nn-all,00:00:00,99:00:00,0.0001\n' },
    'too_large',
  ],
  [
    'with broken quotes',
    { ...TOWN_GTFS, 'trips.txt': 'route_id,trip_id,service_id\nm,"m-0800,week\n' },
    'not_readable',
  ],
])('CONF-1 a file of lines %s is refused with its reason', async (_name, files, fault) => {
  await expect(read(files)).rejects.toMatchObject({ name: 'WrongTimetable', fault });
});

test('CONF-1 an archive that is cut is refused', async () => {
  const whole = await archive(TOWN_GTFS);
  const cut = join(folder, 'cut.zip');
  const bytes = await readFile(whole);
  await writeFile(cut, bytes.subarray(0, bytes.length / 3));
  await expect(readNetwork(cut, TODAY)).rejects.toMatchObject({ name: 'WrongTimetable' });
});
