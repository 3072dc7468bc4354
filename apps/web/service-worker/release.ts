import { isLocale, LOCALES, type Locale, splitLocale } from '@dalil/domain/language/locale.ts';
import { DEVICE_CACHES, isReleaseCache, releaseCache } from '@dalil/offline/device-caches.ts';

export type Release = {
  /** The router's name for the build; pages know it too. */
  id: string;
  /** Addresses of hashed files: those of every language, and those of one. */
  files: Record<'all' | Locale, readonly string[]>;
  /** A hash of the shell of each language. */
  shells: Record<Locale, string>;
};

/** So many files at once, to leave the line to the reader. */
const CONCURRENCY = 4;
const LIST = '/_release.json';

export function shellAddress(locale: Locale): string {
  return `/_shell/${locale}.html`;
}

/**
 * Keeps all that pages of a language are made of, whether they were visited or not. The shell comes last: where it is, the
 * language is whole. Rejects when something did not arrive; what did is not asked for again.
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

async function cacheFiles(addresses: readonly string[]): Promise<void> {
  const cache = await caches.open(DEVICE_CACHES.files);
  const known = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  const missing = addresses.filter((address) => !known.has(address));
  const cacheNext = async (): Promise<void> => {
    for (let address = missing.shift(); address !== undefined; address = missing.shift()) await cache.add(address);
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, cacheNext));
}

/** The languages a device reads: those of its open pages, and those an earlier release was kept for. */
export async function languagesOfDevice(pages: readonly string[]): Promise<Locale[]> {
  const names = (await caches.keys()).filter(isReleaseCache);
  const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  const shells = new Set(keys.flat().map(({ url }) => new URL(url).pathname));
  const open = new Set<string>(pages.map((page) => splitLocale(new URL(page).pathname).locale));
  return LOCALES.filter((locale) => isLocale(locale) && (open.has(locale) || shells.has(shellAddress(locale))));
}

/**
 * Lets the release before this one go: its shells now, its files with the next release, because tabs may still run it. Files
 * of releases before it go now.
 */
export async function deleteEarlierReleases(release: Release): Promise<void> {
  const current = releaseCache(release.id);
  const earlier = (await caches.keys()).filter((name) => isReleaseCache(name) && name !== current);
  const lists = await Promise.all(earlier.map(listOf));
  const needed = new Set([...Object.values(release.files).flat(), ...lists.flat()]);
  const files = await caches.open(DEVICE_CACHES.files);
  const old = (await files.keys()).filter(({ url }) => !needed.has(new URL(url).pathname));
  await Promise.all(old.map((request) => files.delete(request)));
  await Promise.all(earlier.map((name) => caches.delete(name)));
}

async function listOf(cacheName: string): Promise<string[]> {
  const list = await (await caches.open(cacheName)).match(LIST);
  return list ? ((await list.json()) as string[]) : [];
}
