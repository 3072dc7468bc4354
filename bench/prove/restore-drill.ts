import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startEmbeddedDatabase } from '@dalil/database/embedded/embedded-database.ts';
import { budgetRow } from '../results.ts';
import { runToEnd } from '../subjects/child.ts';
import type { KillableSite } from './killable-site.ts';
import { compareWrites } from './stored-writes.ts';
import { Writers } from './writers.ts';

const WRITERS = 4;
const WRITING_MS = 2000;

/**
 * Backs up a server that is written to and restores the file into an empty folder. The restore itself compares every table by count
 * and hash. Writes acknowledged before the backup began must be in it.
 */
export async function proveRestore(site: KillableSite): Promise<string[][]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'dalil-restore-'));
  const file = path.join(folder, 'guide.backup.gz');
  const restored = path.join(folder, 'data');
  try {
    site.spawn();
    await site.untilReady();
    const writers = new Writers(site.origin, WRITERS);
    await wait(WRITING_MS);
    const before = new Set(writers.acknowledged);
    const begun = performance.now();
    await runToEnd(['tooling/run/backup-database.ts', file], { env: { DATA_DIR: site.dataDir, DATABASE_URL: '' } });
    const backUpSeconds = (performance.now() - begun) / 1000;
    await writers.stop();
    await site.stop();
    const restoreBegun = performance.now();
    await runToEnd(['tooling/run/restore-database.ts', file], { env: { DATA_DIR: restored, DATABASE_URL: '' } });
    const restoreSeconds = (performance.now() - restoreBegun) / 1000;
    const cluster = await startEmbeddedDatabase({ dataDir: restored });
    const { lost, torn, twice } = await compareWrites(cluster.address, {
      acknowledged: before,
      sent: writers.sent,
    }).finally(() => cluster.stop());
    return [
      budgetRow(
        'backup under writes, restored into an empty folder: earlier writes lost, torn or stored twice',
        '0',
        `${lost + torn + twice} of ${before.size}; ${backUpSeconds.toFixed(0)} s and ${restoreSeconds.toFixed(0)} s`,
        lost + torn + twice === 0 && before.size > 0,
      ),
    ];
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
