import { useSyncExternalStore } from 'react';
import { createStoreListeners } from '../../data/store-listeners.ts';
import { deviceStorage, type PageStorage } from '../../data/page-storage.ts';

/** For each table the columns that a person shows (`true`) or hides (`false`), where that is not how the table begins. */
type Choices = Readonly<Record<string, Readonly<Record<string, boolean>>>>;

const KEY = 'dalil.desk-columns';
const NONE: Choices = {};

/** The columns that a person chose on this device. */
export function createDeskColumns(storage: PageStorage) {
  const { notify, subscribe } = createStoreListeners();
  let known: { text: string | null; choices: Choices } = { text: null, choices: NONE };

  function read(): Choices {
    const text = storage.getItem(KEY);
    if (text !== known.text) known = { text, choices: choicesOf(text) };
    return known.choices;
  }

  return {
    read,
    subscribe,
    /** False if the device failed to store it. */
    choose(table: string, column: string, isShown: boolean): boolean {
      const choices = { ...read(), [table]: { ...read()[table], [column]: isShown } };
      const isSaved = storage.setItem(KEY, JSON.stringify(choices));
      notify();
      return isSaved;
    },
  };
}

function choicesOf(text: string | null): Choices {
  try {
    const found: unknown = JSON.parse(text ?? '{}');
    if (typeof found !== 'object' || found === null) return NONE;
    return Object.fromEntries(Object.entries(found).filter(([, value]) => typeof value === 'object' && value !== null));
  } catch {
    return NONE;
  }
}

export const deskColumns = createDeskColumns(deviceStorage);

/** None on the server and while hydrating. */
export function useDeskColumns(table: string): Readonly<Record<string, boolean>> {
  return useSyncExternalStore(deskColumns.subscribe, deskColumns.read, () => NONE)[table] ?? {};
}
