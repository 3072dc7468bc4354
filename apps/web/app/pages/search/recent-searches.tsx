import { useEffect } from 'react';
import { whenIdle } from '../../features/lazy-loading/when-idle.ts';
import { lazyPart } from '../../features/lazy-loading/lazy-part.tsx';
import { useIsHydrated } from '../../features/lazy-loading/use-is-hydrated.ts';

const loadList = async () => (await import('./recent-list.tsx')).RecentList;
const RecentList = lazyPart(loadList);

/** What the device knows comes once the page runs there. */
export function RecentSearches() {
  return useIsHydrated() ? <RecentList /> : null;
}

/** Results fetch the list when they are at rest, so that it is at hand when the connection is gone. SEARCH-6. */
export function useRecentSearchesAtHand(): void {
  useEffect(() => {
    whenIdle(() => {
      loadList().catch(() => {
        // Asked for again where it is shown.
      });
    });
  }, []);
}
