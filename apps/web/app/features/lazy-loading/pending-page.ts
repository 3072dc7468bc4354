import { sitePath } from '@dalil/domain/guide/site-path.ts';
import { useEffect } from 'react';
import { useNavigation } from 'react-router';
import { tabStorage } from '../../data/page-storage.ts';

const KEY = 'dalil.pending-page';
/** A navigation that is older than this is not what a reload interrupted. */
const MEANT_FOR_MS = 10_000;

/**
 * If the code of a page is missing after an update, the router reloads the current page. The requested page is saved meanwhile,
 * so that the reload can lead there. A link is saved when it is pressed: if its code is known to be missing, the reload happens
 * before the router reports the navigation.
 */
export function useSavePendingPage(): void {
  const { location } = useNavigation();
  const pending = location ? location.pathname + location.search + location.hash : null;
  useEffect(() => {
    if (pending === null) tabStorage.removeItem(KEY);
    else save(pending);
  }, [pending]);
  useEffect(() => {
    document.addEventListener('click', saveLink, { capture: true });
    return () => document.removeEventListener('click', saveLink, { capture: true });
  }, []);
}

function saveLink(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const isElsewhere = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  if (!link || isElsewhere || link.origin !== location.origin || link.target || link.hasAttribute('download')) return;
  if (link.pathname + link.search !== location.pathname + location.search)
    save(link.pathname + link.search + link.hash);
}

function save(path: string): void {
  tabStorage.setItem(KEY, JSON.stringify({ path, at: Date.now() }));
}

/** The page a reload interrupted, once. Null if this document is not a reload or displays that page already. */
export function takePendingPage(): string | null {
  const saved = tabStorage.getItem(KEY);
  tabStorage.removeItem(KEY);
  try {
    const [navigation] = performance.getEntriesByType('navigation');
    if (!saved || !(navigation instanceof PerformanceNavigationTiming) || navigation.type !== 'reload') return null;
    const { path, at } = JSON.parse(saved) as { path: string; at: number };
    const isVisible = path === location.pathname + location.search + location.hash;
    return isVisible || Date.now() - at > MEANT_FOR_MS ? null : sitePath(path);
  } catch {
    return null;
  }
}
