import { createStoreListeners } from '../../data/store-listeners.ts';
import type { PageStorage } from '../../data/page-storage.ts';

const PREFIX = 'dalil.checklist.';

export type ChecklistStore = {
  /** The stored text of a list, the same string as long as nothing changed. Empty if there is none. */
  read: (listId: string) => string;
  write: (listId: string, text: string) => void;
  subscribe: (listener: () => void) => () => void;
  /** False after the device failed to store something: ticks then last as long as the page. */
  isSaved: () => boolean;
};

/** Stores the ticks of checklists on the device and notifies every list of this page and of other tabs about changes. */
export function createChecklistStore(storage: PageStorage): ChecklistStore {
  const { notify, subscribe } = createStoreListeners();
  let isSaved = true;

  return {
    read: (listId) => storage.getItem(PREFIX + listId) ?? '',
    write(listId, text) {
      if (text === '') storage.removeItem(PREFIX + listId);
      else isSaved = storage.setItem(PREFIX + listId, text) && isSaved;
      notify();
    },
    subscribe,
    isSaved: () => isSaved,
  };
}

/** The ticked positions of a list of `count` items. Ticks of a list whose length has changed are ignored. */
export function readTicks(text: string, count: number): ReadonlySet<number> {
  const [saved, ticked = ''] = text.split(':');
  if (Number(saved) !== count) return new Set();
  const places = ticked === '' ? [] : ticked.split(',').map(Number);
  return new Set(places.filter((place) => Number.isInteger(place) && place >= 0 && place < count));
}

/** The text that stores the ticked positions of a list: `4:0,2`. Nothing is stored for a list without ticks. */
export function writeTicks(ticks: ReadonlySet<number>, count: number): string {
  return ticks.size === 0 ? '' : `${count}:${[...ticks].sort((a, b) => a - b).join(',')}`;
}
