import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { prefetchPage } from '../../queries/prefetch-page.ts';
import { watchLink } from './links-in-view.ts';

/** A pointer that passes over a link, or a scroll that starts on one, is no intent. */
const MEANT_AFTER_MS = 100;

type Intent = Record<'onPointerEnter' | 'onPointerLeave' | 'onFocus' | 'onBlur' | 'onTouchStart', () => void> & {
  ref: RefObject<HTMLAnchorElement | null>;
};

/**
 * The properties of a link whose page is fetched before it is opened: on the user's intent, or after the link was in view for a
 * moment. Its text is then available with the click. On a slow connection, and for users who save data, nothing is fetched before
 * the click.
 */
export function usePrefetchPage(pathname: string): Intent {
  const queryClient = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const fetchPage = useCallback(() => navigator.onLine && prefetchPage(queryClient, pathname), [queryClient, pathname]);
  const { pathname: page } = useLocation();
  const ref = useRef<HTMLAnchorElement>(null);
  // A callback ref would be called with every render of the link, since the router merges it with a ref of its own. A link that
  // stays while the page changes is watched again, because the limit applies per page.
  useEffect(() => {
    const link = ref.current;
    return link && !isSparing() ? watchLink(link, fetchPage) : undefined;
  }, [fetchPage, page]);
  const begin = () => {
    clearTimeout(timer.current);
    if (!isSparing()) timer.current = setTimeout(fetchPage, MEANT_AFTER_MS);
  };
  const end = () => clearTimeout(timer.current);
  return { ref, onPointerEnter: begin, onFocus: begin, onTouchStart: begin, onPointerLeave: end, onBlur: end };
}

type Connection = { saveData?: boolean; effectiveType?: string };

function isSparing(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '');
}
