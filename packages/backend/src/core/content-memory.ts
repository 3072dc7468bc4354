import type { ContentChange } from '@dalil/domain/guide/content-tags.ts';
import { LRUCache } from 'lru-cache';

const MAX_ANSWERS = 5000;

/** Small parts of answers that are read in bulk, each under its own key. */
export type PartCache<Key, Part> = {
  get: (key: Key) => Part | undefined;
  /** Call before reading the parts. The returned function caches a part unless content has changed since. */
  fill: () => (key: Key, part: Part) => void;
};

type PartCacheOptions = { name: string; kinds: readonly string[]; max: number };

/** Results computed from many rows of content, cached until content of those kinds changes. */
export type ContentMemory = {
  /** The cache of this name. If it holds more than `max` parts, the least recently used are removed. */
  partCache: <Key extends string | number, Part extends object>(options: PartCacheOptions) => PartCache<Key, Part>;
  /** The result of `workOut`, cached while nothing of `kinds` changes. Parallel callers share one computation. */
  remember: <T>(key: string, kinds: readonly string[], workOut: () => Promise<T>) => Promise<T>;
  /** Removes the entries a change affects. `null` means everything. */
  forget: (changes: readonly ContentChange[] | null) => void;
};

type Answer = { kinds: readonly string[]; value: Promise<unknown> };
type Entry = { kinds: readonly string[]; parts: LRUCache<string | number, object> };

/**
 * The cache of a process that is notified of every change (`listenToContentChanges`). If content changes during a computation,
 * its result goes to the callers that requested it before the change, and is not cached.
 */
export function createContentMemory(): ContentMemory {
  const answers = new LRUCache<string, Answer>({ max: MAX_ANSWERS });
  const caches = new Map<string, Entry>();
  return {
    partCache: <Key extends string | number, Part extends object>({ name, kinds, max }: PartCacheOptions) => {
      const open = (): Entry => caches.get(name) ?? { kinds, parts: new LRUCache({ max }) };
      return {
        get: (key: Key) => caches.get(name)?.parts.get(key) as Part | undefined,
        fill: () => {
          const cache = open();
          caches.set(name, cache);
          return (key: Key, part: Part) => {
            if (caches.get(name) === cache) cache.parts.set(key, part);
          };
        },
      };
    },
    remember: <T>(key: string, kinds: readonly string[], workOut: () => Promise<T>) => {
      const known = answers.get(key);
      if (known) return known.value as Promise<T>;
      const value = workOut();
      const answer = { kinds, value };
      answers.set(key, answer);
      value.catch(() => answers.peek(key) === answer && answers.delete(key));
      return value;
    },
    forget: (changes) => {
      const changed = changes && new Set(changes.map(({ kind }) => kind));
      for (const [key, { kinds }] of answers.entries()) {
        if (!changed || kinds.some((kind) => changed.has(kind))) answers.delete(key);
      }
      for (const [name, { kinds }] of caches) {
        if (!changed || kinds.some((kind) => changed.has(kind))) caches.delete(name);
      }
    },
  };
}

/** For a process that is not notified of changes, such as a test: everything is computed on each call. */
export const NO_MEMORY: ContentMemory = {
  remember: (_key, _kinds, workOut) => workOut(),
  partCache: () => ({ get: () => undefined, fill: () => () => {} }),
  forget: () => {},
};

/**
 * The parts of some keys in order: cached parts, and the others read together and added to the cache. `read` must return them in
 * the order of its keys. A cached part for which `isEnough` is false is read again.
 */
export async function readThroughCache<Key, Part>(
  cache: PartCache<Key, Part>,
  keys: readonly Key[],
  read: (missing: readonly Key[]) => Promise<readonly Part[]>,
  isEnough: (part: Part) => boolean = () => true,
): Promise<(Part | undefined)[]> {
  const known = keys.map((key) => cache.get(key));
  const isMissing = known.map((part) => part === undefined || !isEnough(part));
  const missing = keys.filter((_key, at) => isMissing[at]);
  if (missing.length === 0) return known;
  const put = cache.fill();
  const parts = await read(missing);
  for (const [at, key] of missing.entries()) if (parts[at] !== undefined) put(key, parts[at]);
  const rest = parts.values();
  return known.map((part, at) => (isMissing[at] ? rest.next().value : part));
}
