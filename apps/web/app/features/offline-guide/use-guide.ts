import { useEffect, useSyncExternalStore } from 'react';
import { type GuideState, guideState, refreshGuide, subscribeToGuide } from './guide-download.ts';

/** What of the guide is on this device now. */
export function useGuide(): GuideState {
  useEffect(() => {
    // A browser that keeps nothing has nothing to show.
    refreshGuide().catch(() => undefined);
  }, []);
  return useSyncExternalStore(subscribeToGuide, guideState, guideState);
}
