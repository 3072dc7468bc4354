import type { FeedArea } from '@dalil/domain/guide/feed-area.ts';
import type { ListingRules } from '@dalil/domain/guide/sections.ts';
import type { FetchQueryOptions, QueryKey } from '@tanstack/react-query';
import { listingSearch } from '../../features/listing/use-listing.ts';
import { loadPage, type PageArgs } from '../../data/load-page.ts';
import type { ListWords } from './section-words.ts';

type ListPage<T, Key extends QueryKey> = {
  rules: ListingRules;
  words: ListWords;
  feed?: FeedArea;
  query: (page: PageArgs, search: string) => FetchQueryOptions<T, Error, T, Key>;
};

/**
 * The loader of a list. A first visit without its list is an error page; in the browser the page stands anyway and says
 * itself that its list is missing, so that one failed fetch never takes the filters away.
 */
export function loadList<T, Key extends QueryKey>({ rules, words, feed, query }: ListPage<T, Key>) {
  return loadPage(['guide', 'guide-lists'], async (page) => {
    const warming = page.warm(query(page, listingSearch(page.url.searchParams, rules)));
    await (import.meta.env.SSR ? warming : warming.catch(() => null));
    return {
      title: page.translate(words.title),
      description: page.translate(words.promise),
      image: { area: rules.area },
      feed,
    };
  });
}
