import type { ContentChange } from '@dalil/domain/guide/content-tags.ts';
import { LRUCache } from 'lru-cache';

const MOST_ANSWERS = 5000;

/** What was worked out from many rows of content, kept until content of those kinds changes. */
export type ContentMemory = {
  /** The answer of `workOut`, from memory where nothing of `kinds` has changed since. Parallel callers share one run. */
  remember: <T>(key: string, kinds: readonly string[], workOut: () => Promise<T>) => Promise<T>;
  /** Lets go of what a change touches; `null` means everything. */
  forget: (changes: readonly ContentChange[] | null) => void;
};

type Answer = { kinds: readonly string[]; value: Promise<unknown> };

/**
 * The memory of a process that is told of every change (`listenToContentChanges`). An answer that was being worked out
 * while its content changed is given to those who asked before the change, and not kept.
 */
export function createContentMemory(): ContentMemory {
  const answers = new LRUCache<string, Answer>({ max: MOST_ANSWERS });
  return {
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
    },
  };
}

/** For a process nobody tells of changes, such as a test: everything is worked out anew. */
export const NO_MEMORY: ContentMemory = { remember: (_key, _kinds, workOut) => workOut(), forget: () => {} };
