import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { PROJECT_FOLDER, runToEnd } from '../subjects/child.ts';

const run = promisify(execFile);
const JOURNAL = 'packages/database/migrations/meta/_journal.json';
const OUTPUT_BYTES = 64 * 2 ** 20;

type Entry = { tag: string; when: number };
export type EarlierVersion = { name: string; folder: string; remove: () => Promise<void> };

async function git(...args: string[]): Promise<string> {
  const { stdout } = await run('git', args, { cwd: PROJECT_FOLDER, maxBuffer: OUTPUT_BYTES });
  return stdout.trim();
}

/** The migrations of a commit, the oldest first. */
async function migrationsOf(commit: string): Promise<Entry[]> {
  const { entries } = JSON.parse(await git('show', `${commit}:${JOURNAL}`)) as { entries: Entry[] };
  return entries.map(({ tag, when }) => ({ tag, when }));
}

/**
 * The version before this one: the newest tag that is not this commit. Without a tag the newest commit that lacks at least one
 * migration of today and has no other. Null where there is neither.
 */
export async function findEarlierVersion(): Promise<string | null> {
  const tagged = await git('describe', '--tags', '--abbrev=0', 'HEAD^').catch(() => '');
  if (tagged !== '') return tagged;
  const today = await migrationsOf('HEAD');
  for (const commit of (await git('log', '--format=%H', '--', JOURNAL)).split('\n')) {
    const then = await migrationsOf(commit);
    const isBeginning = then.every((one, at) => one.tag === today[at]?.tag && one.when === today[at]?.when);
    // The commit before the one that added the next migration is as new as it can be, but may be on another branch.
    if (isBeginning && then.length < today.length) return commit;
  }
  return null;
}

/** Puts a version into a folder of its own, with its packages and its built pages. */
export async function openEarlierVersion(version: string): Promise<EarlierVersion> {
  const parent = await mkdtemp(path.join(tmpdir(), 'dalil-earlier-'));
  const folder = path.join(parent, 'version');
  await git('worktree', 'add', '--detach', folder, version);
  const remove = async () => {
    await git('worktree', 'remove', '--force', folder);
    await rm(parent, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    await addPackages(folder);
    await runToEnd(['tooling/run/build.mjs'], { cwd: folder });
    return { name: (await git('describe', '--tags', '--always', version)) || version, folder, remove };
  } catch (error) {
    await remove();
    throw error;
  }
}

/** The packages of this version where they are the same, as hard links; else they are installed. */
async function addPackages(folder: string): Promise<void> {
  const locked = (at: string) => readFile(path.join(at, 'package-lock.json'), 'utf8');
  if ((await locked(folder)) === (await locked(PROJECT_FOLDER))) {
    const folders = [
      'node_modules',
      'packages/backend/node_modules',
      'apps/server/node_modules',
      'apps/web/node_modules',
    ];
    const isCopied = await Promise.all(folders.map((one) => copyLinked(folder, one)));
    if (isCopied[0]) return;
  }
  await run('npm', ['ci', '--prefer-offline', '--no-audit', '--no-fund'], { cwd: folder, maxBuffer: OUTPUT_BYTES });
}

/** False where the folder is missing, or the two are on different disks. */
async function copyLinked(folder: string, name: string): Promise<boolean> {
  const [from, to] = [path.join(PROJECT_FOLDER, name), path.join(folder, name)];
  try {
    await run('cp', ['-al', from, to]);
    return true;
  } catch {
    await rm(to, { recursive: true, force: true });
    return false;
  }
}
