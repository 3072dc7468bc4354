import { applyOperation, listOnScreen } from '@dalil/domain/bookmarks/apply-operation.ts';
import { type BookmarkList, type ItemReference, referenceKey } from '@dalil/domain/bookmarks/bookmark.ts';
import type {
  BookmarkChange,
  BookmarkOperation,
  OperationOutcome,
} from '@dalil/domain/bookmarks/bookmark-operation.ts';
import type { SavedItem } from '@dalil/domain/bookmarks/saved-item.ts';
import { BOOKMARKS_KEY } from '../../data/storage-keys.ts';
import {
  applyUpdate,
  type BookmarkUpdate,
  type DeviceBookmarks,
  NOTHING,
  type SavedBookmarks,
} from './device-bookmarks.ts';
import { aloneOnDevice, readOnDevice, saveOnDevice } from './save-on-device.ts';
import { deviceStorage, type PageStorage } from '../../data/page-storage.ts';
import { newId } from '../../data/new-id.ts';

export type VisibleBookmarks = Omit<DeviceBookmarks, 'items'> & {
  /** The displayed list: `list` with all pending operations applied. */
  visible: BookmarkList;
  keys: ReadonlySet<string>;
  /** The items as they were last displayed, by `referenceKey`. */
  items: ReadonlyMap<string, SavedItem>;
  /** False after the device failed to store something: the list then lasts as long as the page. */
  isSaved: boolean;
};

/** The list in the device's database, which is the only source of truth. */
export type BookmarkDisk = {
  /** Runs `work` while no other tab reads, changes or clears the list. */
  alone: <T>(work: () => Promise<T>) => Promise<T>;
  /** Applies a change to the list in the database. `copy` is taken for the list where the database has none. */
  save: (update: BookmarkUpdate, copy: DeviceBookmarks) => Promise<SavedBookmarks>;
  /** Undefined where the database has no list. */
  read: () => Promise<SavedBookmarks | undefined>;
};

const NO_COPY: BookmarkCopy = { state: NOTHING, unsaved: [] };

export const NO_BOOKMARKS = visibleOf(NOTHING, true);

export type BookmarkStore = ReturnType<typeof createBookmarkStore>;

/** Changes made together. They wait in the browser's storage until the database has them, in case the page is left before. */
type ChangeEntry = { id: string; owner: string | null; operations: BookmarkOperation[]; seen: readonly SavedItem[] };

/** What the browser's storage has: a copy of the list in the database, and the changes the database does not have yet. */
type BookmarkCopy = { state: DeviceBookmarks; unsaved: readonly ChangeEntry[] };

/** Versions before this one wrote neither the items nor a log. */
type StoredCopy = Omit<DeviceBookmarks, 'items'> &
  Partial<Pick<DeviceBookmarks, 'items'> & Pick<BookmarkCopy, 'unsaved'>>;

/** A displayed change that the database does not have yet. */
type Unsaved = { update: BookmarkUpdate; id?: string };

/**
 * A user's saved items. The page displays a change immediately and saves it in the database. The browser's storage has a copy of
 * the saved list, for the first paint and for the other tabs, and a log of the changes that are being saved.
 */
