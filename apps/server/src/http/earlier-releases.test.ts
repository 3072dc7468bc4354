import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { saveRelease } from './earlier-releases.ts';

let folder: string;
let releases: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'dalil-releases-'));
  releases = path.join(folder, 'releases');
});

afterEach(() => rm(folder, { recursive: true, force: true }));

async function deploy(id: string) {
  const client = path.join(folder, `build-${id}`);
  await mkdir(path.join(client, 'assets'), { recursive: true });
  await writeFile(path.join(client, `assets/manifest-${id}.js`), id);
  const { earlier, isRolledBack } = await saveRelease(client, releases);
  return { earlier: earlier.map((one) => path.basename(one)), isRolledBack };
}

test('PWA-3 the two releases before the current one stay, the latest first; a start again changes nothing', async () => {
  expect(await deploy('a')).toEqual({ earlier: [], isRolledBack: false });
  expect(await deploy('a')).toEqual({ earlier: [], isRolledBack: false });
  expect(await deploy('b')).toEqual({ earlier: ['a'], isRolledBack: false });
  expect(await deploy('c')).toEqual({ earlier: ['b', 'a'], isRolledBack: false });
  expect(await deploy('d')).toEqual({ earlier: ['c', 'b'], isRolledBack: false });
  expect((await readdir(releases)).toSorted()).toEqual(['b', 'c', 'd', 'order.json']);
  expect(await readdir(path.join(releases, 'b/assets'))).toEqual(['manifest-b.js']);
});

test('PWA-3 going back to an earlier release is known, also after another start', async () => {
  await deploy('a');
  await deploy('b');
  expect(await deploy('a')).toEqual({ earlier: ['b'], isRolledBack: true });
  expect(await deploy('a')).toEqual({ earlier: ['b'], isRolledBack: true });
  expect(await deploy('c')).toEqual({ earlier: ['a', 'b'], isRolledBack: false });
});

test('PWA-3 a copy that was cut short is made again, and a list that cannot be read begins anew', async () => {
  await deploy('a');
  await mkdir(path.join(releases, 'a.partial-x/assets'), { recursive: true });
  await writeFile(path.join(releases, 'order.json'), '["a"');
  expect(await deploy('b')).toEqual({ earlier: [], isRolledBack: false });
  expect((await readdir(releases)).toSorted()).toEqual(['b', 'order.json']);
});

test('PWA-3 two servers that start at the same time on one folder both have the release', async () => {
  await deploy('a');
  const both = await Promise.all([deploy('b'), deploy('b')]);
  for (const { earlier } of both) expect(earlier).toEqual(['a']);
  expect(await readdir(path.join(releases, 'b/assets'))).toEqual(['manifest-b.js']);
});
