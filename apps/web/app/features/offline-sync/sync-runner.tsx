import { useEffect, useState } from 'react';
import { loadWithRetry } from '../lazy-loading/load-with-retry.ts';
import { whenIdle } from '../lazy-loading/when-idle.ts';
import { lazyPart } from '../lazy-loading/lazy-part.tsx';

const SyncRuns = lazyPart(async () => {
  const { useSyncRuns } = await loadWithRetry(() => import('./use-sync-runs.ts'));
  return function SyncRuns() {
    useSyncRuns();
    return null;
  };
});

/** PWA-6: the code that sends the queue loads when the page is idle, since most users have nothing waiting. */
export function SyncRunner() {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return isIdle ? <SyncRuns /> : null;
}
