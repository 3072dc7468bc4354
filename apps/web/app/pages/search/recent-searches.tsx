import { useEffect } from 'react';
import { whenIdle } from '../../features/lazy-loading/when-idle.ts';
import { lazyPart } from '../../features/lazy-loading/lazy-part.tsx';
import { useIsHydrated } from '../../features/lazy-loading/use-is-hydrated.ts';

const loadList = async () => (await import('./recent-list.tsx')).RecentList;
const RecentList = lazyPart(loadList);

/** Recent searches are on the device and are rendered after hydration. */
export function RecentSearches() {
  return useIsHydrated() ? <RecentList /> : null;
}

/** The results page prefetches the list when idle, so that it is available without a connection. SEARCH-6. */
export function useRecentSearchesAtHand(): void {
  useEffect(() => {
    whenIdle(() => {
      loadList().catch(() => {
        // Requested again where it is displayed.
      });
    });
  }, []);
}
