import { constants } from 'node:fs';
import { access, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Installation } from './installation.ts';

const DEBIAN_FOLDER = '/usr/lib/postgresql';
const OLDEST_VERSION = 15;

/** The oldest PostgreSQL, from version 15 on, among the programs Debian or Ubuntu installed. Undefined if there is none. */
export async function findSystemInstallation(folder = DEBIAN_FOLDER): Promise<Installation | undefined> {
  const names = await readdir(folder).catch(() => []);
  const majors = names.map(Number).filter((major) => major >= OLDEST_VERSION);
  for (const major of majors.toSorted((a, b) => a - b)) {
    const binDir = join(folder, String(major), 'bin');
    const isThere = await access(join(binDir, 'initdb'), constants.X_OK).then(
      () => true,
      () => false,
    );
    if (isThere) return { binDir, major };
  }
  return undefined;
}
