import { ConfigurationError } from '@dalil/database/configuration-error.ts';
import { restoreDatabase } from '@dalil/database/restore.ts';
import { withCommandDatabase } from './command-database.ts';

const args = process.argv.slice(2);

await withCommandDatabase({ isExclusive: true }, async (address) => {
  const path = args.find((arg) => !arg.startsWith('-'));
  if (!path) throw new ConfigurationError('Name the backup to restore: npm run restore -- FILE');
  const { tables, migrated } = await restoreDatabase(address, path, { isReplacing: args.includes('--replace') });
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  for (const table of tables) console.log(`${table.table} … ${table.rows} rows, equal`);
  console.log(`Restored ${tables.length} tables with ${rows} rows from ${path}`);
  if (migrated > 0) console.log(`Migrating database … ${migrated} applied`);
});
