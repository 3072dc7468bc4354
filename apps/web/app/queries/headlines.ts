import { queryOptions } from '@tanstack/react-query';
import { type ApiClient, type DataOf, read } from '../data/api.ts';

/** Headlines of other publishers, in all languages. */
export function headlinesQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['headlines'],
    meta: { lists: ['live'] },
    queryFn: () => read(api.api.live.headlines.$get()),
  });
}
export type Headlines = NonNullable<DataOf<typeof headlinesQuery>['headlines']>;
export type HeadlineStory = Headlines['value']['clusters'][number];

/** Coming events of other calendars, in all languages. */
export function importedEventsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['imported-events'],
    // An event that the guide has itself is not imported.
    meta: { lists: ['live', 'event'] },
    queryFn: () => read(api.api.live.listings.$get()),
  });
}
export type ImportedEvents = NonNullable<DataOf<typeof importedEventsQuery>['listings']>;
export type ImportedEvent = ImportedEvents['value']['events'][number];

/** STAFF-4: the sources of headlines with what they last answered. */
export function feedSourcesQuery(api: ApiClient) {
  return queryOptions({ queryKey: ['feed-sources'], queryFn: () => read(api.api['feed-sources'].$get()) });
}
export type FeedSources = DataOf<typeof feedSourcesQuery>;
export type FeedSource = FeedSources['items'][number];
export type FeedSourceFields = Pick<FeedSource, 'kind' | 'url' | 'name' | 'language' | 'section' | 'terms'>;

export const addFeedSource = (api: ApiClient, json: FeedSourceFields) => read(api.api['feed-sources'].$post({ json }));
export const changeFeedSource = (api: ApiClient, id: string, json: FeedSourceFields) =>
  read(api.api['feed-sources'][':id'].$put({ param: { id }, json }));
export const switchFeedSource = (api: ApiClient, id: string, isOn: boolean) =>
  read(api.api['feed-sources'][':id'].switch.$post({ param: { id }, json: { isOn } }));
export const requestFeedFetch = (api: ApiClient, id: string) =>
  read(api.api['feed-sources'][':id'].fetch.$post({ param: { id }, json: {} }));
export const removeFeedSource = (api: ApiClient, id: string) =>
  read(api.api['feed-sources'][':id'].$delete({ param: { id } }));
