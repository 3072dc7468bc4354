import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { connectClient } from '@dalil/database/connection.ts';
import type { DatabaseAddress } from '@dalil/database/connection-address.ts';
import { type Outcome, SteadyCallers } from '../load/steady-callers.ts';
import { budgetRow } from '../results.ts';
import { seeded } from '../load/seeded.ts';
import { KillableSite } from './killable-site.ts';
import { startSharedDatabase } from './pooler.ts';
import { READ_PATHS } from './stops.ts';
import { compareWrites, forgetLimits, sumOf } from './stored-writes.ts';
import { Writers } from './writers.ts';

const CALLERS = 8;
const WRITERS = 4;
const MAX_RUN_MS = 3000;
const BACK_LIMIT_MS = 5000;
/** PostgreSQL's fast shutdown ends every session, its immediate one makes the next start recover from its log. */
const SIGNALS = ['SIGINT', 'SIGQUIT'] as const;

/**
 * Restarts a PostgreSQL that is not the server's own, at random moments, under reads and writes. The server must go on by itself:
 * every read is right or 503 with Retry-After, and nothing acknowledged is lost.
 */
export async function proveDatabaseRestarts({ restarts, seed }: { restarts: number; seed: number }) {
  const random = seeded(seed);
  const folder = await mkdtemp(path.join(tmpdir(), 'dalil-restarts-'));
  const shared = await startSharedDatabase(path.join(folder, 'shared'));
  const direct = { url: shared.directUrl };
  const site = new KillableSite(path.join(folder, 'server'), {
    DATABASE_URL: shared.url,
    DATABASE_DIRECT_URL: shared.directUrl,
    PAGE_CACHE_MB: '16',
  });
  try {
    site.spawn();
    await site.untilReady();
    const known = new Map<string, string>();
    for (const one of READ_PATHS) known.set(one, await digestOf(site.origin + one));
    const writers = new Writers(site.origin, WRITERS);
    const callers = new SteadyCallers(site.origin, READ_PATHS, CALLERS);
    let slowest = 0;
    for (let turn = 1; turn <= restarts; turn++) {
      await wait(random() * MAX_RUN_MS);
      process.kill(shared.pid(), SIGNALS[turn % SIGNALS.length]);
      slowest = Math.max(slowest, await untilBack(direct, writers));
      await forgetLimits(direct);
      if (turn % 5 === 0) console.error(`restart ${turn} of ${restarts}: ${writers.acknowledged.size} acknowledged`);
    }
    await callers.stop();
    await writers.stop();
    const losses = await compareWrites(direct, writers);
    const wrong = [...callers.outcomes.filter((one) => isWrong(one, known)), ...writers.wrongAnswers()];
    for (const one of [...wrong, ...writers.halfAnswered].slice(0, 10)) console.error(JSON.stringify(one));
    return rowsOf({
      restarts,
      seed,
      slowest,
      losses: sumOf(losses),
      written: writers.acknowledged.size,
      wrong,
      callers,
    });
  } finally {
    await site.stop();
    await shared.stop();
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

type Measured = {
  restarts: number;
  seed: number;
  slowest: number;
  losses: number;
  written: number;
  wrong: unknown[];
  callers: SteadyCallers;
};

function rowsOf({ restarts, seed, slowest, losses, written, wrong, callers }: Measured): string[][] {
  return [
    budgetRow(
      `PostgreSQL restarted ${restarts} times under a running server, seed ${seed}: acknowledged writes lost, torn or stored twice`,
      '0',
      `${losses} of ${written}`,
      losses === 0 && written > 0,
    ),
    budgetRow(
      'answers neither right nor 503 with Retry-After',
      '0',
      `${wrong.length} of ${callers.outcomes.length + written}`,
      wrong.length === 0,
    ),
    budgetRow(
      'once PostgreSQL accepts connections, the next write is acknowledged',
      '≤ 5 s',
      `${(slowest / 1000).toFixed(1)} s at most`,
      slowest <= BACK_LIMIT_MS,
    ),
  ];
}

/** Milliseconds from PostgreSQL's first connection after its end to the next acknowledged write. Four times the limit when none is. */
async function untilBack(address: DatabaseAddress, writers: Writers): Promise<number> {
  await untilAccepting(address);
  const endedAt = performance.now();
  const before = writers.acknowledged.size;
  while (writers.acknowledged.size === before && performance.now() - endedAt < 4 * BACK_LIMIT_MS) await wait(20);
  return performance.now() - endedAt;
}

async function untilAccepting(address: DatabaseAddress): Promise<void> {
  // Sessions end with the signal, at the latest within this time.
  await wait(300);
  for (let attempt = 0; attempt < 600; attempt++) {
    try {
      const client = await connectClient(address);
      await client.end();
      return;
    } catch {
      await wait(100);
    }
  }
  throw new Error('PostgreSQL did not come back within a minute');
}

function isWrong(one: Outcome, known: ReadonlyMap<string, string>): boolean {
  if (one.kind === 'dropped') return true;
  if (one.status === 200) return one.digest !== known.get(one.path);
  return !(one.status === 503 && one.retryAfter !== undefined);
}

async function digestOf(address: string): Promise<string> {
  const body = Buffer.from(await (await fetch(address, { headers: { 'accept-encoding': 'identity' } })).arrayBuffer());
  return createHash('sha256').update(body).digest('hex');
}
