import { useSyncExternalStore } from 'react';
import { createStoreListeners } from '../../data/store-listeners.ts';
import { deviceStorage, type PageStorage } from '../../data/page-storage.ts';

/** A named set of filters. `query` is that of the address. */
export type SavedView = { name: string; query: string };

const KEY = 'dalil.inventory-views';
const MAX_VIEWS = 20;
export const MAX_VIEW_NAME = 40;
const NONE: readonly SavedView[] = [];

/** The views that a person saved on this device. They contain filters only, nothing about anybody. */
export function createSavedViews(storage: PageStorage) {
  const { notify, subscribe } = createStoreListeners();
  let known: { text: string | null; views: readonly SavedView[] } = { text: null, views: NONE };

  function read(): readonly SavedView[] {
    const text = storage.getItem(KEY);
    if (text !== known.text) known = { text, views: viewsOf(text) };
    return known.views;
  }

  /** False if the device failed to store them: they then last as long as the page. */
  function write(views: readonly SavedView[]): boolean {
    const isSaved = storage.setItem(KEY, JSON.stringify(views));
    notify();
    return isSaved;
  }

  return {
    read,
    subscribe,
    /** One of the same name is replaced; the oldest makes way for one too many. */
    add: (view: SavedView) => write([...read().filter(({ name }) => name !== view.name), view].slice(-MAX_VIEWS)),
    remove: (name: string) => write(read().filter((view) => view.name !== name)),
  };
}

function viewsOf(text: string | null): readonly SavedView[] {
  try {
    const found: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(found) ? found.filter(isView) : NONE;
  } catch {
    return NONE;
  }
}

function isView(value: unknown): value is SavedView {
  if (typeof value !== 'object' || value === null) return false;
  const { name, query } = value as Partial<Record<keyof SavedView, unknown>>;
  return typeof name === 'string' && typeof query === 'string' && query.startsWith('?');
}

export const savedViews = createSavedViews(deviceStorage);

/** Empty on the server and while hydrating. */
export function useSavedViews(): readonly SavedView[] {
  return useSyncExternalStore(savedViews.subscribe, savedViews.read, () => NONE);
}
