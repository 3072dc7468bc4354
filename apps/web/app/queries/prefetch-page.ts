import { splitLocale } from '@dalil/domain/language/locale.ts';
import type { QueryClient } from '@tanstack/react-query';
import type { ApiClient } from '../data/api.ts';
import { articleQuery, contentQuery, placeQuery, serviceQuery } from './guide.ts';

const ITEM = /^\/(news|tourism|content|government)\/([a-z0-9-]+)$/;

/**
 * Fetches what the page of an item will show, before it is opened. Other pages have too much, or are opened too rarely,
 * to be fetched on suspicion: then the answer is `false`. A fetch that fails is made again, and answered for, when the page
 * is opened.
 */
export function prefetchPage(queryClient: QueryClient, api: ApiClient, pathname: string): boolean {
  const { locale, path } = splitLocale(pathname);
  const [, list, id] = ITEM.exec(path) ?? [];
  if (id === undefined) return false;
  if (list === 'news') void queryClient.prefetchQuery(articleQuery(api, locale, id));
  else if (list === 'tourism') void queryClient.prefetchQuery(placeQuery(api, locale, id));
  else if (list === 'government') void queryClient.prefetchQuery(serviceQuery(api, locale, id));
  else void queryClient.prefetchQuery(contentQuery(api, locale, id));
  return true;
}
