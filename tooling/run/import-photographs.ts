import { parseArgs } from 'node:util';
import { recordAudit } from '@dalil/backend/core/audit.ts';
import type { ImportCounts } from '@dalil/backend/newsroom/photographs/import-counts.ts';
import { importPhotographs } from '@dalil/backend/newsroom/photographs/import-photographs.ts';
import { openPictureFiles } from '@dalil/backend/newsroom/pictures/picture-files.ts';
import { createAskWiki } from '@dalil/backend/providers/commons/ask-wiki.ts';
import { openForeign } from '@dalil/backend/providers/foreign/foreign.ts';
import { ConfigurationError } from '@dalil/database/configuration-error.ts';
import { openDatabase } from '@dalil/database/connection.ts';
import { withCommandDatabase } from './command-database.ts';
import { describeImport } from './describe-import.ts';

const EVERY = 25;

const { values } = parseArgs({
  options: {
    'dry-run': { type: 'boolean' },
    again: { type: 'boolean' },
    limit: { type: 'string' },
    item: { type: 'string', multiple: true },
  },
});
const limit = values.limit === undefined ? undefined : Number(values.limit);

await withCommandDatabase({ isExclusive: false }, async (address, { commons, files }) => {
  if (limit !== undefined && !(Number.isInteger(limit) && limit > 0)) {
    throw new ConfigurationError('--limit takes a number of items, such as --limit 20');
  }
  if (!commons) {
    throw new ConfigurationError(
      'Set PUBLIC_URL or OPERATOR_EMAIL: Wikimedia asks every program to say how its operator is reached.',
      ['PUBLIC_URL'],
    );
  }
  const isDryRun = values['dry-run'] === true;
  const { db, close } = await openDatabase(address);
  const foreign = openForeign();
  const now = () => new Date();
  let done = 0;
  try {
    const counts: ImportCounts = await importPhotographs(
      {
        db,
        now,
        ask: createAskWiki(commons),
        parse: foreign.parse,
        pictureFiles: openPictureFiles(files),
        settings: commons,
        onProgress: ({ items, recent, added }) => {
          done += 1;
          if (done % EVERY === 0) console.log(`${done} of ${items - recent} searched, ${added} found`);
        },
      },
      {
        isDryRun,
        isAgain: values.again === true,
        ...(limit !== undefined && { limit }),
        ...(values.item && { only: values.item }),
      },
    );
    if (!isDryRun && counts.added > 0) {
      const metadata = { searched: counts.searched, added: counts.added };
      await db.transaction((transaction) =>
        recordAudit({ db: transaction, now }, { event: 'newsroom.photographs-imported', userId: null, metadata }),
      );
    }
    console.log(describeImport(counts, { isDryRun }));
    if (counts.isStopped) process.exitCode = 1;
  } finally {
    await foreign.close();
    await close();
  }
});
