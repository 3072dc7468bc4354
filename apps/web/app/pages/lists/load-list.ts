import type { FeedArea } from '@dalil/domain/guide/feed-area.ts';
import type { ListingRules } from '@dalil/domain/guide/sections.ts';
import type { FetchQueryOptions, QueryKey } from '@tanstack/react-query';
import { loadPage, type PageArgs } from '../../data/load-page.ts';
import { listingSearch } from '../../features/listing/use-listing.ts';
import type { MessageArea } from '../../language/messages.ts';
import type { ListLabels } from './section-labels.ts';

type ListPage<T, Key extends QueryKey> = {
  rules: ListingRules;
  labels: ListLabels;
  feed?: FeedArea;
  query: (page: PageArgs, search: string) => FetchQueryOptions<T, Error, T, Key>;
} & ListExtras;

/** What a list displays besides its items: the messages for it, and how it is loaded. */
export type ListExtras = { areas?: MessageArea[]; loadExtra?: (page: PageArgs) => Promise<void> };

/**
 * The loader of a list. The first page load fails with an error page if its list is missing. In the browser the page still
 * renders and reports the missing list itself, so that a failed fetch does not remove the filters.
 */
export function loadList<T, Key extends QueryKey>(list: ListPage<T, Key>) {
  const { rules, labels, feed, query, areas = [], loadExtra } = list;
  // Names of countries are needed for their filter only.
  const countries: MessageArea[] = rules.facets.includes('country') ? ['countries'] : [];
  return loadPage(['guide', 'guide-lists', ...countries, ...areas], async (page) => {
    const prefetching = page.prefetch(query(page, listingSearch(page.url.searchParams, rules)));
    await Promise.all([import.meta.env.SSR ? prefetching : prefetching.catch(() => null), loadExtra?.(page)]);
    return {
      title: page.translate(labels.title),
      description: page.translate(labels.promise),
      image: { area: rules.area },
      feed,
    };
  });
}
