import { setTimeout as wait } from 'node:timers/promises';
import { findEmbeddedDatabase } from '@dalil/database/embedded/embedded-database.ts';
import { budgetRow } from '../results.ts';
import { seeded } from '../load/seeded.ts';
import type { KillableSite } from './killable-site.ts';
import { compareWrites, forgetLimits, sumOf } from './stored-writes.ts';
import { Writers } from './writers.ts';

const WRITERS = 8;
const MAX_RUN_MS = 2500;
const MAX_START_MS = 1500;
const READY_LIMIT_MS = 5000;
/** One kill in five meets a server that is starting, one in three takes the database along. */
const [START_UP, WITH_DATABASE] = [5, 3];

/**
 * Kills a server that is written to, at random moments. Every acknowledged write must be stored completely and once, and the server
 * be ready within five seconds after each kill. The same seed gives the same moments.
 */
export async function proveKills(site: KillableSite, { kills, seed }: { kills: number; seed: number }) {
  const random = seeded(seed);
  site.spawn();
  await site.untilReady();
  const writers = new Writers(site.origin, WRITERS);
  let slowest = 0;
  let inStartUp = 0;
  for (let turn = 1; turn <= kills; turn++) {
    const isInStartUp = turn % START_UP === 0;
    if (isInStartUp) {
      await site.stop();
      site.spawn();
      await wait(random() * MAX_START_MS);
      inStartUp += 1;
    } else {
      await wait(random() * MAX_RUN_MS);
    }
    await site.kill({ isWithDatabase: turn % WITH_DATABASE === 0 });
    site.spawn();
    slowest = Math.max(slowest, await site.untilReady());
    writers.moveTo(site.origin);
    await forgetLimits(await addressOf(site));
    if (turn % 10 === 0) console.error(`kill ${turn} of ${kills}: ${writers.acknowledged.size} writes acknowledged`);
  }
  await wait(MAX_RUN_MS);
  await writers.stop();
  const losses = await compareWrites(await addressOf(site), writers);
  await site.stop();
  return [
    budgetRow(
      `SIGKILL ${kills} times, ${inStartUp} of them in start-up, seed ${seed}: acknowledged writes lost, torn or stored twice`,
      '0',
      `${sumOf(losses)} of ${writers.acknowledged.size}`,
      sumOf(losses) === 0 && writers.acknowledged.size > 0,
    ),
    budgetRow('ready after a kill', '≤ 5 s', `${(slowest / 1000).toFixed(1)} s at most`, slowest <= READY_LIMIT_MS),
  ];
}

async function addressOf(site: KillableSite) {
  const address = await findEmbeddedDatabase(site.dataDir);
  if (!address) throw new Error('the database does not run');
  return address;
}
