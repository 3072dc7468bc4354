import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useApi } from '../../data/use-api.ts';
import { prefetchPage } from '../../queries/prefetch-page.ts';
import { watchLink } from './links-in-view.ts';

/** Who only passes over a link, or scrolls by touching it, does not mean it. */
const MEANT_AFTER_MS = 100;

type Intent = Record<'onPointerEnter' | 'onPointerLeave' | 'onFocus' | 'onBlur' | 'onTouchStart', () => void> & {
  ref: RefObject<HTMLAnchorElement | null>;
};

/**
 * What a link needs so that the page it leads to is fetched before it is opened: when a reader reaches for it, or has had
 * it in view for a moment. Its text is then there with the click. On a slow line, and for readers who save data, nothing is
 * fetched before they click.
 */
export function usePrefetchPage(pathname: string): Intent {
  const queryClient = useQueryClient();
  const api = useApi();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const fetchPage = useCallback(
    () => navigator.onLine && prefetchPage(queryClient, api, pathname),
    [queryClient, api, pathname],
  );
  const { pathname: page } = useLocation();
  const ref = useRef<HTMLAnchorElement>(null);
  // A callback would be called with every drawing of the link, since the router merges it with a ref of its own. A link that
  // stays while another page comes is watched anew: so many are fetched for each page.
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
