import { setTimeout as wait } from 'node:timers/promises';
import { findEmbeddedDatabase } from '@dalil/database/embedded/embedded-database.ts';
import { budgetRow } from '../results.ts';
import type { KillableSite } from './killable-site.ts';
import { compareWrites, forgetLimits, type Losses } from './stored-writes.ts';
import { Writers } from './writers.ts';

const WRITERS = 8;
const MAX_RUN_MS = 2500;
const MAX_START_MS = 1500;
const READY_LIMIT_MS = 5000;
/** One kill in five meets a server that is starting, one in three takes the database along. */
const [START_UP, WITH_DATABASE] = [5, 3];

/**
 * Kills a server that is written to, at random moments. Every acknowledged write must be stored completely and once, and the server
 * be ready within five seconds after each kill.
 */
export async function proveKills(site: KillableSite, kills: number): Promise<string[][]> {
  site.spawn();
  await site.untilReady();
  const writers = new Writers(site.origin, WRITERS);
  let slowest = 0;
  for (let turn = 1; turn <= kills; turn++) {
    await wait(Math.random() * MAX_RUN_MS);
    await site.kill({ isWithDatabase: turn % WITH_DATABASE === 0 });
    site.spawn();
    if (turn % START_UP === 0) {
      await wait(Math.random() * MAX_START_MS);
      await site.kill({ isWithDatabase: turn % WITH_DATABASE === 0 });
      site.spawn();
    }
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
      `SIGKILL ${kills} times, ${Math.floor(kills / START_UP)} more in start-up: acknowledged writes lost, torn or stored twice`,
      '0',
      `${sumOf(losses)} of ${writers.acknowledged.size}`,
      sumOf(losses) === 0 && writers.acknowledged.size > 0,
    ),
    budgetRow('ready after a kill', '≤ 5 s', `${(slowest / 1000).toFixed(1)} s at most`, slowest <= READY_LIMIT_MS),
  ];
}

function sumOf({ lost, twice, torn }: Losses): number {
  return lost + twice + torn;
}

async function addressOf(site: KillableSite) {
  const address = await findEmbeddedDatabase(site.dataDir);
  if (!address) throw new Error('the database does not run');
  return address;
}
