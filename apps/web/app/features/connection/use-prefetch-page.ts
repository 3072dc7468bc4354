import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useApi } from '../../data/use-api.ts';
import { prefetchPage } from '../../queries/prefetch-page.ts';

/** Who only passes over a link, or scrolls by touching it, does not mean it. */
const MEANT_AFTER_MS = 100;

type Intent = Record<'onPointerEnter' | 'onPointerLeave' | 'onFocus' | 'onBlur' | 'onTouchStart', () => void>;

/**
 * What a link needs so that the page it leads to is fetched when a reader reaches for it: its text is then there with
 * the click. Readers who save data fetch nothing before they click.
 */
export function usePrefetchPage(pathname: string): Intent {
  const queryClient = useQueryClient();
  const api = useApi();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const begin = () => {
    clearTimeout(timer.current);
    if (!isSavingData()) {
      timer.current = setTimeout(() => prefetchPage(queryClient, api, pathname), MEANT_AFTER_MS);
    }
  };
  const end = () => clearTimeout(timer.current);
  return { onPointerEnter: begin, onFocus: begin, onTouchStart: begin, onPointerLeave: end, onBlur: end };
}

function isSavingData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
