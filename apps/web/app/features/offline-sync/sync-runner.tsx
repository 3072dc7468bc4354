import { useEffect, useState } from 'react';
import { loadWithRetry } from '../lazy-loading/load-with-retry.ts';
import { onBackgroundTime } from '../background-work/background-work.ts';
import { lazyPart } from '../lazy-loading/lazy-part.tsx';

const SyncRuns = lazyPart(async () => {
  const { useSyncRuns } = await loadWithRetry(() => import('./use-sync-runs.ts'));
  return function SyncRuns() {
    useSyncRuns();
    return null;
  };
});

/** PWA-6: the code that sends the queue loads in the background, since most users have nothing waiting. */
export function SyncRunner() {
  const [mayLoad, setMayLoad] = useState(false);
  useEffect(() => onBackgroundTime(() => setMayLoad(true)), []);
  return mayLoad ? <SyncRuns /> : null;
}
