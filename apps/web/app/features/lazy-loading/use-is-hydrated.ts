import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** True once the page runs on the device, which alone knows what is kept there. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
