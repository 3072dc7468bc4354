import { storedHeaders } from '@dalil/offline/whole-response.ts';
import { DEVICE_CACHES, CACHED_TIMING, STORED_AT, STORED_BY } from '@dalil/offline/device-caches.ts';

type CacheName = (typeof DEVICE_CACHES)['pages' | 'answers' | 'pictures'];

/** The maximum number of entries per kind. The least recently stored are removed first. */
const MAX_ENTRIES: Record<CacheName, number> = {
  [DEVICE_CACHES.pages]: 60,
  [DEVICE_CACHES.answers]: 150,
  [DEVICE_CACHES.pictures]: 150,
};

type Stamp = { now: Date; releaseId: string };

/** Whether a response may be shown to every user of this device: it is complete and its server does not call it private. */
export function isPublic({ status, type, headers }: Response): boolean {
  const isPrivate = /no-store|private/.test(headers.get('cache-control') ?? '');
  return status === 200 && type !== 'opaque' && !isPrivate && !headers.has('set-cookie');
}

/** Stores a response with the time and the release. Storing an entry again makes it the newest. */
export async function cacheAnswer(name: CacheName, request: Request, answer: Response, stamp: Stamp): Promise<void> {
  const headers = storedHeaders(answer);
  headers.set(STORED_AT, stamp.now.toISOString());
  headers.set('server-timing', `${CACHED_TIMING};desc="${stamp.now.toISOString()}"`);
  headers.set(STORED_BY, stamp.releaseId);
  const cached = new Response(await answer.arrayBuffer(), { status: answer.status, headers });
  const cache = await caches.open(name);
  try {
    await cache.put(request.url, cached);
    await trim(cache, MAX_ENTRIES[name]);
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'QuotaExceededError')) throw error;
    // The device is full: opportunistically cached responses are removed, the guide is not.
    await trim(cache, Math.floor(MAX_ENTRIES[name] / 2));
  }
}

/** The keys of a cache are in the order in which the entries were put. */
async function trim(cache: Cache, max: number): Promise<void> {
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - max)).map((key) => cache.delete(key)));
}

export async function findCached(name: CacheName, request: Request): Promise<Response | undefined> {
  const cache = await caches.open(name);
  return cache.match(request.url, { ignoreVary: true });
}

export async function forgetCached(name: CacheName, request: Request): Promise<void> {
  const cache = await caches.open(name);
  await cache.delete(request.url, { ignoreVary: true });
}
