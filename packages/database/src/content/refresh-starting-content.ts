import { desc } from 'drizzle-orm';
import type { Database } from '../connection.ts';
import { contentImports } from '../tables/guide.ts';
import { CONTENT_FOLDER, readContentFiles, stampOf } from './content-files.ts';
import { type ImportResult, importStartingContent } from './import-starting-content.ts';
import { readFiles } from './read-starting-content.ts';

/**
 * Imports the starting content when its files differ from the last import; meant for every start of the server.
 * `folder` is the content's folder. Null when there was nothing to do. Throws a StartingContentError when the files
 * have faults.
 */
export async function refreshStartingContent(
  db: Database,
  { now, folder = CONTENT_FOLDER }: { now: Date; folder?: string },
): Promise<ImportResult | null> {
  const files = await readContentFiles(folder);
  const [last] = await db
    .select({ stamp: contentImports.stamp })
    .from(contentImports)
    .orderBy(desc(contentImports.id))
    .limit(1);
  if (last?.stamp === stampOf(files)) return null;
  return importStartingContent(db, readFiles(files), { now });
}
