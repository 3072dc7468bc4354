import { type RefObject, useSyncExternalStore } from 'react';

/** Whether an element fills the screen, and the way there and back; `isPossible` is false on the server. */
export function useFullScreen(element: RefObject<HTMLElement | null>) {
  const isPossible = useSyncExternalStore(
    () => () => undefined,
    () => document.fullscreenEnabled,
    () => false,
  );
  const isOn = useSyncExternalStore(
    subscribe,
    () => document.fullscreenElement !== null,
    () => false,
  );
  /** A browser may refuse; then everything stays as it is. */
  async function toggle(): Promise<void> {
    const change = isOn ? document.exitFullscreen() : element.current?.requestFullscreen();
    await change?.catch(() => undefined);
  }
  return { isPossible, isOn, toggle };
}

function subscribe(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
}
