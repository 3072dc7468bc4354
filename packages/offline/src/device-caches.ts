/**
 * The caches of a device. File names are unique for all time, so all releases share one cache for them. Each release has a
 * separate cache for what has the same name in all of them.
 */
export const DEVICE_CACHES = {
  files: 'dalil-files',
  pages: 'dalil-pages',
  answers: 'dalil-answers',
  pictures: 'dalil-pictures',
} as const;

const RELEASE_CACHE = 'dalil-release-';

export function releaseCache(id: string): string {
  return RELEASE_CACHE + id;
}

export function isReleaseCache(name: string): boolean {
  return name.startsWith(RELEASE_CACHE);
}

/** When the device stored a response, or last learned that it is the newest: an ISO instant. */
export const STORED_AT = 'x-dalil-stored-at';
/** The same instant as a Server-Timing, which a document can read about itself. */
export const CACHED_TIMING = 'kept';
/** The release whose worker stored it. */
export const STORED_BY = 'x-dalil-stored-by';

/** The browser's caches. Null over plain http and where the browser blocks them. */
export function deviceCaches(): CacheStorage | null {
  try {
    return globalThis.caches ?? null;
  } catch {
    return null;
  }
}

/** Deletes what reveals the pages visited on this device. The guide itself is the same for everyone and stays. */
export async function clearVisitedPages(): Promise<void> {
  const caches = deviceCaches();
  if (!caches) return;
  const { pages, answers, pictures: images } = DEVICE_CACHES;
  await Promise.all([pages, answers, images].map((name) => caches.delete(name)));
}
