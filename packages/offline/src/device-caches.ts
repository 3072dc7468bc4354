/**
 * The caches of a device. Files have names that never mean anything else, so two releases share one cache; each release has a
 * cache of its own for what has the same name in all of them.
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

/** When the device kept an answer, or last heard that it is the newest there is: an ISO instant. */
export const STORED_AT = 'x-dalil-stored-at';
/** The same instant as a Server-Timing, which a document may read of itself. */
export const CACHED_TIMING = 'kept';
/** The release whose worker kept it. */
export const STORED_BY = 'x-dalil-stored-by';

/** Takes away what tells what was read on this device. The guide itself is everybody's and stays. */
export async function clearVisitedPages(): Promise<void> {
  // Without a secure connection a browser keeps no caches.
  if (globalThis.caches === undefined) return;
  const { pages, answers, pictures: images } = DEVICE_CACHES;
  await Promise.all([pages, answers, images].map((name) => caches.delete(name)));
}
