import { useSyncExternalStore } from 'react';
import { changeDisplay, type Display, NEUTRAL_DISPLAY, readDisplay, subscribeToDisplay } from './display-store.ts';

/** PROF-5: how pages look here, and how to change it. Renders neutral on the server and while hydrating. */
export function useDisplay(): Display & { change: (change: Partial<Display>) => void } {
  const display = useSyncExternalStore(subscribeToDisplay, readDisplay, () => NEUTRAL_DISPLAY);
  return { ...display, change: changeDisplay };
}
