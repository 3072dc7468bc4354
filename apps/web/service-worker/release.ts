import { COAST_FILE, DEVICE_PICTURES_FILE, SKYLINE_FILE } from '@dalil/domain/artwork/artwork-version.ts';
import { isLocale, LOCALES, type Locale, splitLocale } from '@dalil/domain/language/locale.ts';
import { fetchInBackground } from '@dalil/offline/background-fetch.ts';
import { DEVICE_CACHES, isReleaseCache, releaseCache, STORED_AT } from '@dalil/offline/device-caches.ts';
import { storedHeaders } from '@dalil/offline/whole-response.ts';

export type Release = {
  /** The router's id of the build, which pages also know. */
  id: string;
  /** Addresses of hashed files: those of every language, of one, and of the large map. */
  files: Record<'all' | 'map' | Locale, readonly string[]>;
  /** A hash of the shell of each language. */
  shells: Record<Locale, string>;
};

const LIST = '/_release.json';
const DEVICE_PICTURES = [SKYLINE_FILE, COAST_FILE, DEVICE_PICTURES_FILE];

export function shellAddress(locale: Locale): string {
  return `/_shell/${locale}.html`;
}

/**
 * Stores all files that pages of a language need, visited or not. The shell is stored last, so its presence means that the
 * language is complete. Rejects when a file is missing; stored files are not requested again.
 */
export async function cacheLanguage(release: Release, locale: Locale): Promise<void> {
  const cache = await caches.open(releaseCache(release.id));
  if (await cache.match(shellAddress(locale))) return;
  await cacheFiles([...release.files.all, ...release.files[locale]]);
  const shell = await fetch(`${shellAddress(locale)}?${release.shells[locale]}`, { cache: 'no-cache' });
  // During a roll-out another server may answer with the shell of another release.
  if (!shell.ok || !(await shell.clone().text()).includes(`manifest-${release.id}.js`))
    throw new Error('shell_missing');
  await cache.put(LIST, new Response(JSON.stringify(Object.values(release.files).flat())));
  await cache.put(shellAddress(locale), shell);
}

const BASE_MAP = /^\/assets\/base-map-[\w-]+\.json$/;

/** The file of the base map, which small maps are drawn from without a network. */
export function baseMapFile({ files }: Release): string | undefined {
  return files.map.find((address) => BASE_MAP.test(address));
}

/** Stores the base map and, with `isWhole`, what draws the large map. */
export async function cacheMap(release: Release, isWhole: boolean): Promise<void> {
  await cacheFiles(release.files.map.filter((address) => isWhole || BASE_MAP.test(address)));
}

/** What the device has of the map, of this release or an earlier one. */
export async function storedMap(): Promise<'whole' | 'base' | null> {
  const files = await (await caches.open(DEVICE_CACHES.files)).keys();
  const names = files.map(({ url }) => new URL(url).pathname);
  if (names.some((name) => name.startsWith('/assets/map-engine-'))) return 'whole';
  return names.some((name) => BASE_MAP.test(name)) ? 'base' : null;
}

/** Pictures of items that are new in the guide come to a device after so long. */
const PICTURES_MS = 7 * 24 * 60 * 60 * 1000;

/** Stores what pictures are made of without a network: the shapes of the skyline, and the drawings with the items that have them. */
export async function cachePictures(now: Date): Promise<void> {
  const cache = await caches.open(DEVICE_CACHES.files);
  for (const address of DEVICE_PICTURES) {
    const storedAt = (await cache.match(address, { ignoreVary: true }))?.headers.get(STORED_AT);
    if (storedAt && now.getTime() - Date.parse(storedAt) < PICTURES_MS) continue;
    const answer = await fetchInBackground(address);
    if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
    const headers = storedHeaders(answer);
    headers.set(STORED_AT, now.toISOString());
    await cache.put(address, new Response(await answer.arrayBuffer(), { headers }));
  }
}

async function cacheFiles(addresses: readonly string[]): Promise<void> {
  const cache = await caches.open(DEVICE_CACHES.files);
  const known = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  for (const address of addresses) {
    // One at a time, to leave the connection to the user.
    if (known.has(address)) continue;
    const answer = await fetchInBackground(address);
    if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
    await cache.put(address, answer);
  }
}

/** The languages used on this device: those of its open pages, and those stored for an earlier release. */
export async function languagesOfDevice(pages: readonly string[]): Promise<Locale[]> {
  const names = (await caches.keys()).filter(isReleaseCache);
  const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  const shells = new Set(keys.flat().map(({ url }) => new URL(url).pathname));
  const open = new Set<string>(pages.map((page) => splitLocale(new URL(page).pathname).locale));
  return LOCALES.filter((locale) => isLocale(locale) && (open.has(locale) || shells.has(shellAddress(locale))));
}

/**
 * Deletes earlier releases. The shells of the previous release are deleted now, its files only with the next release because tabs
 * may still run it. Files of older releases are deleted now.
 */
export async function deleteEarlierReleases(release: Release): Promise<void> {
  const current = releaseCache(release.id);
  const earlier = (await caches.keys()).filter((name) => isReleaseCache(name) && name !== current);
  const lists = await Promise.all(earlier.map(listOf));
  const needed = new Set([...DEVICE_PICTURES, ...Object.values(release.files).flat(), ...lists.flat()]);
  const files = await caches.open(DEVICE_CACHES.files);
  const old = (await files.keys()).filter(({ url }) => !needed.has(new URL(url).pathname));
  await Promise.all(old.map((request) => files.delete(request)));
  await Promise.all(earlier.map((name) => caches.delete(name)));
}

async function listOf(cacheName: string): Promise<string[]> {
  const list = await (await caches.open(cacheName)).match(LIST);
  return list ? ((await list.json()) as string[]) : [];
}
