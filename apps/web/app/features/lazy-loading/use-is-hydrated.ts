import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** True once the page runs on the device, because only the device has its stored data. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
