import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { connectClient } from '@dalil/database/connection.ts';
import type { DatabaseAddress } from '@dalil/database/connection-address.ts';
import { applyMigrations, listApplied, listMigrations } from '@dalil/database/migrate.ts';
import { SteadyCallers } from '../load/steady-callers.ts';
import { budgetRow } from '../results.ts';
import { type EarlierVersion, findEarlierVersion, openEarlierVersion } from './earlier-version.ts';
import { KillableSite } from './killable-site.ts';
import { startSharedDatabase } from './pooler.ts';
import { READ_PATHS } from './stops.ts';
import { compareWrites, forgetLimits, sumOf } from './stored-writes.ts';
import { Writers } from './writers.ts';

const CALLERS = 4;
const WRITERS = 4;
/** How long both versions are under load after each migration and each step. */
const STEP_MS = 2000;

/** Failed requests of a step: reads that were not answered with 200, and writes that were refused or not answered. */
type Step = { name: string; failed: number; requests: number };

/**
 * Upgrades under load, as `docs/operations.md` describes: the earlier version serves, the new one migrates the database and starts
 * beside it, requests are shifted, the earlier one is stopped. Each migration but the last is applied by itself first, so that a failure
 * of the earlier version names the one that breaks it.
 */
export async function proveUpgrade(from: string | undefined): Promise<string[][]> {
  const version = from ?? (await findEarlierVersion());
  if (version === null) return [['upgrade without downtime', '0 failed', 'not measured: no earlier version', '–']];
  console.error(`upgrade from ${version}`);
  const earlier = await openEarlierVersion(version);
  const folder = await mkdtemp(path.join(tmpdir(), 'dalil-upgrade-'));
  const shared = await startSharedDatabase(path.join(folder, 'shared'));
  const settings = { DATABASE_URL: shared.directUrl, PAGE_CACHE_MB: '0' };
  const before = new KillableSite(path.join(folder, 'before'), settings, earlier.folder);
  const after = new KillableSite(path.join(folder, 'after'), settings);
  try {
    return await upgrade({ earlier, before, after, address: { url: shared.directUrl } });
  } finally {
    await before.stop();
    await after.stop();
    await shared.stop();
    await earlier.remove();
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

type Drill = { earlier: EarlierVersion; before: KillableSite; after: KillableSite; address: DatabaseAddress };

async function upgrade({ earlier, before, after, address }: Drill): Promise<string[][]> {
  before.spawn();
  await before.untilReady();
  const writers = new Writers(before.origin, WRITERS);
  const steps: Step[] = [];
  const during = async (name: string, site: KillableSite, work: () => Promise<unknown>) => {
    await forgetLimits(address);
    const callers = new SteadyCallers(site.origin, READ_PATHS, CALLERS);
    const [refused, halves, written] = [writers.refused.length, writers.halfAnswered.length, writers.acknowledged.size];
    await work();
    await wait(STEP_MS);
    await callers.stop();
    const reads = callers.outcomes.filter((one) => !(one.kind === 'answered' && one.status === 200));
    const writes = [...writers.refused.slice(refused), ...writers.halfAnswered.slice(halves)];
    for (const one of [...reads, ...writes].slice(0, 5)) console.error(`${name}: ${JSON.stringify(one)}`);
    const answered = callers.outcomes.length + writers.acknowledged.size - written;
    steps.push({ name, failed: reads.length + writes.length, requests: answered });
  };
  await during('before', before, async () => {});
  const missing = listMigrations().slice(await countApplied(address));
  for (let at = 0; at < missing.length - 1; at++) {
    await during(`migration ${at + 1} of ${missing.length}`, before, () => migrateOne(address));
  }
  await during('the new version starts', before, async () => {
    after.spawn();
    await after.untilReady();
  });
  writers.moveTo(after.origin);
  await during('the earlier version stops', after, () => before.stop());
  await writers.stop();
  const losses = await compareWrites(address, writers);
  const failed = steps.filter((step) => step.failed > 0);
  const requests = steps.reduce((sum, step) => sum + step.requests, 0);
  const where = failed.map(({ name, failed: count }) => `; ${name}: ${count}`).join('');
  return [
    budgetRow(
      `upgrade from ${earlier.name} over ${missing.length} migrations, both versions on one PostgreSQL: requests failed`,
      '0',
      `${failed.reduce((sum, step) => sum + step.failed, 0)} of ${requests}${where}`,
      failed.length === 0 && requests > 0,
    ),
    budgetRow(
      'upgrade: acknowledged writes lost, torn or stored twice',
      '0',
      `${sumOf(losses)} of ${writers.acknowledged.size}`,
      sumOf(losses) === 0 && writers.acknowledged.size > 0,
    ),
  ];
}

async function countApplied(address: DatabaseAddress): Promise<number> {
  const client = await connectClient(address);
  return (await listApplied(client).finally(() => client.end())).length;
}

/** Applies the next migration, as a start does. */
async function migrateOne(address: DatabaseAddress): Promise<void> {
  const client = await connectClient(address);
  try {
    const count = (await listApplied(client)).length + 1;
    await applyMigrations(client, listMigrations().slice(0, count));
  } finally {
    await client.end();
  }
}
