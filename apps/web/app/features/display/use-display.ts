import { useSyncExternalStore } from 'react';
import { changeDisplay, type Display, NEUTRAL_DISPLAY, readDisplay, subscribeToDisplay } from './display-store.ts';

/** PROF-5: how pages look on this device, and how to change it. Neutral on the server and while hydrating. */
export function useDisplay(): Display & { change: (change: Partial<Display>) => void } {
  const display = useSyncExternalStore(subscribeToDisplay, readDisplay, () => NEUTRAL_DISPLAY);
  return { ...display, change: changeDisplay };
}
