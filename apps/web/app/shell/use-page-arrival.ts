import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { announce } from '../features/announcer/announce.ts';

/** The last displayed path. It is module state because the layout is created again around an error page. */
let visiblePath: string | null = null;

/**
 * After a page change the focus moves to the new page's heading, which names the page. For a page without a heading the title is
 * announced, so that the name is announced exactly once either way.
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

/** Whether the document has just been loaded, so that nothing on it has had the focus yet. */
export function isFirstPage(): boolean {
  return visiblePath === null;
}

export function focusHeading(): void {
  if (!focusOn(document.querySelector('main h1'))) announce(document.title);
}

/** Scrolling is left to the router, which restores the position of a page visited before. */
function focusOn(element: Element | null): boolean {
  if (!(element instanceof HTMLElement)) return false;
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
  return true;
}
