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
import { newQueueItem } from '@dalil/domain/offline/queue-item.ts';
import type { QueueWrite } from '@dalil/offline/sync-queue/queue-store.ts';
import { BOOKMARKS_KEY } from '../../data/storage-keys.ts';
import { queueWrite } from '../offline-sync/queue-write.ts';

const ITEMS_KEY = 'dalil.bookmark-items';
/** The name of the list on the disk, and the record its changes belong to, which keeps them in order. */
export const BOOKMARKS = 'bookmarks';

/**
 * The list as the device stores it. A guest's list is complete in `list`. With an owner `list` is the last known state of the
 * server and `pending` what the server does not have yet. `parked`: what the server rejected, for its owner to decide.
 */
export type DeviceBookmarks = {
  owner: string | null;
  list: BookmarkList;
  pending: readonly BookmarkOperation[];
  parked: readonly RejectedOperation[];
};

/** An operation that was rejected permanently. `refusal`: the code it was rejected with. */
export type RejectedOperation = BookmarkOperation & { refusal?: string };

/**
 * A change of the list on its way to the disk: the present list, the operations added to the queue and the ids removed from it.
 */
export type BookmarkWrite = {
  revision: number;
  state: DeviceBookmarks;
  added: readonly BookmarkOperation[];
  removed: readonly string[];
};

export type VisibleBookmarks = DeviceBookmarks & {
  /** Increases with every change, so that the newer of two copies is known. */
  revision: number;
  /** The displayed list: `list` with all pending operations applied. */
  visible: BookmarkList;
  keys: ReadonlySet<string>;
  /** The items as they were last displayed, by `referenceKey`. */
  items: ReadonlyMap<string, SavedItem>;
  /** False after the device failed to store something: the list then lasts as long as the page. */
  isSaved: boolean;
};

const NOTHING: DeviceBookmarks = { owner: null, list: EMPTY_BOOKMARKS, pending: [], parked: [] };

export const NO_BOOKMARKS: VisibleBookmarks = {
  ...NOTHING,
  revision: 0,
  visible: EMPTY_BOOKMARKS,
  keys: new Set(),
  items: new Map(),
  isSaved: true,
};

export type BookmarkStore = ReturnType<typeof createBookmarkStore>;

/**
 * A user's saved items. The page displays a change immediately, and every tab sees every change. `saveOnDisk` writes each change
 * to the disk, where the queue is the source of truth for pending changes: browsers write their storage with a delay.
 */
export function createBookmarkStore(
  storage: () => Storage,
  saveOnDisk: (write: BookmarkWrite) => Promise<void> = async () => {},
) {
  const listeners = new Set<() => void>();
  const memory = new Map<string, string>();
  let known: { texts: string; value: VisibleBookmarks } | null = null;
  let isFresh = false;
  let saving: Promise<boolean> = Promise.resolve(true);

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

  function read(): VisibleBookmarks {
    if (known && isFresh) return known.value;
    const [listText, itemsText] = [textOf(BOOKMARKS_KEY), textOf(ITEMS_KEY)];
    const texts = `${memory.size}\n${listText}\n${itemsText}`;
    if (known?.texts !== texts) known = { texts, value: snapshotOf(listText, itemsText, memory.size === 0) };
    // Without a listener a change of another tab would not be noticed.
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

  /** Replaces the displayed state. Operations added to or removed from the pending ones are written to the disk with it. */
  function replace({ owner, list, pending, parked }: DeviceBookmarks): void {
    const before = read();
    const state = { owner, list, pending, parked };
    show(state, before.revision + 1);
    const known = [...before.pending, ...before.parked];
    const left = new Set([...pending, ...parked].map(({ id }) => id));
    const added = pending.filter(({ id }) => owner !== before.owner || !known.some((one) => one.id === id));
    // Pending changes of a user who signs out remain that user's.
    const removed = owner === before.owner ? known.map(({ id }) => id).filter((id) => !left.has(id)) : [];
    const write = { revision: before.revision + 1, state, added, removed };
    saving = saving.then(() =>
      saveOnDisk(write).then(
        () => true,
        () => false,
      ),
    );
  }

  function show({ owner, list, pending, parked }: DeviceBookmarks, revision: number): void {
    write(BOOKMARKS_KEY, { owner, list, pending, parked, revision });
    const requested = [...pending, ...parked].flatMap(({ payload }) => ('itemId' in payload ? [payload] : []));
    const retained = new Set([...listOnScreen(list, pending).bookmarks, ...requested].map(referenceKey));
    const items = [...read().items.values()].filter((item) => retained.has(referenceKey(item)));
    if (items.length < read().items.size) write(ITEMS_KEY, items);
    renew();
  }

  return {
    read,
    has: (reference: ItemReference): boolean => read().keys.has(referenceKey(reference)),
    replace,
    /** Displays what the disk has. None of it has to be written to the disk. */
    show,
    /** Whether everything so far is saved, on the disk or at least in the browser's storage. */
    whenSaved: async (): Promise<boolean> => (await saving) || read().isSaved,
    /** Applies changes in order and returns the outcome of each. Stores what is known of the items. */
    change(changes: readonly BookmarkChange[], seen: readonly SavedItem[] = []): OperationOutcome[] {
      isFresh = false;
      const before = read();
      const at = new Date().toISOString();
      const operations = changes.map((change) => ({ ...change, id: crypto.randomUUID(), at }));
      let list = before.visible;
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
    /** Stores the server's present data of the items. Items that are not saved are not stored. */
    storeItems(seen: readonly SavedItem[]): void {
      const { items, keys } = read();
      const retained = seen.filter((item) => keys.has(referenceKey(item)));
      const isNews = retained.some((item) => JSON.stringify(items.get(referenceKey(item))) !== JSON.stringify(item));
      if (!isNews) return;
      write(ITEMS_KEY, [...withItems(items, retained).values()]);
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

function snapshotOf(listText: string, itemsText: string, isSaved: boolean): VisibleBookmarks {
  const state = { revision: 0, ...(parse(listText, isDeviceBookmarks) ?? NOTHING) };
  const visible = listOnScreen(state.list, state.pending);
  const items = parse(itemsText, Array.isArray) as SavedItem[] | null;
  return {
    ...state,
    visible,
    keys: new Set(visible.bookmarks.map(referenceKey)),
    items: withItems(new Map(), items ?? []),
    isSaved,
  };
}

/** Invalid content, from another version or from manual edits, is ignored. */
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

/** A change of the list as one transaction on the disk. */
export function bookmarksWrite({ revision, state: { owner, list }, added, removed }: BookmarkWrite): QueueWrite {
  return {
    items: owner === null ? [] : added.map((operation) => newQueueItem(owner, BOOKMARKS, operation)),
    without: removed,
    list: { name: BOOKMARKS, owner, revision, value: { owner, list } },
  };
}

export const bookmarkStore = createBookmarkStore(
  () => localStorage,
  (write) => queueWrite(bookmarksWrite(write)),
);
