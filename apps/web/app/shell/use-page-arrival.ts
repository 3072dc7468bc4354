import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { announce } from '../features/announcer/announce.ts';

/** The path shown last; it outlives the frame, which is made anew around an error page. */
let visiblePath: string | null = null;

/**
 * After a change of page the reading position moves to the new page's heading, which says the page's name. A page
 * without a heading has its title announced instead, so that the name is heard once either way.
 */
export function usePageArrival(): void {
  const { pathname, hash } = useLocation();
  useEffect(() => {
    const isFirst = visiblePath === null;
    if (visiblePath === pathname) return;
    visiblePath = pathname;
    if (isFirst) return;
    if (!focusOn(hash ? document.getElementById(hash.slice(1)) : null)) focusHeading();
  }, [pathname, hash]);
}

/** Whether the document was only just loaded, so that nothing on it had the focus yet. */
export function isFirstPage(): boolean {
  return visiblePath === null;
}

export function focusHeading(): void {
  if (!focusOn(document.querySelector('main h1'))) announce(document.title);
}

/** Scrolling is the router's business: it restores the place of a page visited before. */
function focusOn(element: Element | null): boolean {
  if (!(element instanceof HTMLElement)) return false;
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
  return true;
}
