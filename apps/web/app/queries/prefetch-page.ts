import { splitLocale } from '@dalil/domain/language/locale.ts';
import type { QueryClient } from '@tanstack/react-query';
import { getArticle, getContent, getPlace, getService } from '../endpoints/guide.ts';

const ITEM = /^\/(news|tourism|content|government)\/([a-z0-9-]+)$/;

/**
 * Prefetches the data of an item's page. Other pages have too much data, or are opened too rarely, to be prefetched; the result
 * is then `false`. A failed request is repeated when the page is opened, which then reports a failure.
 */
export function prefetchPage(queryClient: QueryClient, pathname: string): boolean {
  const { locale, path } = splitLocale(pathname);
  const [, list, id] = ITEM.exec(path) ?? [];
  if (id === undefined) return false;
  if (list === 'news') void queryClient.prefetchQuery(getArticle({ locale, id }));
  else if (list === 'tourism') void queryClient.prefetchQuery(getPlace({ locale, id }));
  else if (list === 'government') void queryClient.prefetchQuery(getService({ locale, id }));
  else void queryClient.prefetchQuery(getContent({ locale, id }));
  return true;
}
