/** Texts by key in a storage of the browser that may be blocked, full or missing. Nothing of it throws. */
export type PageStorage = {
  /** Null where nothing is stored. */
  getItem: (key: string) => string | null;
  /** False where the browser refused: the text then lasts as long as the page. */
  setItem: (key: string, text: string) => boolean;
  /** False where the browser refused. */
  removeItem: (key: string) => boolean;
  keys: () => string[];
  /** False for a text that lasts only as long as the page. */
  isSaved: (key: string) => boolean;
};

type Memory = Map<string, string>;

declare global {
  interface Window {
    /** What the browser refused to store, for every script of this page. The inline scripts of the document read it too. */
    dalilUnsaved?: { local: Memory; tab: Memory };
  }
}

/** `memory` holds what the browser refuses. Without one, as on the server, nothing outlasts the call. */
export function createPageStorage(open: () => Storage, memory: Memory | null = new Map()): PageStorage {
  function attempt<Result>(work: (storage: Storage) => Result, refused: Result): Result {
    try {
      return work(open());
    } catch {
      return refused;
    }
  }
  return {
    getItem: (key) => memory?.get(key) ?? attempt((storage) => storage.getItem(key), null),
    setItem(key, text) {
      const isSaved = attempt((storage) => {
        storage.setItem(key, text);
        return true;
      }, false);
      if (isSaved) memory?.delete(key);
      else memory?.set(key, text);
      return isSaved;
    },
    removeItem(key) {
      memory?.delete(key);
      return attempt((storage) => {
        storage.removeItem(key);
        return true;
      }, false);
    },
    keys: () => [...new Set([...attempt(Object.keys, []), ...(memory?.keys() ?? [])])],
    isSaved: (key) => memory?.has(key) !== true,
  };
}

/** A page has one memory, whichever of its scripts writes. A server must not have one: it serves many users. */
function pageMemory(): Window['dalilUnsaved'] {
  if (typeof window === 'undefined') return undefined;
  if (!window.dalilUnsaved) {
    const { local } = (window.dalilUnsaved = { local: new Map(), tab: new Map() });
    // Another tab has written or removed it since.
    addEventListener('storage', ({ key }) => key !== null && local.delete(key));
  }
  return window.dalilUnsaved;
}

const memory = pageMemory();

/** The storage of this device: it stays when the tab is closed. */
export const deviceStorage = createPageStorage(() => localStorage, memory?.local ?? null);
/** The storage of this tab. */
export const tabStorage = createPageStorage(() => sessionStorage, memory?.tab ?? null);
