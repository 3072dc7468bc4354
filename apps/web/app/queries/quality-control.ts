import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type ApiClient, type DataOf, read } from '../data/api.ts';
import type { PartKey } from './newsroom.ts';

type Control = ApiClient['api']['quality-control'];
type Json<Method> = Method extends (args: infer Args) => unknown
  ? Args extends { json: infer Body }
    ? Body
    : never
  : never;
type Query<Method> = Method extends (args: infer Args) => unknown
  ? Args extends { query: infer Given }
    ? Given
    : never
  : never;

const KEY = 'quality-control';
/** How often a run in progress is looked at, in milliseconds. */
const RUN_INTERVAL_MS = 2000;

/** STAFF-5: the runs, what is open by rule, the scores and what blocks publishing. Followed while a run is in progress. */
export function overviewQuery(api: ApiClient) {
  return queryOptions({
    queryKey: [KEY, 'overview'],
    queryFn: () => read(api.api['quality-control'].$get({ param: {}, query: {} })),
    refetchInterval: ({ state: { data } }) =>
      data?.current?.state === 'waiting' || data?.current?.state === 'running' ? RUN_INTERVAL_MS : false,
  });
}
export type Overview = DataOf<typeof overviewQuery>;

export type FindingsFilter = Query<Control['findings']['$get']>;

export function findingsQuery(api: ApiClient, query: FindingsFilter) {
  return queryOptions({
    queryKey: [KEY, 'findings', query],
    queryFn: () => read(api.api['quality-control'].findings.$get({ param: {}, query })),
    placeholderData: keepPreviousData,
  });
}
export type Finding = DataOf<typeof findingsQuery>['items'][number];

export function findingQuery(api: ApiClient, number: number) {
  return queryOptions({
    queryKey: [KEY, 'finding', number],
    queryFn: () =>
      read(api.api['quality-control'].findings[':number'].$get({ param: { number: String(number) }, query: {} })),
  });
}
export type FindingDetails = DataOf<typeof findingQuery>;

/** STAFF-3: what the rules find in a text, or in the data of an item, as it stands in the newsroom. */
export function textReportQuery(api: ApiClient, key: PartKey) {
  return queryOptions({
    queryKey: ['newsroom', 'quality', key],
    queryFn: () =>
      read(
        api.api['quality-control'].texts[':kind'][':id'][':locale'].$get({
          param: key as PartKey & { kind: 'article' },
          query: {},
        }),
      ),
  });
}

/** The texts that people judge this week. They are drawn by the first who asks. */
export function samplesQuery(api: ApiClient) {
  return queryOptions({
    queryKey: [KEY, 'samples'],
    queryFn: () => read(api.api['quality-control'].samples.$post({ param: {}, json: {} })),
  });
}
export type Sample = DataOf<typeof samplesQuery>['samples'][number];

export const requestRun = (api: ApiClient) => read(api.api['quality-control'].runs.$post({ param: {}, json: {} }));
export const assignFindings = (api: ApiClient, json: Json<Control['assignments']['$post']>) =>
  read(api.api['quality-control'].assignments.$post({ param: {}, json }));
export const waiveFinding = (api: ApiClient, json: Json<Control['waivers']['$post']>) =>
  read(api.api['quality-control'].waivers.$post({ param: {}, json }));
export const endWaiver = (api: ApiClient, number: number) =>
  read(api.api['quality-control'].waivers[':number'].end.$post({ param: { number: String(number) }, json: {} }));
export const checkItem = (api: ApiClient, kind: string, id: string) =>
  read(
    api.api['quality-control'].items[':kind'][':id'].check.$post({ param: { kind: kind as 'article', id }, json: {} }),
  );
export type Judgement = Json<Control['samples'][':number']['$post']>;
export const judgeSample = (api: ApiClient, number: number, json: Judgement) =>
  read(api.api['quality-control'].samples[':number'].$post({ param: { number: String(number) }, json }));
