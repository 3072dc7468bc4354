import { randomUUID } from 'node:crypto';
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Open tabs and devices that were offline still run earlier releases. */
const EARLIER_RELEASES = 2;
const MANIFEST = /^manifest-([\w-]+)\.js$/;
const ORDER = 'order.json';
const PARTIAL = '.partial-';

export type Releases = {
  /** Folders with the files of earlier releases, latest first. */
  earlier: readonly string[];
  /** The server ran this release, then another, and now runs this one again. */
  isRolledBack: boolean;
};

/**
 * PWA-3: stores the hashed files of the starting release and returns the earlier releases that are available. `order.json` lists
 * the releases in the order they were served, latest last. Restarting the same release changes nothing.
 */
export async function saveRelease(clientFolder: string, folder: string): Promise<Releases> {
  const id = await releaseOf(path.join(clientFolder, 'assets'));
  await mkdir(folder, { recursive: true });
  const before = await readOrder(folder);
  const order = latest(before.at(-1) === id ? before : [...before, id]);
  await copyWhole(path.join(clientFolder, 'assets'), folder, id);
  await writeOrder(folder, order, id);
  await removeOthers(folder, new Set([...order, ORDER]), id + PARTIAL);
  const earlier = [...new Set(order.toReversed())].filter((release) => release !== id);
  return {
    earlier: earlier.map((release) => path.join(folder, release)),
    isRolledBack: order.slice(0, -1).includes(id),
  };
}

/** The end of the list that contains no more releases than are retained. */
function latest(order: readonly string[]): string[] {
  const retained = new Set<string>();
  const end = order.findLastIndex((id) => retained.add(id).size > EARLIER_RELEASES + 1);
  return order.slice(end + 1);
}

async function releaseOf(assets: string): Promise<string> {
  for (const name of await readdir(assets)) {
    const id = MANIFEST.exec(name)?.[1];
    if (id !== undefined) return id;
  }
  throw new Error('the build has no route manifest');
}

async function readOrder(folder: string): Promise<string[]> {
  try {
    const order: unknown = JSON.parse(await readFile(path.join(folder, ORDER), 'utf8'));
    return Array.isArray(order) ? order.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

/**
 * An interrupted copy has a temporary name, so a folder named after a release is complete. Another server may copy the same
 * release into this folder at the same time; the first to finish wins.
 */
async function copyWhole(assets: string, folder: string, id: string): Promise<void> {
  if ((await readdir(folder)).includes(id)) return;
  const partial = await mkdtemp(path.join(folder, id + PARTIAL));
  await cp(assets, path.join(partial, 'assets'), { recursive: true });
  try {
    await rename(partial, path.join(folder, id));
  } catch (error) {
    await rm(partial, { recursive: true, force: true });
    if (!(await readdir(folder)).includes(id)) throw error;
  }
}

async function writeOrder(folder: string, order: readonly string[], id: string): Promise<void> {
  const partial = path.join(folder, id + PARTIAL + randomUUID());
  await writeFile(partial, JSON.stringify(order));
  await rename(partial, path.join(folder, ORDER));
}

async function removeOthers(folder: string, retained: ReadonlySet<string>, inTheMaking: string): Promise<void> {
  const others = (await readdir(folder)).filter((name) => !retained.has(name) && !name.startsWith(inTheMaking));
  await Promise.all(others.map((name) => rm(path.join(folder, name), { recursive: true, force: true })));
}
