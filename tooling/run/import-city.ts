import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { type CitySource, openCitySources } from '@dalil/backend/directory/city-sources.ts';
import { hasDirectory, type ImportCounts, importEntries } from '@dalil/backend/directory/import-entries.ts';
import { linkEntries } from '@dalil/backend/directory/link-entries.ts';
import { readRegisterLicences } from '@dalil/backend/directory/read-register.ts';
import { UnreadableSource } from '@dalil/backend/directory/unreadable-source.ts';
import { ConfigurationError } from '@dalil/database/configuration-error.ts';
import { type Database, openDatabase } from '@dalil/database/connection.ts';
import { migrateDatabase } from '@dalil/database/migrate.ts';
import { ENTRY_SOURCES } from '@dalil/domain/directory/entry-source.ts';
import { sql } from 'drizzle-orm';
import { withCommandDatabase } from './command-database.ts';

const NOTHING_NAMED =
  'Name what to import in CITY_OSM_FILE, OVERPASS_URL, CITY_OVERTURE_FILE, CITY_REGISTER_FILE or WIKIDATA_QUERY_URL: see .env.example.';

const { values } = parseArgs({
  options: {
    'dry-run': { type: 'boolean', default: false },
    'accept-losses': { type: 'boolean', default: false },
    'accept-licence': { type: 'boolean', default: false },
  },
});
const isDryRun = values['dry-run'];

await withCommandDatabase({ isExclusive: false }, async (address, { city }) => {
  const now = () => new Date();
  try {
    const sources = await openCitySources(city, now());
    if (sources.length === 0) throw new ConfigurationError(NOTHING_NAMED);
    if (city.registerFile && !(await isLicenceAccepted(city.registerFile))) {
      console.log('Nothing was imported.');
      return;
    }
    if (!isDryRun) await migrateDatabase(address);
    const { db, close } = await openDatabase(address);
    try {
      for (const source of sources) await importSource(db, source, now);
      if (!isDryRun || (await hasDirectory(db))) {
        const links = await linkEntries(db, { isDryRun });
        console.log(`${links.sure} entries are places of the guide, ${links.doubtful} wait for staff to say so`);
      }
      if (isDryRun) console.log('Nothing was written: this was a dry run.');
      else await db.execute(sql`analyze directory_entries`);
    } finally {
      await close();
    }
  } catch (error) {
    if (!(error instanceof UnreadableSource)) throw error;
    throw new ConfigurationError(error.message);
  }
});

async function importSource(db: Database, source: CitySource, now: () => Date): Promise<void> {
  const [first] = source.sources;
  const { name, licence, attribution } = ENTRY_SOURCES[first ?? 'osm'];
  console.log(`${name} (${source.name}): ${licence}, ${attribution}`);
  const { isTTY } = process.stdout;
  let shown = -1;
  let share = 0;
  const counts = await importEntries(
    source.read((read) => {
      share = read;
      const percent = Math.floor(share * (isTTY ? 100 : 10)) * (isTTY ? 1 : 10);
      if (percent === shown) return;
      shown = percent;
      process.stdout.write(isTTY ? `\r  ${percent} % read` : `  ${percent} % read\n`);
    }),
    {
      db,
      now,
      sources: source.sources,
      fingerprint: source.fingerprint,
      isDryRun,
      acceptsLosses: values['accept-losses'],
    },
  );
  if (isTTY) process.stdout.write('\r');
  console.log(describe(counts));
}

function describe({ added, changed, unchanged, withdrawn, left }: ImportCounts): string {
  const verb = isDryRun ? 'would be ' : '';
  return `  ${added} ${verb}added, ${changed} ${verb}changed, ${withdrawn} ${verb}withdrawn, ${unchanged} unchanged, ${left} outside of the area or without a name`;
}

/** The licence is read before anything of the file is stored. */
async function isLicenceAccepted(path: string): Promise<boolean> {
  console.log('This file states of itself:');
  for (const { licence, attribution } of await readRegisterLicences(path)) console.log(`  ${licence}: ${attribution}`);
  if (values['accept-licence'] || isDryRun) return true;
  if (!process.stdin.isTTY) {
    console.log('Read the licence, then start the command again with --accept-licence.');
    return false;
  }
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return /^y(?:es)?$/i.test(
      await terminal.question('Have you read this licence, and does it allow this use? (yes/no) '),
    );
  } finally {
    terminal.close();
  }
}
