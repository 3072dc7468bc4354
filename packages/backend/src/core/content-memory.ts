import type { ContentChange } from '@dalil/domain/guide/content-tags.ts';
import { LRUCache } from 'lru-cache';

const MAX_ANSWERS = 5000;

/** Small parts of answers that are read many at a time, each under a key of its own. */
export type PartCache<Key, Part> = {
  get: (key: Key) => Part | undefined;
  /** To be called before parts are read: caches them, unless content has changed since. */
  fill: () => (key: Key, part: Part) => void;
};

type PartCacheOptions = { name: string; kinds: readonly string[]; max: number };

/** What was worked out from many rows of content, cached until content of those kinds changes. */
export type ContentMemory = {
  /** The cache of this name; of more parts than `most` the least recently used are removed. */
  partCache: <Key extends string | number, Part extends object>(options: PartCacheOptions) => PartCache<Key, Part>;
  /** The answer of `workOut`, from memory where nothing of `kinds` has changed since. Parallel callers share one run. */
  remember: <T>(key: string, kinds: readonly string[], workOut: () => Promise<T>) => Promise<T>;
  /** Removes what a change touches; `null` means everything. */
  forget: (changes: readonly ContentChange[] | null) => void;
};

type Answer = { kinds: readonly string[]; value: Promise<unknown> };
type Entry = { kinds: readonly string[]; parts: LRUCache<string | number, object> };

/**
 * The memory of a process that is notified of every change (`listenToContentChanges`). An answer that was being worked out
 * while its content changed is given to the callers that requested it before the change, and not cached.
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

/** For a process that is not notified of changes, such as a test: everything is worked out again. */
export const NO_MEMORY: ContentMemory = {
  remember: (_key, _kinds, workOut) => workOut(),
  partCache: () => ({ get: () => undefined, fill: () => () => {} }),
  forget: () => {},
};

/**
 * The parts of some keys in their order: those of the cache, and the others read together and added to it. `read` answers in
 * the order of its keys; a part that is not enough (`isEnough`) is read again.
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
