import type { AskedKind } from '@dalil/domain/guide/asked-as.ts';
import type { Locale } from '@dalil/domain/language/locale.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type ApiClient, type DataOf, read } from '../data/api.ts';

type Newsroom = ApiClient['api']['newsroom'];
type Text = Newsroom['texts'][':kind'][':id'][':locale'];
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

export type TextKey = { kind: string; id: string; locale: Locale };

/** STAFF-6: the articles with the state of each language. */
export function newsroomArticlesQuery(api: ApiClient, query: Query<Newsroom['articles']['$get']>) {
  return queryOptions({
    queryKey: ['newsroom', 'articles', query],
    queryFn: () => read(api.api.newsroom.articles.$get({ param: {}, query })),
  });
}
export type NewsroomArticle = DataOf<typeof newsroomArticlesQuery>['items'][number];

/** STAFF-3: what waits for a reviewer or a publisher. */
export function queueQuery(api: ApiClient, query: Query<Newsroom['queue']['$get']>) {
  return queryOptions({
    queryKey: ['newsroom', 'queue', query],
    queryFn: () => read(api.api.newsroom.queue.$get({ param: {}, query })),
  });
}
export type QueueItem = DataOf<typeof queueQuery>['items'][number];

/** ROUTE-6: what waits for the user, by their role. */
export function workQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['newsroom', 'work'],
    queryFn: () => read(api.api.newsroom.work.$get({ param: {}, query: {} })),
  });
}
export type Work = DataOf<typeof workQuery>;

/** STAFF-1: seven days of what goes out and what ends. */
export function calendarQuery(api: ApiClient, { locale, from }: { locale: Locale; from: string | undefined }) {
  return queryOptions({
    queryKey: ['newsroom', 'calendar', locale, from ?? null],
    queryFn: () =>
      read(api.api.newsroom.calendar.$get({ param: {}, query: from === undefined ? { locale } : { locale, from } })),
  });
}
export type Calendar = DataOf<typeof calendarQuery>;

/** PRIV-8: the legal documents with the version in force and the one that is worked on. */
export function legalWorkQuery(api: ApiClient, locale: Locale) {
  return queryOptions({
    queryKey: ['newsroom', 'legal', locale],
    queryFn: () => read(api.api.newsroom['legal-documents'].$get({ param: {}, query: { locale } })),
  });
}
export type LegalWork = DataOf<typeof legalWorkQuery>['items'][number];

/** STAFF-1: a text with its history and what the user may do with it. */
export function textQuery(api: ApiClient, key: TextKey) {
  return queryOptions({
    queryKey: ['newsroom', 'text', key],
    queryFn: () => read(api.api.newsroom.texts[':kind'][':id'][':locale'].$get({ param: asParam(key), query: {} })),
  });
}
export type TextInWork = DataOf<typeof textQuery>;

export function changesQuery(api: ApiClient, key: TextKey, from: number, to: number) {
  return queryOptions({
    queryKey: ['newsroom', 'changes', key, from, to],
    queryFn: () =>
      read(
        api.api.newsroom.texts[':kind'][':id'][':locale'].changes.$get({
          param: asParam(key),
          query: { from: String(from), to: String(to) },
        }),
      ),
  });
}
export type Changes = DataOf<typeof changesQuery>;

