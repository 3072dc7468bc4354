import { useSyncExternalStore } from 'react';

const DARK = '(prefers-color-scheme: dark)';

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(DARK);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Whether the system is dark, which pages follow unless a theme was chosen. */
export function usePrefersDark(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(DARK).matches,
    () => false,
  );
}
