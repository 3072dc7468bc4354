import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { createApi } from '@dalil/backend/api.ts';
import { buildGuide } from '@dalil/backend/offline/build-guide.ts';
import { createGuideReader } from '@dalil/backend/offline/guide-updater.ts';
import { createTestApi } from '@dalil/backend/test-api.ts';
import { openDatabase } from '@dalil/database/connection.ts';
import { refreshStartingContent } from '@dalil/database/content/import-starting-content.ts';
import { startEmbeddedDatabase } from '@dalil/database/embedded/embedded-database.ts';
import { migrateDatabase } from '@dalil/database/migrate.ts';
import { contentTexts } from '@dalil/database/tables/guide.ts';
import { isLocale } from '@dalil/domain/language/locale.ts';
import { PACK_NAMES, type PackState, SEARCH_PACK } from '@dalil/domain/offline/offline-guide.ts';
import { and, eq } from 'drizzle-orm';
import { kilobytes } from './budgets.ts';
import { describeRun, markdown, saveSection, verdict } from './results.ts';

/** PWA-9 */
const MAX_BYTES = 1_500_000;
const MAX_LANGUAGE_BYTES = 650_000;
const MAX_PACK_SHARE = 0.1;
const { values: options } = parseArgs({ options: { quick: { type: 'boolean' } } });

const dataDir = await mkdtemp(path.join(tmpdir(), 'dalil-bench-'));
const embedded = await startEmbeddedDatabase({ dataDir, onIncident: () => {} });
try {
  await migrateDatabase(embedded.address);
  const database = await openDatabase(embedded.address);
  await refreshStartingContent(database.db, { now: new Date() });
  const site = createTestApi(database.db, { now: () => new Date() });
  const reader = createGuideReader(site.deps, createApi);

  const build = async () => {
    const startedAt = performance.now();
    const { entries } = await buildGuide(site.deps, reader);
    return { entries, ms: performance.now() - startedAt };
  };
  const bytesOf = async (address: string) => {
    const answer = await site.api.request(address, { headers: { 'accept-encoding': 'br' } });
    return (await answer.arrayBuffer()).byteLength;
  };
  const listPacks = async () => (await (await site.api.request('/api/offline/packs')).json()).packs as PackState[];

  const first = await build();
  const before = await listPacks();
  const text = and(eq(contentTexts.kind, 'place'), eq(contentTexts.itemId, 'burj-khalifa'));
  await database.db
    .update(contentTexts)
    .set({ summary: 'One sentence about it, which is another one now.' })
    .where(text);
  const second = await build();
  const rows: string[][] = [];
  const search = before.find(({ pack }) => pack === SEARCH_PACK)?.bytes ?? 0;
  for (const [at, pack] of PACK_NAMES.entries()) {
    const { bytes: whole = 0, version = 0 } = before[at] ?? {};
    const delta = await bytesOf(`/api/offline/packs/${pack}?since=${version}`);
    const faults = [
      ...(isLocale(pack) && whole > MAX_LANGUAGE_BYTES ? ['too large'] : []),
      // A first page load fetches a language and the search pack; the prose comes last.
      ...(isLocale(pack) && whole + search > MAX_BYTES ? ['too large with the search pack'] : []),
      ...(pack === SEARCH_PACK && whole > MAX_BYTES ? ['too large'] : []),
      ...(delta > whole * MAX_PACK_SHARE ? ['delta too large'] : []),
    ];
    rows.push([pack, kilobytes(whole), kilobytes(delta), `${((100 * delta) / whole).toFixed(1)} %`, verdict(faults)]);
  }
  const table = markdown({ columns: ['pack', 'kB', 'delta of one item, kB', 'of the pack', 'budget'], rows });
  const times = `All of them made in ${(first.ms / 1000).toFixed(1)} s (${first.entries} entries); again after one item in ${(second.ms / 1000).toFixed(1)} s (${second.entries} entries).`;
  console.log(`${table}\n\n${times}`);
  if (!options.quick) await saveSection('The offline guide', `${describeRun()}\n\n${table}\n\n${times}`);
  await database.close();
} finally {
  await embedded.stop();
  await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
}
