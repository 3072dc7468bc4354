import { createWriteStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { once } from 'node:events';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { openForeign } from '@dalil/backend/providers/foreign/foreign.ts';
import { unpackNetwork } from '@dalil/backend/providers/timetable/pack-network.ts';
import { planTransit } from '@dalil/domain/transit/plan-transit.ts';
import { callsOf } from '@dalil/domain/transit/transit-network.ts';
import { strToU8, Zip, ZipDeflate } from 'fflate';
import { budgetRow, describeRun, markdown, saveSection } from './results.ts';

/**
 * A timetable (GTFS) of the size of the city's: made-up lines on a grid of stops, read in the thread of foreign files, then journeys
 * between points anywhere in the town.
 */
const LINES = 220;
const STOPS_OF_LINE = 36;
const GRID = { rows: 60, columns: 75 };
const HEADWAY = 15;
const SERVICES = ['week', 'friday', 'weekend'] as const;
const DAY = { from: 5 * 60, until: 24 * 60 };
const ROUNDS = 400;
const LIMITS = { readSeconds: 600, planMs: 50, megabytes: 1024 };

// A generator of its own, so that every run has the same town.
let seed = 7;
const random = () => (seed = (seed * 1_664_525 + 1_013_904_223) % 2 ** 32) / 2 ** 32;
const clock = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}:00`;
const at = (row: number, column: number) => ({ lat: 24.95 + row * 0.006, lon: 55.05 + column * 0.006 });

type Write = (text: string) => Promise<void>;

async function writeTimetable(file: string): Promise<number> {
  const out = createWriteStream(file);
  const zip = new Zip((error, data, isLast) => {
    if (error) throw error;
    out.write(data);
    if (isLast) out.end();
  });
  const add = async (name: string, fill: (write: Write) => Promise<void>) => {
    const entry = new ZipDeflate(name, { level: 3 });
    zip.add(entry);
    await fill(async (text) => {
      entry.push(strToU8(text), false);
      if (out.writableNeedDrain) await once(out, 'drain');
    });
    entry.push(new Uint8Array(), true);
  };
  await add('agency.txt', (write) =>
    write('agency_id,agency_name,agency_url,agency_timezone\n1,Made up,https://a.example,Asia/Dubai\n'),
  );
  await add('calendar.txt', (write) =>
    write(
      [
        'service_id,monday,tuesday,wednesday,thursday,friday,saturday,sunday,start_date,end_date',
        'week,1,1,1,1,0,0,0,20260101,20271231',
        'friday,0,0,0,0,1,0,0,20260101,20271231',
        'weekend,0,0,0,0,0,1,1,20260101,20271231\n',
      ].join('\n'),
    ),
  );
  await add('stops.txt', async (write) => {
    await write('stop_id,stop_name,stop_lat,stop_lon\n');
    for (let row = 0; row < GRID.rows; row++) {
      for (let column = 0; column < GRID.columns; column++) {
        const { lat, lon } = at(row, column);
        await write(`${row}-${column},Stop ${row} ${column},${lat + random() * 0.001},${lon + random() * 0.001}\n`);
      }
    }
  });
  await add('routes.txt', (write) =>
    write(
      `route_id,route_short_name,route_type\n${Array.from({ length: LINES }, (_, line) => `${line},${line},${line < 4 ? 1 : 3}`).join('\n')}\n`,
    ),
  );
  const ways = Array.from({ length: LINES }, () => wayOf());
  await add('trips.txt', async (write) => {
    await write('route_id,service_id,trip_id,trip_headsign\n');
    for (const { id, line, service, direction } of tripsOf())
      await write(`${line},${service},${id},End ${direction}\n`);
  });
  let calls = 0;
  await add('stop_times.txt', async (write) => {
    await write('trip_id,arrival_time,departure_time,stop_id,stop_sequence\n');
    for (const { id, line, direction, minute } of tripsOf()) {
      const way = ways[line] ?? [];
      const stops = direction === 0 ? way : way.toReversed();
      calls += stops.length;
      await write(
        stops
          .map((stop, order) => `${id},${clock(minute + order * 2)},${clock(minute + order * 2)},${stop},${order}\n`)
          .join(''),
      );
    }
  });
  zip.end();
  await once(out, 'close');
  return calls;
}

/** A line across the grid that turns now and then. */
function wayOf(): string[] {
  let [row, column] = [Math.floor(random() * GRID.rows), Math.floor(random() * GRID.columns)];
  let step: [number, number] = random() < 0.5 ? [0, 1] : [1, 0];
  const stops: string[] = [];
  while (stops.length < STOPS_OF_LINE) {
    if (random() < 0.2) step = step[0] === 0 ? [random() < 0.5 ? 1 : -1, 0] : [0, random() < 0.5 ? 1 : -1];
    [row, column] = [(row + step[0] + GRID.rows) % GRID.rows, (column + step[1] + GRID.columns) % GRID.columns];
    const stop = `${row}-${column}`;
    if (!stops.includes(stop)) stops.push(stop);
  }
  return stops;
}

function* tripsOf() {
  for (let line = 0; line < LINES; line++) {
    for (const service of SERVICES) {
      for (const direction of [0, 1]) {
        for (let minute = DAY.from + (line % HEADWAY); minute < DAY.until; minute += HEADWAY) {
          yield { id: `${line}-${service}-${direction}-${minute}`, line, service, direction, minute };
        }
      }
    }
  }
}

const folder = await mkdtemp(path.join(tmpdir(), 'dalil-bench-transit-'));
const foreign = openForeign();
try {
  const file = path.join(folder, 'gtfs.zip');
  const calls = await writeTimetable(file);
  const megabytes = (await stat(file)).size / 1e6;
  const before = process.memoryUsage().rss;
  let most = before;
  const timer = setInterval(() => (most = Math.max(most, process.memoryUsage().rss)), 100);
  const startedAt = performance.now();
  const { packed, ...figures } = await foreign.parse('transit-network', { archive: file, today: '2026-12-01' });
  const readSeconds = (performance.now() - startedAt) / 1000;
  clearInterval(timer);
  const unpackedAt = performance.now();
  const network = await unpackNetwork(packed);
  const stopCalls = callsOf(network);
  const unpackMs = performance.now() - unpackedAt;

  const times: number[] = [];
  let found = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const point = () => at(random() * GRID.rows, random() * GRID.columns);
    const input = { from: point(), to: point(), date: '2026-12-01', minute: 360 + Math.floor(random() * 1000) };
    const begunAt = performance.now();
    const journeys = planTransit({ network, calls: stopCalls, ...input });
    times.push(performance.now() - begunAt);
    if (journeys.length > 0) found++;
  }
  times.sort((a, b) => a - b);
  const percentile = (share: number) => times[Math.floor(times.length * share)] ?? 0;
  const usedMegabytes = (most - before) / 1e6;
  const rows = [
    budgetRow(
      'size',
      '-',
      `${megabytes.toFixed(0)} MB packed, ${calls} calls, ${figures.trips} trips, ${figures.stops} stops, ${figures.lines} lines`,
      true,
    ),
    budgetRow(
      'reading in the thread',
      `${LIMITS.readSeconds} s`,
      `${readSeconds.toFixed(0)} s`,
      readSeconds <= LIMITS.readSeconds,
    ),
    budgetRow(
      'memory while reading',
      `${LIMITS.megabytes} MB`,
      `${usedMegabytes.toFixed(0)} MB`,
      usedMegabytes <= LIMITS.megabytes,
    ),
    budgetRow('as stored; loading it', '-', `${(packed.length / 1e6).toFixed(1)} MB; ${unpackMs.toFixed(0)} ms`, true),
    budgetRow(
      'up to three journeys, p99',
      `${LIMITS.planMs} ms`,
      `${percentile(0.99).toFixed(0)} ms (median ${percentile(0.5).toFixed(0)}; ${found} of ${ROUNDS} found)`,
      percentile(0.99) <= LIMITS.planMs,
    ),
  ];
  const table = markdown({ columns: ['timetable of a city', 'budget', 'measured', 'verdict'], rows });
  console.log(table);
  const load = loadavg()[0]?.toFixed(1);
  await saveSection('Timetable and journeys', `${describeRun()}; load ${load}; made-up lines\n\n${table}`);
} finally {
  await foreign.close();
  await rm(folder, { recursive: true, force: true });
}
