import { DEVICE_CACHES, releaseCache } from '@dalil/offline/device-caches.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  cacheLanguage,
  cacheMap,
  deleteEarlierReleases,
  languagesOfDevice,
  type Release,
  shellAddress,
  storedMap,
} from './release.ts';
import { MemoryCaches, ORIGIN } from './test-caches.ts';

const requests: string[] = [];
let missing = new Set<string>();

function releaseOf(id: string): Release {
  return {
    id,
    files: {
      all: [`/assets/root-${id}.js`, '/assets/vendor.js'],
      en: [`/assets/messages-${id}/en/shell.js`],
      ar: [`/assets/messages-${id}/ar/shell.js`, '/assets/sans-arabic.woff2'],
      hi: [],
      ur: [],
      map: [`/assets/base-map-1.json`, `/assets/map-engine-${id}.js`],
    },
    shells: { en: 'e', ar: 'a', hi: 'h', ur: 'u' },
  };
}

const [A, B, C] = ['aaaa', 'bbbb', 'cccc'].map(releaseOf) as [Release, Release, Release];
let served = A;

beforeEach(() => {
  requests.length = 0;
  missing = new Set();
  served = A;
  vi.stubGlobal('caches', new MemoryCaches());
  vi.stubGlobal('fetch', async (address: string) => {
    const { pathname } = new URL(address, ORIGIN);
    requests.push(pathname);
    if (missing.has(pathname)) return new Response(null, { status: 503 });
    return new Response(`import "/assets/manifest-${served.id}.js"`);
  });
});

async function cachedFiles(): Promise<string[]> {
  const keys = await (await caches.open(DEVICE_CACHES.files)).keys();
  return keys.map(({ url }) => new URL(url).pathname).toSorted();
}

async function hasShell(release: Release, locale: 'en' | 'ar'): Promise<boolean> {
  return (await (await caches.open(releaseCache(release.id))).match(shellAddress(locale))) !== undefined;
}

test('PWA-9 a language is stored with what is common to all and what is its own, and its shell last', async () => {
  await cacheLanguage(A, 'ar');
  expect(await cachedFiles()).toEqual([...A.files.ar, ...A.files.all].toSorted());
  expect(requests.at(-1)).toBe('/_shell/ar.html');
  requests.length = 0;
  await cacheLanguage(A, 'ar');
  expect(requests).toEqual([]);
  await cacheLanguage(A, 'en');
  expect(requests).toEqual(['/assets/messages-aaaa/en/shell.js', '/_shell/en.html']);
});

test('PWA-3 a release that is cut short is not there, and what did arrive is not requested again', async () => {
  missing.add('/assets/vendor.js');
  await expect(cacheLanguage(A, 'en')).rejects.toThrow('/assets/vendor.js answered 503');
  expect(await hasShell(A, 'en')).toBe(false);
  missing.clear();
  requests.length = 0;
  await cacheLanguage(A, 'en');
  expect(requests).not.toContain('/assets/root-aaaa.js');
  expect(await hasShell(A, 'en')).toBe(true);
});

test('PWA-3 a shell of another release than the worker’s is rejected', async () => {
  await expect(cacheLanguage(B, 'en')).rejects.toThrow('shell_missing');
  expect(await hasShell(B, 'en')).toBe(false);
});

test('PWA-3 the files of the release before stay for open tabs; those of the one before that go', async () => {
  await cacheLanguage(A, 'en');
  await deleteEarlierReleases(A);
  served = B;
  await cacheLanguage(B, 'en');
  await deleteEarlierReleases(B);
  expect(await hasShell(A, 'en')).toBe(false);
  expect(await cachedFiles()).toEqual(expect.arrayContaining(['/assets/root-aaaa.js', '/assets/root-bbbb.js']));
  served = C;
  await cacheLanguage(C, 'en');
  await deleteEarlierReleases(C);
  expect(await cachedFiles()).not.toContain('/assets/root-aaaa.js');
  expect(await cachedFiles()).toEqual(expect.arrayContaining(['/assets/root-bbbb.js', '/assets/root-cccc.js']));
});

test('PWA-9 a new release comes in the languages of the open pages and of the release before', async () => {
  expect(await languagesOfDevice([`${ORIGIN}/hi/news`])).toEqual(['hi']);
  await cacheLanguage(A, 'ar');
  expect(await languagesOfDevice([`${ORIGIN}/news`])).toEqual(['en', 'ar']);
});

test('PWA-9 the large map is stored only when it is asked for, and a later release knows that the device has it', async () => {
  await cacheLanguage(A, 'en');
  expect(await storedMap()).toBeNull();
  await cacheMap(A, false);
  expect(await storedMap()).toBe('base');
  await cacheMap(A, true);
  expect(await cachedFiles()).toEqual([...A.files.all, ...A.files.en, ...A.files.map].toSorted());
  expect(await storedMap()).toBe('whole');
});
