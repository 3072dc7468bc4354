import { useEffect } from 'react';
import { whenAtRest } from '../../features/connection/at-rest.ts';
import { laterPart } from '../../features/connection/later-part.tsx';
import { useIsHydrated } from '../../features/connection/use-is-hydrated.ts';

const loadList = async () => (await import('./recent-list.tsx')).RecentList;
const RecentList = laterPart(loadList);

/** What the device knows comes once the page runs there. */
export function RecentSearches() {
  return useIsHydrated() ? <RecentList /> : null;
}

/** Results fetch the list when they are at rest, so that it is at hand when the connection is gone. SEARCH-6. */
export function useRecentSearchesAtHand(): void {
  useEffect(() => {
    whenAtRest(() => {
      loadList().catch(() => {
        // Asked for again where it is shown.
      });
    });
  }, []);
}
