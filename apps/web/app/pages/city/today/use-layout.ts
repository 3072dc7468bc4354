import { readLayout, type TodayLayout } from '@dalil/domain/city/today-tiles.ts';
import { useMemo, useSyncExternalStore } from 'react';
import { STORAGE_KEYS } from '../../../data/storage-keys.ts';
import { createStoreListeners } from '../../../data/store-listeners.ts';

const { notify, subscribe } = createStoreListeners();
/** What the device could not store lasts as long as the page. */
let unsaved: string | null = null;

function readText(): string {
  if (unsaved !== null) return unsaved;
  try {
    return localStorage.getItem(STORAGE_KEYS.today) ?? '';
  } catch {
    return '';
  }
}

/** The layout of today's page on this device: the original one on the server and while hydrating. */
export function useLayout(): TodayLayout {
  const text = useSyncExternalStore(subscribe, readText, () => '');
  return useMemo(() => readLayout(text), [text]);
}

/** Stores a layout. False if the device could not: it then lasts as long as the page. */
export function saveLayout(layout: TodayLayout): boolean {
  const text = JSON.stringify(layout);
  try {
    localStorage.setItem(STORAGE_KEYS.today, text);
    unsaved = null;
  } catch {
    unsaved = text;
  }
  notify();
  return unsaved === null;
}
