import { COLLECTED_KINDS } from '@dalil/domain/guide/collection.ts';
import type { OccasionId } from '@dalil/domain/guide/occasions.ts';
import type { QuestionGroup } from '@dalil/domain/guide/question.ts';
import { SECTIONS, type SectionId } from '@dalil/domain/guide/sections.ts';
import type { Locale } from '@dalil/domain/language/locale.ts';
import { queryOptions } from '@tanstack/react-query';
import { type ApiClient, type DataOf, read } from '../data/api.ts';

/** All reads of the guide. `search` is the list's own address query, with or without the question mark. */
export function homeQuery(api: ApiClient, locale: Locale) {
  return queryOptions({
    queryKey: ['home', locale],
    meta: { followsDayPart: true },
    queryFn: () => read(api.api.home.$get({ query: { locale } })),
  });
}

export function occasionQuery(api: ApiClient, locale: Locale, occasion: OccasionId) {
  return queryOptions({
    queryKey: ['occasion', locale, occasion],
    meta: { followsDayPart: true },
    queryFn: () => read(api.api.occasions[':occasion'].$get({ param: { occasion }, query: { locale } })),
  });
}

export function sectionPlacesQuery(api: ApiClient, locale: Locale, section: SectionId, search: string) {
  return queryOptions({
    queryKey: ['places', locale, section, search],
    // What is closed comes last.
    meta: { lists: ['place'], ...(SECTIONS[section].hasHours && { followsDayPart: true }) },
    queryFn: () => read(api.api.sections[':section'].places.$get({ param: { section }, query: { locale, search } })),
  });
}

export function articlesQuery(api: ApiClient, locale: Locale, search: string) {
  return queryOptions({
    queryKey: ['articles', locale, search],
    meta: { lists: ['article'] },
    queryFn: () => read(api.api.articles.$get({ query: { locale, search } })),
  });
}

export function servicesQuery(api: ApiClient, locale: Locale, search: string) {
  return queryOptions({
    queryKey: ['services', locale, search],
    meta: { lists: ['service'] },
    queryFn: () => read(api.api.services.$get({ query: { locale, search } })),
  });
}

/** `search` also contains the days and the view. */
export function eventsQuery(api: ApiClient, locale: Locale, search: string) {
  return queryOptions({
    queryKey: ['events', locale, search],
    meta: { lists: ['event'] },
    queryFn: () => read(api.api.events.$get({ query: { locale, search } })),
  });
}

/** The weekly letters that are published, the latest first. */
export function lettersQuery(api: ApiClient, locale: Locale) {
  return queryOptions({
    queryKey: ['letters', locale],
    meta: { lists: ['article'] },
    queryFn: () => read(api.api.letters.$get({ query: { locale } })),
  });
}

export function contentQuery(api: ApiClient, locale: Locale, id: string) {
  return queryOptions({
    queryKey: ['content', locale, id],
    meta: { lists: [] },
    queryFn: () => read(api.api.content[':id'].$get({ param: { id }, query: { locale } })),
  });
}

/** The collections with at least one published item. */
export function collectionsQuery(api: ApiClient, locale: Locale) {
  return queryOptions({
    queryKey: ['collections', locale],
    meta: { lists: ['collection', ...COLLECTED_KINDS] },
    queryFn: () => read(api.api.collections.$get({ query: { locale } })),
  });
}
export type ListedCollection = DataOf<typeof collectionsQuery>[number];

export function placeQuery(api: ApiClient, locale: Locale, id: string) {
  return queryOptions({
    queryKey: ['place', locale, id],
    meta: { lists: [] },
    queryFn: () => read(api.api.places[':id'].$get({ param: { id }, query: { locale } })),
  });
}

export function articleQuery(api: ApiClient, locale: Locale, id: string) {
  return queryOptions({
    queryKey: ['article', locale, id],
    meta: { lists: [] },
    queryFn: () => read(api.api.articles[':id'].$get({ param: { id }, query: { locale } })),
  });
}

export function serviceQuery(api: ApiClient, locale: Locale, id: string) {
  return queryOptions({
    queryKey: ['service', locale, id],
    meta: { lists: [] },
    queryFn: () => read(api.api.services[':id'].$get({ param: { id }, query: { locale } })),
  });
}

export function practicalQuery(api: ApiClient, locale: Locale) {
  return queryOptions({
    queryKey: ['practical', locale],
    meta: { lists: ['handbook'] },
    queryFn: () => read(api.api.practical.$get({ query: { locale } })),
  });
}

export function livingQuery(api: ApiClient, locale: Locale) {
  return queryOptions({
    queryKey: ['living', locale],
    queryFn: () => read(api.api.living.$get({ query: { locale } })),
  });
}

export function realEstateQuery(api: ApiClient, locale: Locale) {
  return queryOptions({
    queryKey: ['real-estate', locale],
    meta: { lists: ['handbook', 'neighbourhood', 'service', 'article'] },
    queryFn: () => read(api.api['real-estate'].$get({ query: { locale } })),
  });
}

export function questionsQuery(api: ApiClient, locale: Locale) {
  return queryOptions({
    queryKey: ['questions', locale],
    meta: { lists: ['question'] },
    queryFn: () => read(api.api.questions.$get({ query: { locale } })),
  });
}

export function questionGroupQuery(api: ApiClient, locale: Locale, group: QuestionGroup) {
  return queryOptions({
    queryKey: ['questions', locale, group],
    meta: { lists: ['question'] },
    queryFn: () => read(api.api.questions[':group'].$get({ param: { group }, query: { locale } })),
  });
}

/** Some facts of the library, in the order of their ids. */
export function visibleFactsQuery(api: ApiClient, locale: Locale, ids: readonly string[]) {
  return queryOptions({
    queryKey: ['facts', locale, ids],
    meta: { lists: [] },
    queryFn: () => read(api.api['shown-facts'].$get({ query: { locale, ids: ids.join(',') } })),
  });
}

export function guideFiguresQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['guide-figures'],
    queryFn: () => read(api.api['guide-figures'].$get()),
  });
}

export function storiesQuery(api: ApiClient, locale: Locale) {
  return queryOptions({
    queryKey: ['stories', locale],
    queryFn: () => read(api.api.stories.$get({ query: { locale } })),
  });
}

type Content = DataOf<typeof contentQuery>;
export type EventView = Extract<Content, { kind: 'event' }>['event'];
export type CollectionView = Extract<Content, { kind: 'collection' }>['collection'];
export type NeighbourhoodView = Extract<Content, { kind: 'neighbourhood' }>['neighbourhood'];
export type PlaceView = DataOf<typeof placeQuery>;
export type ArticleView = DataOf<typeof articleQuery>;
export type ServiceView = DataOf<typeof serviceQuery>;
export type PracticalView = DataOf<typeof practicalQuery>;
export type PhraseGroup = PracticalView['phrasebook']['groups'][number];
export type LivingView = DataOf<typeof livingQuery>;
export type ComparedNeighbourhood = LivingView['neighbourhoods'][number];
export type RealEstateView = DataOf<typeof realEstateQuery>;
export type QuestionsView = DataOf<typeof questionsQuery>;
export type QuestionGroupView = DataOf<typeof questionGroupQuery>;
