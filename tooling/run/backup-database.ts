import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { readPictureFolder } from '@dalil/backend/newsroom/pictures/picture-files.ts';
import { backUpDatabase } from '@dalil/database/backup.ts';
import { withCommandDatabase } from './command-database.ts';

await withCommandDatabase({ isExclusive: false }, async (address, settings) => {
  const now = new Date();
  const name = `dalil-${now.toISOString().slice(0, 19).replaceAll(':', '-')}.backup.gz`;
  const path = process.argv[2] ?? join(settings.dataDir, 'backups', name);
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const files = settings.files.kind === 's3' ? [] : readPictureFolder(settings.files.folder);
  const tables = await backUpDatabase(address, path, now, files);
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  for (const table of tables) console.log(`${table.table} … ${table.rows} rows`);
  console.log(`Saved ${tables.length} tables with ${rows} rows in ${path}`);
  if (settings.files.kind === 's3')
    console.log('Pictures are in the bucket of S3_BUCKET and not in this file: copy the bucket too.');
});
