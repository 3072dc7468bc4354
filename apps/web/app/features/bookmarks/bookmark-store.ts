import { applyOperation, listOnScreen } from '@dalil/domain/bookmarks/apply-operation.ts';
import {
  type BookmarkList,
  EMPTY_BOOKMARKS,
  type ItemReference,
  referenceKey,
} from '@dalil/domain/bookmarks/bookmark.ts';
import type {
  BookmarkChange,
  BookmarkOperation,
  OperationOutcome,
} from '@dalil/domain/bookmarks/bookmark-operation.ts';
import type { SavedItem } from '@dalil/domain/bookmarks/saved-item.ts';
import { LIST_KEY } from './list-key.ts';

const ITEMS_KEY = 'dalil.bookmark-items';

/**
 * What the device keeps. A guest's list is whole in `list`; with an owner `list` is what the server was last known to
 * hold and `pending` what it does not know yet. `parked`: what the server refused, for its owner to see.
 */
export type DeviceBookmarks = {
  owner: string | null;
  list: BookmarkList;
  pending: readonly BookmarkOperation[];
  parked: readonly ParkedOperation[];
};

/** An operation that was refused for good. `refusal`: the code it was refused with. */
export type ParkedOperation = BookmarkOperation & { refusal?: string };

export type ShownBookmarks = DeviceBookmarks & {
  /** The list on the screen: `list` with everything on it that waits. */
  shown: BookmarkList;
  keys: ReadonlySet<string>;
  /** The items as they were last seen, by `referenceKey`. */
  items: ReadonlyMap<string, SavedItem>;
  /** False once the device refused to keep something: it then lives as long as the page. */
  isKept: boolean;
};

const NOTHING: DeviceBookmarks = { owner: null, list: EMPTY_BOOKMARKS, pending: [], parked: [] };

export const NO_BOOKMARKS: ShownBookmarks = {
  ...NOTHING,
  shown: EMPTY_BOOKMARKS,
  keys: new Set(),
  items: new Map(),
  isKept: true,
};

export type BookmarkStore = ReturnType<typeof createBookmarkStore>;

/** The one place on the device for what a reader keeps. Every tab sees every change. */
export function createBookmarkStore(storage: () => Storage) {
  const listeners = new Set<() => void>();
  const memory = new Map<string, string>();
  let known: { texts: string; value: ShownBookmarks } | null = null;
  let isFresh = false;

  function renew(): void {
    isFresh = false;
    for (const listener of listeners) listener();
  }

  function textOf(key: string): string {
    try {
      return memory.get(key) ?? storage().getItem(key) ?? '';
    } catch {
      return '';
    }
  }

  function read(): ShownBookmarks {
    if (known && isFresh) return known.value;
    const [listText, itemsText] = [textOf(LIST_KEY), textOf(ITEMS_KEY)];
    const texts = `${memory.size}\n${listText}\n${itemsText}`;
    if (known?.texts !== texts) known = { texts, value: shownOf(listText, itemsText, memory.size === 0) };
    // Without a listener nobody would say that another tab has changed something.
    isFresh = listeners.size > 0;
    return known.value;
  }

  function write(key: string, value: unknown): void {
    const text = JSON.stringify(value);
    try {
      storage().setItem(key, text);
      memory.delete(key);
    } catch {
      memory.set(key, text);
    }
  }

  function replace({ owner, list, pending, parked }: DeviceBookmarks): void {
    write(LIST_KEY, { owner, list, pending, parked });
    const asked = [...pending, ...parked].flatMap(({ payload }) => ('itemId' in payload ? [payload] : []));
    const kept = new Set([...listOnScreen(list, pending).bookmarks, ...asked].map(referenceKey));
    const items = [...read().items.values()].filter((item) => kept.has(referenceKey(item)));
    if (items.length < read().items.size) write(ITEMS_KEY, items);
    renew();
  }

  return {
    read,
    has: (reference: ItemReference): boolean => read().keys.has(referenceKey(reference)),
    replace,
    /** Makes changes, one after the other, and says what became of each; keeps what is known of the items. */
    change(changes: readonly BookmarkChange[], seen: readonly SavedItem[] = []): OperationOutcome[] {
      isFresh = false;
      const before = read();
      const at = new Date().toISOString();
      const operations = changes.map((change) => ({ ...change, id: crypto.randomUUID(), at }));
      let list = before.shown;
      const outcomes = operations.map((operation) => {
        const effect = applyOperation(list, operation);
        list = effect.list;
        return effect.outcome;
      });
      const { owner, parked, pending } = before;
      const done = operations.filter((_operation, place) => outcomes[place]?.status === 'applied');
      if (seen.length > 0) write(ITEMS_KEY, [...withItems(before.items, seen).values()]);
      isFresh = false;
      if (owner === null) replace({ owner, list, pending, parked });
      else replace({ owner, list: before.list, pending: [...pending, ...done], parked });
      return outcomes;
    },
    /** Keeps what the server says of the items now. Items nobody keeps are not written down. */
    keepItems(seen: readonly SavedItem[]): void {
      const { items, keys } = read();
      const kept = seen.filter((item) => keys.has(referenceKey(item)));
      const isNews = kept.some((item) => JSON.stringify(items.get(referenceKey(item))) !== JSON.stringify(item));
      if (!isNews) return;
      write(ITEMS_KEY, [...withItems(items, kept).values()]);
      renew();
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      if (listeners.size === 1) {
        addEventListener('storage', renew);
        addEventListener('pageshow', renew);
      }
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        isFresh = false;
        removeEventListener('storage', renew);
        removeEventListener('pageshow', renew);
      };
    },
  };
}

function withItems(items: ReadonlyMap<string, SavedItem>, seen: readonly SavedItem[]): Map<string, SavedItem> {
  return new Map([...items, ...seen.map((item) => [referenceKey(item), item] as const)]);
}

function shownOf(listText: string, itemsText: string, isKept: boolean): ShownBookmarks {
  const state = parse(listText, isDeviceBookmarks) ?? NOTHING;
  const shown = listOnScreen(state.list, state.pending);
  const items = parse(itemsText, Array.isArray) as SavedItem[] | null;
  return {
    ...state,
    shown,
    keys: new Set(shown.bookmarks.map(referenceKey)),
    items: withItems(new Map(), items ?? []),
    isKept,
  };
}

/** What another version or a hand left there counts as nothing. */
function parse<T>(text: string, isSound: (value: unknown) => value is T): T | null {
  try {
    const value: unknown = JSON.parse(text);
    return isSound(value) ? value : null;
  } catch {
    return null;
  }
}

function isDeviceBookmarks(value: unknown): value is DeviceBookmarks {
  const { list, pending, parked } = (value ?? {}) as Partial<DeviceBookmarks>;
  return [list?.folders, list?.bookmarks, pending, parked].every(Array.isArray);
}

export const bookmarkStore = createBookmarkStore(() => localStorage);
