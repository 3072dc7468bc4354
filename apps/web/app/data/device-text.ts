import { useSyncExternalStore } from 'react';
import { createStoreListeners } from './store-listeners.ts';

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
  let unsaved: string | null = null;

  function read(): string {
    if (unsaved !== null) return unsaved;
    try {
      return localStorage.getItem(key) ?? '';
    } catch {
      return '';
    }
  }

  return {
    useText: () => useSyncExternalStore(subscribe, read, () => ''),
    read,
    save(text) {
      try {
        if (text === null) localStorage.removeItem(key);
        else localStorage.setItem(key, text);
        unsaved = null;
      } catch {
        unsaved = text ?? '';
      }
      notify();
      return unsaved === null;
    },
  };
}
