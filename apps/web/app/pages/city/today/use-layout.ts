import { readLayout, type TodayLayout } from '@dalil/domain/city/today-tiles.ts';
import { useMemo, useSyncExternalStore } from 'react';
import { STORAGE_KEYS } from '../../../data/storage-keys.ts';
import { createStoreListeners } from '../../../data/store-listeners.ts';
import { deviceStorage } from '../../../data/page-storage.ts';

const { notify, subscribe } = createStoreListeners();

const readText = () => deviceStorage.getItem(STORAGE_KEYS.today) ?? '';

/** The layout of today's page on this device: the original one on the server and while hydrating. */
export function useLayout(): TodayLayout {
  const text = useSyncExternalStore(subscribe, readText, () => '');
  return useMemo(() => readLayout(text), [text]);
}

/** Stores a layout. False if the device could not: it then lasts as long as the page. */
export function saveLayout(layout: TodayLayout): boolean {
  const isSaved = deviceStorage.setItem(STORAGE_KEYS.today, JSON.stringify(layout));
  notify();
  return isSaved;
}
