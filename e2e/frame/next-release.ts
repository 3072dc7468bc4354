import { cp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const BUILD = fileURLToPath(new URL('../../apps/web/build', import.meta.url));
const HASHED = /-([\w-]{8})\.(?:js|css|woff2)$|^messages-([0-9a-f]{8})$/;
const TEXT = /\.(?:js|css|html)$/;
const COMPRESSED = /\.(?:br|gz)$/;

/**
 * Makes a build of its own from the one there is: the same pages, every hashed file under another name. So two releases can be
 * served one after the other without building twice. Gives the id of the new release.
 */
export async function makeNextRelease(folder: string, mark: string): Promise<string> {
  await rm(folder, { recursive: true, force: true });
  await cp(BUILD, folder, { recursive: true, filter: (source) => !COMPRESSED.test(source) });
  const assets = path.join(folder, 'client/assets');
  const names = new Map<string, string>();
  for (const name of await readdir(assets)) {
    const match = HASHED.exec(name);
    const hash = match?.[1] ?? match?.[2];
    if (hash === undefined) continue;
    // A file that kept its name would be taken from the device, with the contents it had.
    const renamed = name.replace(hash, hash.slice(0, -1) + (hash.endsWith(mark) ? '_' : mark));
    names.set(stem(name), stem(renamed));
    await rename(path.join(assets, name), path.join(assets, renamed));
  }
  const manifest = [...names].find(([name]) => name.startsWith('manifest-'));
  if (!manifest) throw new Error('the build has no route manifest');
  const [before, after] = manifest.map((name) => name.replace('manifest-', ''));
  if (before === undefined || after === undefined) throw new Error('the route manifest has no version');
  names.set(`"${before}"`, `"${after}"`);
  names.set(`\`${before}\``, `\`${after}\``);
  await renameInTexts(folder, names);
  return after;
}

function stem(name: string): string {
  return name.replace(/\.(?:js|css|woff2)$/, '');
}

async function renameInTexts(folder: string, names: ReadonlyMap<string, string>): Promise<void> {
  const known = [...names.keys()].toSorted((a, b) => b.length - a.length);
  const pattern = new RegExp(
    known.map((name) => name.replaceAll(/[$.*+?^()[\]{}|\\/]/g, String.raw`\$&`)).join('|'),
    'g',
  );
  for (const name of await readdir(folder, { recursive: true })) {
    if (!TEXT.test(name)) continue;
    const file = path.join(folder, name);
    const text = await readFile(file, 'utf8');
    await writeFile(
      file,
      text.replaceAll(pattern, (found) => names.get(found) ?? found),
    );
  }
}
