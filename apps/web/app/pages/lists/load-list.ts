import type { FeedArea } from '@dalil/domain/guide/feed-area.ts';
import type { ListingRules } from '@dalil/domain/guide/sections.ts';
import type { FetchQueryOptions, QueryKey } from '@tanstack/react-query';
import { loadPage, type PageArgs } from '../../data/load-page.ts';
import { listingSearch } from '../../features/listing/use-listing.ts';
import type { ListLabels } from './section-labels.ts';

type ListPage<T, Key extends QueryKey> = {
  rules: ListingRules;
  labels: ListLabels;
  feed?: FeedArea;
  query: (page: PageArgs, search: string) => FetchQueryOptions<T, Error, T, Key>;
};

/**
 * The loader of a list. A first visit without its list is an error page; in the browser the page stands anyway and says
 * itself that its list is missing, so that one failed fetch never takes the filters away.
 */
export function loadList<T, Key extends QueryKey>({ rules, labels, feed, query }: ListPage<T, Key>) {
  return loadPage(['guide', 'guide-lists'], async (page) => {
    const prefetching = page.prefetch(query(page, listingSearch(page.url.searchParams, rules)));
    await (import.meta.env.SSR ? prefetching : prefetching.catch(() => null));
    return {
      title: page.translate(labels.title),
      description: page.translate(labels.promise),
      image: { area: rules.area },
      feed,
    };
  });
}
