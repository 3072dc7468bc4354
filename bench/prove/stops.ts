import { setTimeout as wait } from 'node:timers/promises';
import { startEmbeddedDatabase } from '@dalil/database/embedded/embedded-database.ts';
import { type Outcome, SteadyCallers } from '../load/steady-callers.ts';
import { budgetRow } from '../results.ts';
import { seeded } from '../load/seeded.ts';
import type { KillableSite } from './killable-site.ts';
import { compareWrites, forgetLimits, sumOf } from './stored-writes.ts';
import { Writers } from './writers.ts';

const CALLERS = 8;
const WRITERS = 4;
const MAX_RUN_MS = 1000;
const STOP_LIMIT_MS = 15_000;
/** Cached pages, rendered pages, and uncached reads of the API. */
export const READ_PATHS = ['/', '/ar/news', '/events', '/api/facts?limit=50', '/api/content?limit=20'];

/**
 * Ends a server under reads and writes with SIGTERM, at random moments. What it has accepted it must answer completely, and what it
 * acknowledged must be stored.
 */
export async function proveStops(site: KillableSite, { stops, seed }: { stops: number; seed: number }) {
  const random = seeded(seed);
  const reads: Outcome[] = [];
  let longest = 0;
  let failedStops = 0;
  let writers: Writers | undefined;
  for (let turn = 1; turn <= stops; turn++) {
    site.spawn();
    await site.untilReady();
    writers ??= new Writers(site.origin, WRITERS);
    writers.moveTo(site.origin);
    const callers = new SteadyCallers(site.origin, READ_PATHS, CALLERS);
    while (callers.outcomes.length < CALLERS * READ_PATHS.length) await wait(20);
    await wait(random() * MAX_RUN_MS);
    const begun = performance.now();
    const status = await site.stop();
    longest = Math.max(longest, performance.now() - begun);
    if (status !== 0) failedStops += 1;
    await callers.stop();
    reads.push(...callers.outcomes);
    await onStoppedDatabase(site.dataDir, forgetLimits);
    if (turn % 10 === 0) console.error(`stop ${turn} of ${stops}: ${writers.acknowledged.size} writes acknowledged`);
  }
  if (!writers) throw new Error('there was no stop');
  await writers.stop();
  const { acknowledged, halfAnswered } = writers;
  const losses = await onStoppedDatabase(site.dataDir, (address) => compareWrites(address, writers));
  const dropped = reads.filter(({ kind }) => kind === 'dropped');
  for (const one of [...dropped, ...halfAnswered].slice(0, 10)) console.error(JSON.stringify(one));
  const cut = dropped.length + halfAnswered.length;
  return [
    budgetRow(
      `SIGTERM ${stops} times, seed ${seed}: requests dropped or answered half`,
      '0',
      `${cut} of ${reads.length + acknowledged.size}`,
      cut === 0,
    ),
    budgetRow(
      `SIGTERM ${stops} times: acknowledged writes lost, torn or stored twice`,
      '0',
      `${sumOf(losses)} of ${acknowledged.size}`,
      sumOf(losses) === 0 && acknowledged.size > 0,
    ),
    budgetRow(
      'ended with status 0 after',
      '≤ 15 s',
      `${(longest / 1000).toFixed(1)} s at most${failedStops > 0 ? `; ${failedStops} with another status` : ''}`,
      longest <= STOP_LIMIT_MS && failedStops === 0,
    ),
  ];
}

/** The database ends with its server, so it is started for the question alone. */
async function onStoppedDatabase<T>(
  dataDir: string,
  ask: (address: Parameters<typeof forgetLimits>[0]) => Promise<T>,
): Promise<T> {
  const cluster = await startEmbeddedDatabase({ dataDir });
  return ask(cluster.address).finally(() => cluster.stop());
}
