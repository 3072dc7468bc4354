import { useEffect, useSyncExternalStore } from 'react';
import { type GuideState, guideState, refreshGuide, subscribeToGuide } from './guide-download.ts';

/** The parts of the guide that are on this device now. */
export function useGuide(): GuideState {
  useEffect(() => {
    // A browser without storage has nothing to display.
    refreshGuide().catch(() => undefined);
  }, []);
  return useSyncExternalStore(subscribeToGuide, guideState, guideState);
}
