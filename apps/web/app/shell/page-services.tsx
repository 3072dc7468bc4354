import { useEffect } from 'react';
import { mountLiveRegions } from '../features/announcer/announce.ts';
import { ToastRegion } from '../features/announcer/toast-region.tsx';
import { useSavePendingPage } from '../features/lazy-loading/pending-page.ts';
import { LazySessionMonitor } from '../features/session/lazy-session-monitor.tsx';
import { usePageArrival } from './use-page-arrival.ts';

/** What works beside the content of every page. It is the last part of a layout, so that the effects of a new page run before its own. */
export function PageServices() {
  useEffect(mountLiveRegions, []);
  return (
    <>
      <ToastRegion />
      <LazySessionMonitor />
      <RouterWatch />
    </>
  );
}

/** Effects that follow the router, in a component of their own so that nothing else renders again on navigation. */
function RouterWatch() {
  usePageArrival();
  useSavePendingPage();
  return null;
}
