import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DATA_VERSION } from '@dalil/domain/guide/content-schema.ts';

export const CONTENT_FOLDER = fileURLToPath(new URL('../../content', import.meta.url));

/** Raised when the import writes the same files differently. */
const IMPORT_VERSION = 1;

/** One file of the starting content; `path` is below the content folder, with forward slashes. */
export interface ContentFile {
  path: string;
  text: string;
}

/** Every file of the starting content, in the order of their paths. */
export async function readContentFiles(folder = CONTENT_FOLDER): Promise<ContentFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && /\.(?:json|md)$/.test(entry.name))
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .sort();
  return Promise.all(paths.map(async (path) => ({ path, text: await readFile(join(folder, path), 'utf8') })));
}

/** Changes when a file, the shape of the data or the import changes; equal stamps mean there is nothing to import. */
export function stampOf(files: readonly ContentFile[]): string {
  const hash = createHash('sha256').update(`${IMPORT_VERSION} ${JSON.stringify(DATA_VERSION)}`);
  for (const { path, text } of files) hash.update(`\0${path}\0${text}`);
  return hash.digest('base64url');
}
