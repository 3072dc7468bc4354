const CACHE_MS = 5 * 60 * 1000;
const PAUSE_MS = 2 * 60 * 1000;

export type LegalDocumentCache<T> = {
  /** The document of a key: from the cache, from `load`, or, if `load` fails, from `fallback`. */
  get: (key: string, load: () => Promise<T>, fallback: () => Promise<T>) => Promise<T>;
  /** Clears the cache, because a document has changed. */
  forget: () => void;
};

/**
 * PRIV-8: documents are cached for 5 minutes. After a database failure the built-in text is used and the database is not queried
 * for 2 minutes. `isFailure` distinguishes a database failure from a missing document, which is passed on.
 */
export function createLegalDocumentCache<T>(
  now: () => Date,
  isFailure: (error: unknown) => boolean,
): LegalDocumentCache<T> {
  const cached = new Map<string, { value: T; until: number }>();
  let pausedUntil = 0;
  let changes = 0;
  return {
    async get(key, load, fallback) {
      const time = now().getTime();
      const entry = cached.get(key);
      if (entry && entry.until > time) return entry.value;
      if (pausedUntil > time) return fallback();
      const before = changes;
      try {
        const value = await load();
        // What was read before a change is not stored after it.
        if (before === changes) cached.set(key, { value, until: time + CACHE_MS });
        return value;
      } catch (error) {
        if (!isFailure(error)) throw error;
        pausedUntil = time + PAUSE_MS;
        return fallback();
      }
    },
    forget: () => {
      changes += 1;
      cached.clear();
    },
  };
}