export function createBookmarkStore(storage: PageStorage, disk: BookmarkDisk) {
  const listeners = new Set<() => void>();
  let known: { text: string; changes: readonly Unsaved[]; isSaved: boolean; value: VisibleBookmarks } | null = null;
  let isFresh = false;
  let unsaved: readonly Unsaved[] = [];
  let isSaved = true;
  let work: Promise<unknown> = Promise.resolve();

  function renew(): void {
    isFresh = false;
    for (const listener of listeners) listener();
  }

  const copyText = () => storage.getItem(BOOKMARKS_KEY) ?? '';

  function writeCopy({ state, unsaved: entries }: BookmarkCopy): void {
    storage.setItem(BOOKMARKS_KEY, JSON.stringify({ ...state, unsaved: entries }));
  }

  /** The only way from the database into the copy. `id`: the entry the database has now. */
  function showSaved({ state, isLasting }: SavedBookmarks, id?: string): void {
    writeCopy({ state, unsaved: parseCopy(copyText()).unsaved.filter((entry) => entry.id !== id) });
    isSaved = isLasting || storage.isSaved(BOOKMARKS_KEY);
    renew();
  }

  /** The changes that were made here, after those another page left behind or another tab is saving. */
  function allUnsaved(entries: readonly ChangeEntry[]): Unsaved[] {
    const own = new Set(unsaved.map(({ id }) => id));
    return [...entries.filter(({ id }) => !own.has(id)).map(unsavedOf), ...unsaved];
  }

  function read(): VisibleBookmarks {
    if (known && isFresh) return known.value;
    const text = copyText();
    if (known?.text !== text || known.changes !== unsaved || known.isSaved !== isSaved) {
      const copy = parseCopy(text);
      const state = allUnsaved(copy.unsaved).reduce(
        (before, { update: next }) => applyUpdate(before, next),
        copy.state,
      );
      known = { text, changes: unsaved, isSaved, value: visibleOf(state, isSaved) };
    }
    // Without a listener a change of another tab would not be noticed.
    isFresh = listeners.size > 0;
    return known.value;
  }

  function update(change: BookmarkUpdate): void {
    save({ update: change });
  }

  function save(change: Unsaved): void {
    unsaved = [...unsaved, change];
    renew();
    work = work.then(saveAll);
  }

  /**
   * Saves one change after the other, first those that a page before this one left: a note of that page would bring back what was
   * removed here. What the database did not take is tried again with the next change.
   */
  async function saveAll(): Promise<void> {
    unsaved = allUnsaved(parseCopy(copyText()).unsaved);
    try {
      for (let [first] = unsaved; first; [first] = unsaved) {
        const { update: next, id } = first;
        await disk.alone(async () => {
          const saved = await disk.save(next, parseCopy(copyText()).state);
          unsaved = unsaved.slice(1);
          showSaved(saved, id);
        });
      }
    } catch {
      isSaved = false;
      renew();
    }
  }

  async function readBack(): Promise<void> {
    await saveAll();
    await disk.alone(async () => {
      const saved = await disk.read();
      if (saved) showSaved(saved);
      else if (copyText() !== '') update(() => ({}));
    });
    await saveAll();
  }

  function clear(erase: () => Promise<void>): Promise<void> {
    const cleared = work.then(() =>
      disk.alone(async () => {
        await erase();
        unsaved = [];
        renew();
      }),
    );
    work = cleared.catch(() => undefined);
    return cleared;
  }

  return {
    read,
    has: (reference: ItemReference): boolean => read().keys.has(referenceKey(reference)),
    update,
    /** Saves what a page before this one did not, and displays what the database has: the browser may have lost the copy. */
    restore(): Promise<void> {
      const restored = work.then(readBack);
      work = restored.catch(() => undefined);
      return restored;
    },
    /**
     * Runs `erase`, which deletes the list from the device. Until it ends nothing else is saved or read back: a page that found the
     * list in one place only would return it to the other.
     */
    clear,
    /** The next user of the device must not see the list, not even for as long as the database takes. */
    leave(): void {
      writeCopy({ state: NOTHING, unsaved: parseCopy(copyText()).unsaved });
      update(() => NOTHING);
    },
    /** Whether everything so far is saved, in the database or at least in the browser's storage. */
    async whenSaved(): Promise<boolean> {
      await work;
      return isSaved;
    },
    /** Applies changes in order and returns the outcome of each. Stores what is known of the items. */
    change(changes: readonly BookmarkChange[], seen: readonly SavedItem[] = []): OperationOutcome[] {
      isFresh = false;
      const { owner, visible } = read();
      const at = new Date().toISOString();
      const operations = changes.map((change) => ({ ...change, id: newId(), at }));
      let list = visible;
      const outcomes = operations.map((operation) => {
        const effect = applyOperation(list, operation);
        list = effect.list;
        return effect.outcome;
      });
      const done = operations.filter((_operation, place) => outcomes[place]?.status === 'applied');
      const entry = { id: newId(), owner, operations: done, seen };
      const copy = parseCopy(copyText());
      writeCopy({ ...copy, unsaved: [...copy.unsaved, entry] });
      save(unsavedOf(entry));
      return outcomes;
    },
    /** Stores the server's present data of the items. Items that are not saved are not stored. */
    storeItems(seen: readonly SavedItem[]): void {
      const { items, keys } = read();
      const isNews = (item: SavedItem) =>
        keys.has(referenceKey(item)) && JSON.stringify(items.get(referenceKey(item))) !== JSON.stringify(item);
      if (seen.some(isNews)) update((state) => ({ items: withItems(state.items, seen) }));
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

/**
 * A guest's changes are applied to the list. An account's wait for the server, each once. An account that has signed out in another
 * tab has left the list; its changes must not show to the next user.
 */
function unsavedOf({ id, owner: changedBy, operations, seen }: ChangeEntry): Unsaved {
  const update: BookmarkUpdate = ({ owner, list, items, pending }) => {
    if (changedBy !== null && changedBy !== owner) return {};
    const known = new Set(pending.map((operation) => operation.id));
    const more = operations.filter((operation) => !known.has(operation.id));
    return {
      items: withItems(items, seen),
      ...(owner === null ? { list: listOnScreen(list, more) } : { pending: [...pending, ...more] }),
    };
  };
  return { id, update };
}

function withItems(items: readonly SavedItem[], seen: readonly SavedItem[]): SavedItem[] {
  return [...new Map([...items, ...seen].map((item) => [referenceKey(item), item])).values()];
}

function visibleOf({ items, ...state }: DeviceBookmarks, isSaved: boolean): VisibleBookmarks {
  const visible = listOnScreen(state.list, state.pending);
  return {
    ...state,
    visible,
    keys: new Set(visible.bookmarks.map(referenceKey)),
    items: new Map(items.map((item) => [referenceKey(item), item])),
    isSaved,
  };
}

/** Invalid content, from another version or from manual edits, counts as an empty list. */
function parseCopy(text: string): BookmarkCopy {
  try {
    const { owner, list, items = [], pending, parked, unsaved = [] } = JSON.parse(text) as StoredCopy;
    const isSound = [unsaved, list.folders, list.bookmarks, items, pending, parked].every(Array.isArray);
    return isSound ? { state: { owner, list, items, pending, parked }, unsaved } : NO_COPY;
  } catch {
    return NO_COPY;
  }
}

export const bookmarkStore = createBookmarkStore(deviceStorage, {
  alone: aloneOnDevice,
  save: saveOnDevice,
  read: readOnDevice,
});
