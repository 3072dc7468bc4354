import type { DatabaseAddress } from '@dalil/database/connection-address.ts';
import { findEmbeddedDatabase, startEmbeddedDatabase } from '@dalil/database/embedded/embedded-database.ts';
import { explainFailure } from '../../apps/server/src/lifecycle.ts';
import { loadSettings, type Settings } from '../../apps/server/src/settings.ts';

/**
 * Runs a command on the database in the settings. An embedded database is shared with a running server, or rejected if the
 * command needs exclusive access. Without a server it is started for the command alone. Failures exit with one sentence and
 * status 1.
 */
export async function withCommandDatabase(
  { isExclusive }: { isExclusive: boolean },
  run: (address: DatabaseAddress, settings: Settings) => Promise<void>,
): Promise<void> {
  try {
    const settings = loadSettings();
    if (settings.database) return await run(settings.database, settings);
    const running = isExclusive ? undefined : await findEmbeddedDatabase(settings.dataDir);
    if (running) return await run(running, settings);
    const embedded = await startEmbeddedDatabase({ dataDir: settings.dataDir });
    return await run(embedded.address, settings).finally(() => embedded.stop());
  } catch (error) {
    const sentence = explainFailure(error);
    if (!sentence) throw error;
    console.error(sentence);
    process.exitCode = 1;
  }
}
