import { addToHistory, type ReadItem, withoutItem } from '@dalil/domain/bookmarks/reading-history.ts';
import type { ItemReference } from '@dalil/domain/bookmarks/bookmark.ts';
import { createStoreListeners } from '../../data/store-listeners.ts';
import { HISTORY_KEY } from './history-key.ts';
import { deviceStorage, type PageStorage } from '../../data/page-storage.ts';

export type ReadingHistory = { isOn: boolean; items: readonly ReadItem[] };
export const NO_HISTORY: ReadingHistory = { isOn: false, items: [] };

/** The reading history of this device, recorded only after the user switched it on. It never leaves the device. */
export function createHistoryStore(storage: PageStorage) {
  const { notify, subscribe } = createStoreListeners();
  let known: { text: string; value: ReadingHistory } = { text: '', value: NO_HISTORY };

  function read(): ReadingHistory {
    const text = storage.getItem(HISTORY_KEY) ?? '';
    if (text !== known.text) known = { text, value: historyOf(text) };
    return known.value;
  }

  /** False if the device failed to store it: it then lasts as long as the page. */
  function write(next: ReadingHistory): boolean {
    if (next.isOn || next.items.length > 0) storage.setItem(HISTORY_KEY, JSON.stringify(next));
    else storage.removeItem(HISTORY_KEY);
    notify();
    return storage.isSaved(HISTORY_KEY);
  }

  return {
    read,
    turn: (isOn: boolean) => write({ ...read(), isOn }),
    add(item: ReadItem): void {
      const history = read();
      if (history.isOn) write({ ...history, items: addToHistory(history.items, item) });
    },
    remove: (item: ItemReference) => write({ ...read(), items: withoutItem(read().items, item) }),
    clear: () => write({ ...read(), items: [] }),
    subscribe,
  };
}

function historyOf(text: string): ReadingHistory {
  try {
    const value = JSON.parse(text) as Partial<ReadingHistory> | null;
    return value && Array.isArray(value.items) ? { isOn: value.isOn === true, items: value.items } : NO_HISTORY;
  } catch {
    return NO_HISTORY;
  }
}

export const historyStore = createHistoryStore(deviceStorage);
