import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createArtworkFiles } from './artwork-files.ts';

const ADDRESS = '/art/tourism/burj-khalifa-480x320.svg';
let folder: string;
let failures: unknown[];

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'artwork-'));
  failures = [];
});

afterEach(() => rm(folder, { recursive: true }));

function serve(root: string) {
  return createArtworkFiles(
    root,
    async (id) => id === 'burj-khalifa',
    (error) => failures.push(error),
  );
}

test('an image is drawn once and then served from its file', async () => {
  const artwork = serve(folder);
  const first = await artwork(ADDRESS);
  expect(first?.headers.get('content-type')).toBe('image/svg+xml');
  const cached = path.join(folder, 'tourism', 'burj-khalifa-480x320.svg');
  expect(await first?.text()).toBe(await readFile(cached, 'utf8'));
  await writeFile(cached, '<svg/>');
  expect(await (await artwork(ADDRESS))?.text()).toBe('<svg/>');
});

test.each([
  ['an id nobody knows', '/art/tourism/made-up-480x320.svg'],
  ['a size the product does not ask for', '/art/tourism/burj-khalifa-481x320.svg'],
  ['an area that does not exist', '/art/space/burj-khalifa-480x320.svg'],
  ['a path out of the folder', '/art/tourism/..%2f..%2fburj-khalifa-480x320.svg'],
])('there is no image for %s', async (_, address) => {
  expect(await serve(folder)(address)).toBeNull();
});

test('an image that cannot be stored is served all the same, and reported', async () => {
  const notAFolder = path.join(folder, 'file');
  await writeFile(notAFolder, '');
  const response = await serve(notAFolder)(ADDRESS);
  expect(await response?.text()).toContain('<svg');
  expect(failures).toHaveLength(1);
});
