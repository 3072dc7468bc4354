import type { Locale } from '@dalil/domain/language/locale.ts';
import { queryOptions } from '@tanstack/react-query';
import { type ApiClient, type DataOf, read } from '../data/api.ts';

/** The sources of the directory of the city. Empty where none has been imported. */
export function directoryQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['directory'],
    meta: { lists: [] },
    queryFn: () => read(api.api.directory.$get({})),
  });
}

/** A square of the map. Its id is all the server learns. */
export function squareQuery(api: ApiClient, locale: Locale, id: string) {
  return queryOptions({
    queryKey: ['directory-square', locale, id],
    meta: { lists: ['place'] },
    queryFn: () => read(api.api.directory.squares[':id'].$get({ param: { id }, query: { locale } })),
  });
}

/** What the directory knows of a place of the guide. */
export function entriesOfPlaceQuery(api: ApiClient, locale: Locale, id: string) {
  return queryOptions({
    queryKey: ['directory-place', locale, id],
    meta: { lists: [] },
    queryFn: () => read(api.api.directory.places[':id'].$get({ param: { id }, query: { locale } })),
  });
}

export function directorySearchQuery(api: ApiClient, locale: Locale, q: string) {
  return queryOptions({
    queryKey: ['directory-search', locale, q],
    meta: { lists: [] },
    queryFn: () => read(api.api['directory-search'].$get({ query: { locale, q } })),
  });
}

/** Pairs of an entry and a place that wait for staff. */
export function doubtfulMatchesQuery(api: ApiClient, locale: Locale) {
  return queryOptions({
    queryKey: ['directory-matches', locale],
    meta: { lists: [] },
    queryFn: () => read(api.api.newsroom['directory-matches'].$get({ query: { locale } })),
  });
}
export type DoubtfulMatch = DataOf<typeof doubtfulMatchesQuery>['matches'][number];

export function decideMatch(api: ApiClient, json: { entryId: string; placeId: string; isSame: boolean }) {
  return read(api.api.newsroom['directory-matches'].$post({ json }));
}
