import type { ContentChange } from '@dalil/domain/guide/content-tags.ts';
import { LRUCache } from 'lru-cache';

const MOST_ANSWERS = 5000;

/** Small parts of answers that are read many at a time, each under a key of its own. */
export type Shelf<Key, Part> = {
  get: (key: Key) => Part | undefined;
  /** To be called before parts are read: puts them by, unless content has changed since. */
  fill: () => (key: Key, part: Part) => void;
};

type ShelfOptions = { name: string; kinds: readonly string[]; most: number };

/** What was worked out from many rows of content, kept until content of those kinds changes. */
export type ContentMemory = {
  /** The shelf of this name; of more parts than `most` those go that were not asked for longest. */
  shelf: <Key extends string | number, Part extends object>(options: ShelfOptions) => Shelf<Key, Part>;
  /** The answer of `workOut`, from memory where nothing of `kinds` has changed since. Parallel callers share one run. */
  remember: <T>(key: string, kinds: readonly string[], workOut: () => Promise<T>) => Promise<T>;
  /** Lets go of what a change touches; `null` means everything. */
  forget: (changes: readonly ContentChange[] | null) => void;
};

type Answer = { kinds: readonly string[]; value: Promise<unknown> };
type Kept = { kinds: readonly string[]; parts: LRUCache<string | number, object> };

/**
 * The memory of a process that is told of every change (`listenToContentChanges`). An answer that was being worked out
 * while its content changed is given to those who asked before the change, and not kept.
 */
export function createContentMemory(): ContentMemory {
  const answers = new LRUCache<string, Answer>({ max: MOST_ANSWERS });
  const shelves = new Map<string, Kept>();
  return {
    shelf: <Key extends string | number, Part extends object>({ name, kinds, most }: ShelfOptions) => {
      const open = (): Kept => shelves.get(name) ?? { kinds, parts: new LRUCache({ max: most }) };
      return {
        get: (key: Key) => shelves.get(name)?.parts.get(key) as Part | undefined,
        fill: () => {
          const shelf = open();
          shelves.set(name, shelf);
          return (key: Key, part: Part) => {
            if (shelves.get(name) === shelf) shelf.parts.set(key, part);
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
      for (const [name, { kinds }] of shelves) {
        if (!changed || kinds.some((kind) => changed.has(kind))) shelves.delete(name);
      }
    },
  };
}

/** For a process nobody tells of changes, such as a test: everything is worked out anew. */
export const NO_MEMORY: ContentMemory = {
  remember: (_key, _kinds, workOut) => workOut(),
  shelf: () => ({ get: () => undefined, fill: () => () => {} }),
  forget: () => {},
};

/**
 * The parts of some keys in their order: those on the shelf, and the others read at once and put there. `read` answers in
 * the order it was asked; `isEnough` asks for one anew.
 */
export async function readShelf<Key, Part>(
  shelf: Shelf<Key, Part>,
  keys: readonly Key[],
  read: (missing: readonly Key[]) => Promise<readonly Part[]>,
  isEnough: (part: Part) => boolean = () => true,
): Promise<(Part | undefined)[]> {
  const kept = keys.map((key) => shelf.get(key));
  const isMissing = kept.map((part) => part === undefined || !isEnough(part));
  const missing = keys.filter((_key, at) => isMissing[at]);
  if (missing.length === 0) return kept;
  const put = shelf.fill();
  const parts = await read(missing);
  for (const [at, key] of missing.entries()) if (parts[at] !== undefined) put(key, parts[at]);
  const rest = parts.values();
  return kept.map((part, at) => (isMissing[at] ? rest.next().value : part));
}
