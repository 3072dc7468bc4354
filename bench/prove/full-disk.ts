import { execFile } from 'node:child_process';
import { cp, mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { findEmbeddedDatabase } from '@dalil/database/embedded/embedded-database.ts';
import { budgetRow } from '../results.ts';
import { KillableSite } from './killable-site.ts';
import { compareWrites, forgetLimits } from './stored-writes.ts';
import { Writers } from './writers.ts';

const run = promisify(execFile);
const DISK_MEGABYTES = 1536;
const MEGABYTE = 2 ** 20;
const WRITERS = 4;
const FULL_MS = 8000;
const RESUME_LIMIT_MS = 10_000;
const READS = ['/', '/ar/news', '/api/content?limit=20', '/api/facts?limit=50'];

/**
 * Fills the disk of a data folder while the server is written to, and empties it again. Reads must be answered, writes get 503 with
 * Retry-After, and nothing acknowledged be lost. Needs Linux and the right to mount; says so where it is not permitted.
 */
export async function proveFullDisk(from: string): Promise<string[][]> {
  const disk = await mkdtemp(path.join(tmpdir(), 'dalil-disk-'));
  try {
    await run('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MEGABYTES}m`, 'tmpfs', disk]);
  } catch {
    await rm(disk, { recursive: true });
    return [['disk full', 'reads answered, writes 503', 'not measured: this account may not mount a file system', '–']];
  }
  try {
    const dataDir = path.join(disk, 'data');
    await cp(from, dataDir, { recursive: true, preserveTimestamps: true });
    return await fillAndEmpty(new KillableSite(dataDir), path.join(disk, 'filling'));
  } finally {
    await run('umount', ['-l', disk]);
    await rm(disk, { recursive: true, force: true });
  }
}

async function fillAndEmpty(site: KillableSite, filling: string): Promise<string[][]> {
  site.spawn();
  await site.untilReady();
  const address = await findEmbeddedDatabase(site.dataDir);
  if (!address) throw new Error('the database does not run');
  await forgetLimits(address);
  const writers = new Writers(site.origin, WRITERS);
  await wait(1000);
  await fill(filling);
  const fullAt = performance.now();
  const reads: number[] = [];
  while (performance.now() - fullAt < FULL_MS) {
    for (const read of READS) reads.push((await fetch(site.origin + read)).status);
    await wait(200);
  }
  await rm(filling);
  const emptiedAt = performance.now();
  const before = writers.acknowledged.size;
  while (writers.acknowledged.size === before && performance.now() - emptiedAt < 3 * RESUME_LIMIT_MS) await wait(50);
  const resumed = performance.now() - emptiedAt;
  await wait(1000);
  await writers.stop();
  const { lost, torn, twice } = await compareWrites(address, writers);
  await site.stop();
  const refused = writers.refused.filter(({ at }) => at >= fullAt && at <= emptiedAt);
  const wrong = refused.filter(({ status, retryAfter }) => status !== 503 || retryAfter === null);
  const failed = reads.filter((status) => status !== 200).length;
  return [
    budgetRow('disk full: reads failed', '0', `${failed} of ${reads.length}`, failed === 0),
    budgetRow(
      'disk full: writes refused with 503 and Retry-After',
      'all',
      `${refused.length - wrong.length} of ${refused.length}`,
      wrong.length === 0 && refused.length > 0,
    ),
    budgetRow('writes resume after space', '≤ 10 s', `${(resumed / 1000).toFixed(1)} s`, resumed <= RESUME_LIMIT_MS),
    budgetRow(
      'disk full: acknowledged writes lost, torn or stored twice',
      '0',
      `${lost + torn + twice} of ${writers.acknowledged.size}`,
      lost + torn + twice === 0,
    ),
  ];
}

/** Writes a file until the disk has no room. */
async function fill(file: string): Promise<void> {
  const block = Buffer.alloc(MEGABYTE, 1);
  await using handle = await open(file, 'w');
  for (const size of [MEGABYTE, 4096, 1]) {
    try {
      for (;;) await handle.write(block, 0, size);
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
    }
  }
}
