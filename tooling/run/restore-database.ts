import { openPictureFiles } from '@dalil/backend/newsroom/pictures/picture-files.ts';
import type { BackupFile } from '@dalil/database/backup-file.ts';
import { ConfigurationError } from '@dalil/database/configuration-error.ts';
import { restoreDatabase } from '@dalil/database/restore.ts';
import { readPictureAddress } from '@dalil/domain/guide/picture.ts';
import { withCommandDatabase } from './command-database.ts';

const args = process.argv.slice(2);

await withCommandDatabase({ isExclusive: true }, async (address, settings) => {
  const path = args.find((arg) => !arg.startsWith('-'));
  if (!path) throw new ConfigurationError('Name the backup to restore: npm run restore -- FILE');
  const pictures = openPictureFiles(settings.files);
  // The content of an address never changes, so saving a picture that is there changes nothing.
  const saveFile = async ({ name, content }: BackupFile) => {
    if (!readPictureAddress(name)) throw new ConfigurationError(`The backup has a file that is no picture, ${name}.`);
    await pictures.save(name, content);
  };
  const isReplacing = args.includes('--replace');
  const { tables, migrated, files } = await restoreDatabase(address, path, { isReplacing, saveFile });
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  for (const table of tables) console.log(`${table.table} … ${table.rows} rows, equal`);
  console.log(`Restored ${tables.length} tables with ${rows} rows and ${files} files of pictures from ${path}`);
  if (migrated > 0) console.log(`Migrating database … ${migrated} applied`);
});
