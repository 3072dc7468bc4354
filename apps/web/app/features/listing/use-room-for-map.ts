import { useSyncExternalStore } from 'react';

/** The breakpoint `extra`: room for a map beside the list. */
const ROOM_FOR_MAP = '(width >= 80rem)';

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(ROOM_FOR_MAP);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Whether a map fits beside the list. Never on the server, so that small screens are sent none. */
export function useRoomForMap(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(ROOM_FOR_MAP).matches,
    () => false,
  );
}
