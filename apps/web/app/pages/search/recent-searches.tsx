import { lazy, Suspense } from 'react';
import { useIsHydrated } from '../../features/connection/use-is-hydrated.ts';

const RecentList = lazy(async () => ({ default: (await import('./recent-list.tsx')).RecentList }));

/** What the device knows comes once the page runs there. */
export function RecentSearches() {
  if (!useIsHydrated()) return null;
  return (
    <Suspense>
      <RecentList />
    </Suspense>
  );
}
