import { useSyncExternalStore } from 'react';

const NEVER_CHANGES = () => () => {};

/** Whether this is an iPhone, iPad or Mac: they have Apple's maps, and their browsers do not open `geo:` addresses. */
export function useAppleDevice(): boolean {
  return useSyncExternalStore(
    NEVER_CHANGES,
    () => /iPhone|iPad|iPod|Macintosh/.test(navigator.userAgent),
    () => false,
  );
}
