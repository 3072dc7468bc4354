import type { Locale } from '@dalil/domain/language/locale.ts';
import { queryOptions } from '@tanstack/react-query';
import { type ApiClient, type DataOf, read } from '../data/api.ts';
import type { TextKey } from './newsroom.ts';

type Newsroom = ApiClient['api']['newsroom'];
type Json<Method> = Method extends (args: infer Args) => unknown
  ? Args extends { json: infer Body }
    ? Body
    : never
  : never;

/** STAFF-4: the reporters with their latest runs and scores. */
export function reportersQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['reporters'],
    queryFn: () => read(api.api.newsroom.reporters.$get({ param: {}, query: {} })),
  });
}
export type Reporters = DataOf<typeof reportersQuery>;
export type Reporter = Reporters['items'][number];
export type ReporterRun = Reporter['runs'][number];

/** STAFF-4: a run with what came in, its claims and its draft. */
export function runQuery(api: ApiClient, id: number, locale: Locale) {
  return queryOptions({
    queryKey: ['reporters', 'run', id, locale],
    queryFn: () =>
      read(api.api.newsroom['reporter-runs'][':id'].$get({ param: { id: String(id) }, query: { locale } })),
  });
}
export type RunDetails = DataOf<typeof runQuery>;
export type Claim = RunDetails['claims'][number];

/** STAFF-3: the claims of a text that a reporter drafted. `run` is null for any other text. */
export function textClaimsQuery(api: ApiClient, key: TextKey) {
  return queryOptions({
    queryKey: ['newsroom', 'claims', key],
    // The kind is checked by the server.
    queryFn: () =>
      read(
        api.api.newsroom.texts[':kind'][':id'][':locale'].claims.$get({
          param: key as TextKey & { kind: 'article' },
          query: {},
        }),
      ),
  });
}

export type ReporterFields = Json<Newsroom['reporters']['$post']>;
type Switched = Json<Newsroom['reporters'][':id']['switch']['$post']>;
type Rejected = Json<Newsroom['reporter-runs'][':id']['reject']['$post']>;

export const addReporter = (api: ApiClient, json: ReporterFields) =>
  read(api.api.newsroom.reporters.$post({ param: {}, json }));
export const changeReporter = (api: ApiClient, id: string, json: ReporterFields) =>
  read(api.api.newsroom.reporters[':id'].$post({ param: { id }, json }));
export const switchReporter = (api: ApiClient, id: string, json: Switched) =>
  read(api.api.newsroom.reporters[':id'].switch.$post({ param: { id }, json }));
export const removeReporter = (api: ApiClient, id: string) =>
  read(api.api.newsroom.reporters[':id'].remove.$post({ param: { id }, json: {} }));
export const requestRun = (api: ApiClient, id: string) =>
  read(api.api.newsroom.reporters[':id'].run.$post({ param: { id }, json: {} }));
export const dryRun = (api: ApiClient, id: string, locale: Locale) =>
  read(api.api.newsroom.reporters[':id']['dry-run'].$post({ param: { id }, json: { locale } }));
export const setStopped = (api: ApiClient, isStopped: boolean) =>
  isStopped
    ? read(api.api.newsroom['reporter-control'].stop.$post({ param: {}, json: {} }))
    : read(api.api.newsroom['reporter-control'].restart.$post({ param: {}, json: {} }));
export const rejectRun = (api: ApiClient, id: number, json: Rejected) =>
  read(api.api.newsroom['reporter-runs'][':id'].reject.$post({ param: { id: String(id) }, json }));
export const judgeClaim = (api: ApiClient, id: number, claim: number, isRight: boolean) =>
  read(api.api.newsroom['reporter-runs'][':id'].judge.$post({ param: { id: String(id) }, json: { claim, isRight } }));
