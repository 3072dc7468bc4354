import type { BeachAlert } from '@dalil/domain/city/live/beach-alert.ts';
import { useSyncExternalStore } from 'react';
import { STORAGE_KEYS } from '../../data/storage-keys.ts';
import { createStoreListeners } from '../../data/store-listeners.ts';

const { notify, subscribe } = createStoreListeners();
/** What the device could not store lasts as long as the page. */
let unsaved: string | null = null;

function readText(): string {
  if (unsaved !== null) return unsaved;
  try {
    return localStorage.getItem(STORAGE_KEYS.beachAlert) ?? '';
  } catch {
    return '';
  }
}

/** The stored text of the alert of this device. Empty without one, on the server and while hydrating. */
export function useBeachAlertText(): string {
  return useSyncExternalStore(subscribe, readText, () => '');
}

/** Stores an alert, or removes it with null. False if the device could not: it then lasts as long as the page. */
export function saveBeachAlert(alert: BeachAlert | null): boolean {
  try {
    if (alert === null) localStorage.removeItem(STORAGE_KEYS.beachAlert);
    else localStorage.setItem(STORAGE_KEYS.beachAlert, JSON.stringify(alert));
    unsaved = null;
  } catch {
    unsaved = alert === null ? '' : JSON.stringify(alert);
  }
  notify();
  return unsaved === null;
}
