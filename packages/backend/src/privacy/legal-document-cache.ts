const CACHE_MS = 5 * 60 * 1000;
const PAUSE_MS = 2 * 60 * 1000;

export type LegalDocumentCache<T> = {
  /** The document of a key: from memory, from `load`, or – when `load` fails – from `fallback`. */
  get: (key: string, load: () => Promise<T>, fallback: () => Promise<T>) => Promise<T>;
  /** Lets go of what is kept, because a document has changed. */
  forget: () => void;
};

/**
 * PRIV-8: documents are kept for 5 minutes; after a failure of the store the built-in text is shown and the store is
 * left alone for 2 minutes. `isFailure` tells a broken store from an honest "there is none", which is passed on.
 */
export function createLegalDocumentCache<T>(
  now: () => Date,
  isFailure: (error: unknown) => boolean,
): LegalDocumentCache<T> {
  const cached = new Map<string, { value: T; until: number }>();
  let pausedUntil = 0;
  return {
    async get(key, load, fallback) {
      const time = now().getTime();
      const entry = cached.get(key);
      if (entry && entry.until > time) return entry.value;
      if (pausedUntil > time) return fallback();
      try {
        const value = await load();
        cached.set(key, { value, until: time + CACHE_MS });
        return value;
      } catch (error) {
        if (!isFailure(error)) throw error;
        pausedUntil = time + PAUSE_MS;
        return fallback();
      }
    },
    forget: () => cached.clear(),
  };
}
