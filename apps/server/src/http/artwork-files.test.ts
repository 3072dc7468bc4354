import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  ARTWORK_VERSION,
  COAST_FILE,
  DEVICE_PICTURES_FILE,
  SKYLINE_FILE,
} from '@dalil/domain/artwork/artwork-version.ts';
import { createArtworkFiles } from './artwork-files.ts';

const ADDRESS = `/art/${ARTWORK_VERSION}/tourism/burj-khalifa-480x320.svg`;
let folder: string;
let failures: unknown[];

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'artwork-'));
  failures = [];
});

afterEach(() => rm(folder, { recursive: true }));

function serve(root: string) {
  return createArtworkFiles({
    folder: root,
    findPicture: async (id) => (id === 'burj-khalifa' ? { kind: 'drawing', drawing: id, variant: 0 } : null),
    listDrawings: async () => ({ 'at-the-top': 'burj-khalifa' }),
    onSaveFailed: (error) => failures.push(error),
  });
}

test('an image is drawn once and then served from its file', async () => {
  const artwork = serve(folder);
  const first = await artwork(ADDRESS);
  expect(first?.headers.get('content-type')).toBe('image/svg+xml');
  const cached = path.join(folder, ARTWORK_VERSION, 'tourism', 'burj-khalifa-480x320.svg');
  expect(await first?.text()).toBe(await readFile(cached, 'utf8'));
  await writeFile(cached, '<svg/>');
  expect(await (await artwork(ADDRESS))?.text()).toBe('<svg/>');
});

test.each([
  ['an id nobody knows', '/art/2/tourism/made-up-480x320.svg'],
  ['a size the product does not ask for', '/art/2/tourism/burj-khalifa-481x320.svg'],
  ['an earlier version of the drawings', '/art/1/tourism/burj-khalifa-480x320.svg'],
  ['an area that does not exist', '/art/2/space/burj-khalifa-480x320.svg'],
  ['a path out of the folder', '/art/2/tourism/..%2f..%2fburj-khalifa-480x320.svg'],
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

test('the shapes of skylines are one file', async () => {
  expect(await (await serve(folder)(SKYLINE_FILE))?.text()).toContain('<g id="city">');
});

test('PWA-9 a device gets each drawing once, and which of them an item has', async () => {
  const answer = (await serve(folder)(DEVICE_PICTURES_FILE)) ?? Response.error();
  expect(answer.headers.get('cache-control')).toBe('public, max-age=3600');
  const { drawings, items } = await answer.json();
  expect(items).toEqual({ 'at-the-top': 'burj-khalifa' });
  expect(drawings['burj-khalifa']).toMatch(/^<svg /);
});

test('ROUTE-1 the coast behind titles is a file of its own, and nothing beside it is', async () => {
  const artwork = serve(folder);
  expect(await (await artwork(COAST_FILE))?.text()).toMatch(/^<svg /);
  expect(await artwork(COAST_FILE.replace('coast', 'coasts'))).toBeNull();
});
