import type { Locale } from '@dalil/domain/language/locale.ts';
import type { FetchQueryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../../data/api.ts';
import { deskFactsQuery, legalWorkQuery, newsroomArticlesQuery, textQuery } from '../../queries/newsroom.ts';
import { inventoryQuery } from '../../queries/inventory.ts';
import { collectionsFilter } from './collections-filter.ts';
import { articlesFilter, readArticlesPart, readArticlesSearch } from './articles-search.ts';
import { factsFilter, readFactsSearch } from './facts-search.ts';

/** The facts that end or are due soon, as the overview lists them. */
export const urgentFacts = (locale: Locale) => ({ locale, view: 'urgent' as const, page: '1' });

/** What a tab of the newsroom reads before it is shown. */
export function staffQueries(api: ApiClient, params: URLSearchParams, locale: Locale): FetchQueryOptions[] {
  if (params.get('tab') === 'facts') {
    return [deskFactsQuery(api, factsFilter(locale, readFactsSearch(params))) as FetchQueryOptions];
  }
  if (params.get('tab') === 'collections') {
    return [inventoryQuery(api, collectionsFilter(locale)) as unknown as FetchQueryOptions];
  }
  if (params.get('tab') === 'legal') return [legalWorkQuery(api, locale) as unknown as FetchQueryOptions];
  const part = readArticlesPart(params, locale);
  if (part.kind === 'create') return [];
  if (part.kind === 'edit') {
    return [textQuery(api, { kind: 'article', id: part.id, locale: part.locale }) as unknown as FetchQueryOptions];
  }
  return [
    newsroomArticlesQuery(api, articlesFilter(locale, readArticlesSearch(params))) as unknown as FetchQueryOptions,
  ];
}
