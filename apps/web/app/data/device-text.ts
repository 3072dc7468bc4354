import { useSyncExternalStore } from 'react';
import { createStoreListeners } from './store-listeners.ts';
import { deviceStorage } from './page-storage.ts';

/**
 * A text that this device stores under a key, for settings that are never sent. `save` stores it, or removes it with null, and is
 * false if the device could not: the text then lasts as long as the page. `useText` is empty without one, on the server and while
 * hydrating.
 */
export function createDeviceText(key: string): {
  useText: () => string;
  read: () => string;
  save: (text: string | null) => boolean;
} {
  const { notify, subscribe } = createStoreListeners();
  const read = () => deviceStorage.getItem(key) ?? '';

  return {
    useText: () => useSyncExternalStore(subscribe, read, () => ''),
    read,
    save(text) {
      const isSaved = text === null ? deviceStorage.removeItem(key) : deviceStorage.setItem(key, text);
      notify();
      return isSaved;
    },
  };
}