/** A text as its page will show it. The previous one stays until the next has arrived. */
export function previewQuery(api: ApiClient, json: Json<Newsroom['preview']['$post']>) {
  return queryOptions({
    queryKey: ['newsroom', 'preview', json],
    queryFn: () => read(api.api.newsroom.preview.$post({ param: {}, json })),
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
}

/** Names a text, or under `data` what is the same in all languages of an item. */
export type PartKey = Omit<TextKey, 'locale'> & { locale: Locale | 'data' };

/** The kind is checked by the server. */
const asParam = <Key extends PartKey>(key: Key) => key as Key & { kind: 'article' };

/** STAFF-1: what is the same in all languages of an item. */
export function dataQuery(api: ApiClient, { kind, id }: Omit<TextKey, 'locale'>, locale: Locale) {
  return queryOptions({
    queryKey: ['newsroom', 'data', kind, id, locale],
    queryFn: () =>
      read(
        api.api.newsroom.items[':kind'][':id'].data.$get({ param: { kind: kind as 'article', id }, query: { locale } }),
      ),
  });
}
export type DataInWork = DataOf<typeof dataQuery>;
/** What the steps of the workflow need to know, of a text or of data. */
export type PartInWork = Pick<
  TextInWork,
  'state' | 'version' | 'liveVersion' | 'scheduledAt' | 'approvals' | 'approvalsNeeded' | 'isOwn' | 'actions'
> &
  PartKey & { missing?: TextInWork['missing'] };

/** STAFF-1: what changed between two versions of the data. From 0: everything. */
export function dataChangesQuery(api: ApiClient, { kind, id }: Omit<TextKey, 'locale'>, from: number, to: number) {
  return queryOptions({
    queryKey: ['newsroom', 'data-changes', kind, id, from, to],
    queryFn: () =>
      read(
        api.api.newsroom.items[':kind'][':id'].data.changes.$get({
          param: { kind: kind as 'article', id },
          query: { from: String(from), to: String(to) },
        }),
      ),
  });
}
export const saveData = (
  api: ApiClient,
  { kind, id }: Omit<TextKey, 'locale'>,
  json: Json<Newsroom['items'][':kind'][':id']['data']['$post']>,
) => read(api.api.newsroom.items[':kind'][':id'].data.$post({ param: { kind: kind as 'article', id }, json }));

/** Published items that another one can refer to. */
export function foundItemsQuery(api: ApiClient, query: Query<Newsroom['items']['$get']>) {
  return queryOptions({
    queryKey: ['newsroom', 'found-items', query],
    queryFn: () => read(api.api.newsroom.items.$get({ param: {}, query })),
  });
}

export const createArticle = (api: ApiClient, json: Json<Newsroom['articles']['$post']>) =>
  read(api.api.newsroom.articles.$post({ param: {}, json }));
export const saveText = (api: ApiClient, key: TextKey, json: Json<Text['$post']>) =>
  read(api.api.newsroom.texts[':kind'][':id'][':locale'].$post({ param: asParam(key), json }));
export const restoreVersion = (api: ApiClient, key: PartKey, number: number) =>
  read(api.api.newsroom.texts[':kind'][':id'][':locale'].restore.$post({ param: asParam(key), json: { number } }));
export const changeState = (api: ApiClient, key: PartKey, json: Json<Text['state']['$post']>) =>
  read(api.api.newsroom.texts[':kind'][':id'][':locale'].state.$post({ param: asParam(key), json }));
/** STAFF-3: notes that one reviews a text, and answers who does. */
export const claimReview = (api: ApiClient, key: TextKey, isTakingOver: boolean) =>
  read(
    api.api.newsroom.texts[':kind'][':id'][':locale'].reviewer.$post({ param: asParam(key), json: { isTakingOver } }),
  );
export type StateChange = Parameters<typeof changeState>[2];
export const saveDetails = (
  api: ApiClient,
  { kind, id }: Omit<TextKey, 'locale'>,
  json: Json<Newsroom['items'][':kind'][':id']['details']['$post']>,
) => read(api.api.newsroom.items[':kind'][':id'].details.$post({ param: { kind: kind as 'article', id }, json }));

/** STAFF-6: facts, those that end or are due for review first. */
export function deskFactsQuery(api: ApiClient, query: Query<Newsroom['facts']['$get']>) {
  return queryOptions({
    queryKey: ['newsroom', 'facts', query],
    queryFn: () => read(api.api.newsroom.facts.$get({ param: {}, query })),
  });
}
export type DeskFacts = DataOf<typeof deskFactsQuery>;
export type DeskFact = DeskFacts['items'][number];

/** STAFF-6: a fact with everything that changes with it. */
export function deskFactQuery(api: ApiClient, id: string, locale: Locale) {
  return queryOptions({
    queryKey: ['newsroom', 'fact', id, locale],
    queryFn: () => read(api.api.newsroom.facts[':id'].$get({ param: { id }, query: { locale } })),
  });
}
export type DeskFactDetails = DataOf<typeof deskFactQuery>;
export const changeFact = (api: ApiClient, id: string, json: Json<Newsroom['facts'][':id']['$post']>) =>
  read(api.api.newsroom.facts[':id'].$post({ param: { id }, json }));
export const assignFact = (api: ApiClient, id: string, ownerId: string | null) =>
  read(api.api.newsroom.facts[':id'].owner.$post({ param: { id }, json: { ownerId } }));
/** STAFF-6: says that the words of a fact in a language are still right. */
export const confirmWords = (api: ApiClient, id: string, json: { locale: Locale; version: string }) =>
  read(api.api.newsroom.facts[':id'].words.$post({ param: { id }, json }));
/** STAFF-6: approves, rejects or withdraws a change that waits for a second person. */
export const decideFact = (api: ApiClient, id: string, json: Json<Newsroom['facts'][':id']['decision']['$post']>) =>
  read(api.api.newsroom.facts[':id'].decision.$post({ param: { id }, json }));
/** STAFF-6: takes the last change of a fact back. */
export const undoFact = (api: ApiClient, id: string, version: string) =>
  read(api.api.newsroom.facts[':id'].undo.$post({ param: { id }, json: { version } }));
export type FactChange = Parameters<typeof changeFact>[2];

type Asked = Newsroom['asked-as'][':kind'][':id'];
type AskedKey = { kind: AskedKind; id: string };

/** CHAT-2: how people ask for a fact or an item, in every language. */
export function askedQuery(api: ApiClient, key: AskedKey) {
  return queryOptions({
    queryKey: ['newsroom', 'asked', key],
    queryFn: () => read(api.api.newsroom['asked-as'][':kind'][':id'].$get({ param: key, query: {} })),
  });
}
export type AskedQuestions = DataOf<typeof askedQuery>;
export const replaceAsked = (api: ApiClient, key: AskedKey, json: Json<Asked['$put']>) =>
  read(api.api.newsroom['asked-as'][':kind'][':id'].$put({ param: key, json }));
