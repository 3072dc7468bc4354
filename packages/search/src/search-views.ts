import { AREAS } from '@dalil/domain/guide/area.ts';
import { CATEGORIES } from '@dalil/domain/guide/category.ts';
import { CERTAINTIES } from '@dalil/domain/guide/event-occurrence.ts';
import { CITY_AREAS } from '@dalil/domain/guide/neighbourhood.ts';
import { factViewSchema } from '@dalil/domain/guide/views.ts';
import { LOCALES } from '@dalil/domain/language/locale.ts';
import * as z from 'zod';
import { SEARCH_KINDS } from './search-document.ts';
import { SEARCH_GROUPS } from './search-request.ts';

/** Where whole words of a text match: offsets of UTF-16 units, end exclusive, ordered and not overlapping. */
export const marksSchema = z.array(z.tuple([z.number(), z.number()]));

/** One result, ready to display. `locale` is the actual language of its text. */
export const searchResultSchema = z.object({
  kind: z.enum(SEARCH_KINDS),
  id: z.string(),
  /** The page without the language prefix. Null for a fact that no page displays. */
  href: z.nullable(z.string()),
  locale: z.enum(LOCALES),
  area: z.enum(AREAS),
  title: z.string(),
  titleMarks: marksSchema,
  /** The part of the text around the matches, or its beginning. */
  excerpt: z.string(),
  excerptMarks: marksSchema,
  neighbourhood: z.nullable(z.enum(CITY_AREAS)),
  /** Events: the current or next occurrence. Days in Dubai, both inclusive. */
  next: z.nullable(z.object({ start: z.string(), end: z.string(), certainty: z.enum(CERTAINTIES) })),
  /** Facts: the value with source and date. */
  fact: z.nullable(factViewSchema),
});

/** The number of results. For a very common word it only states that there are more than could be counted. */
export const resultCountSchema = z.object({ count: z.number(), isMore: z.boolean() });

/** A page of the product that is not about one item. `path` is without the language. */
const standingPageSchema = z.object({ path: z.string(), title: z.string() });

export const searchPageSchema = z.object({
  query: z.string(),
  total: resultCountSchema,
  groups: z.array(z.object({ group: z.enum(SEARCH_GROUPS), ...resultCountSchema.shape })),
  categories: z.array(z.object({ category: z.enum(CATEGORIES), ...resultCountSchema.shape })),
  neighbourhoods: z.array(z.object({ neighbourhood: z.enum(CITY_AREAS), ...resultCountSchema.shape })),
  /** The pages that the query names, best first, on the first page of results of every kind. */
  pages: z.array(standingPageSchema),
  results: z.array(searchResultSchema),
  page: z.number(),
  pageCount: z.number(),
  /** The probably intended query. `isUsed` when the results already belong to it, because the typed query has none. */
  meant: z.nullable(z.object({ query: z.string(), isUsed: z.boolean() })),
  /** Words of the query that the guide does not have, as written. The results are those of the others. */
  unmet: z.array(z.string()),
  /** The fact that answers the query, with the page that contains more about it. */
  answer: z.nullable(z.object({ fact: factViewSchema, href: z.nullable(z.string()) })),
});

/** SEARCH-2. `count` is the number of documents where that is known. For a trending search it is the number of people. */
export const suggestionSchema = z.object({
  id: z.string(),
  text: z.string(),
  locale: z.enum(LOCALES),
  type: z.enum(['recent', 'trending', 'suggestion']),
  count: z.nullable(z.number()),
  /** The kind and page of a suggested item. Null where choosing the suggestion searches for its text. */
  kind: z.nullable(z.enum(SEARCH_KINDS)),
  href: z.nullable(z.string()),
  neighbourhood: z.nullable(z.enum(CITY_AREAS)),
});

/** SEARCH-5: a search of a signed-in user, newest first. */
export const recordedSearchSchema = z.object({
  id: z.uuid(),
  query: z.string(),
  resultsCount: z.number(),
  createdAt: z.iso.datetime(),
});

export type Marks = z.infer<typeof marksSchema>;
export type SearchResult = z.infer<typeof searchResultSchema>;
export type StandingPage = z.infer<typeof standingPageSchema>;
export type SearchPage = z.infer<typeof searchPageSchema>;
export type Suggestion = z.infer<typeof suggestionSchema>;
export type RecordedSearch = z.infer<typeof recordedSearchSchema>;
