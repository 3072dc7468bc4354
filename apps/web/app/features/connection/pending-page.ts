import { useEffect } from 'react';
import { useNavigation } from 'react-router';

const KEY = 'dalil.pending-page';

/**
 * When the code of a page is gone after an update, the router reloads the page the reader was on. The page they asked
 * for is kept meanwhile, so that the reload can lead there.
 */
export function useKeepPendingPage(): void {
  const { location } = useNavigation();
  const pending = location ? location.pathname + location.search + location.hash : null;
  useEffect(() => {
    try {
      if (pending === null) sessionStorage.removeItem(KEY);
      else sessionStorage.setItem(KEY, pending);
    } catch {
      // Without storage the reload shows the page the reader was on.
    }
  }, [pending]);
}

/** The page a reload interrupted, once; null when this document is not a reload or shows it already. */
export function takePendingPage(): string | null {
  try {
    const pending = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    const [visit] = performance.getEntriesByType('navigation');
    const isReload = visit instanceof PerformanceNavigationTiming && visit.type === 'reload';
    return isReload && pending !== location.pathname + location.search + location.hash ? pending : null;
  } catch {
    return null;
  }
}
