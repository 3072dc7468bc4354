import { useSyncExternalStore } from 'react';
import { DISPLAY_CHANGED } from './display-changed.ts';
import type { ClockChoice } from './format.ts';

/** The time format of this device. The same for every user on the server and while hydrating. */
export function useClockChoice(): ClockChoice {
  return useSyncExternalStore(subscribe, read, () => '24h');
}

function read(): ClockChoice {
  return document.documentElement.dataset.clock === '12h' ? '12h' : '24h';
}

function subscribe(listener: () => void): () => void {
  addEventListener(DISPLAY_CHANGED, listener);
  return () => removeEventListener(DISPLAY_CHANGED, listener);
}
