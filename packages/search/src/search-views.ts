import { AREAS } from '@dalil/domain/guide/area.ts';
import { CATEGORIES } from '@dalil/domain/guide/category.ts';
import { CERTAINTIES } from '@dalil/domain/guide/event-occurrence.ts';
import { NEIGHBOURHOODS } from '@dalil/domain/guide/neighbourhood.ts';
import { factViewSchema } from '@dalil/domain/guide/views.ts';
import { LOCALES } from '@dalil/domain/language/locale.ts';
import * as z from 'zod';
import { SEARCH_KINDS } from './search-document.ts';
import { SEARCH_GROUPS } from './search-request.ts';

/** Where whole words of a text match: offsets of UTF-16 units, the end excluded, in order and apart. */
export const marksSchema = z.array(z.tuple([z.number(), z.number()]));

/** One result, ready to show. `locale` is the language its words are really in. */
export const searchResultSchema = z.object({
  kind: z.enum(SEARCH_KINDS),
  id: z.string(),
  /** Where it opens, without the language; null for a fact no page shows. */
  href: z.nullable(z.string()),
  locale: z.enum(LOCALES),
  area: z.enum(AREAS),
  title: z.string(),
  titleMarks: marksSchema,
  /** The part of its text around the matches, or its beginning. */
  excerpt: z.string(),
  excerptMarks: marksSchema,
  neighbourhood: z.nullable(z.enum(NEIGHBOURHOODS)),
  /** Events: the time it is on, or the next one. Days in Dubai, both included. */
  next: z.nullable(z.object({ start: z.string(), end: z.string(), certainty: z.enum(CERTAINTIES) })),
  /** Facts: the value with source and date. */
  fact: z.nullable(factViewSchema),
});

/** How many were found; of a very common word only that there are more than could be counted. */
export const resultCountSchema = z.object({ count: z.number(), isMore: z.boolean() });

export const searchPageSchema = z.object({
  query: z.string(),
  total: resultCountSchema,
  groups: z.array(z.object({ group: z.enum(SEARCH_GROUPS), ...resultCountSchema.shape })),
  categories: z.array(z.object({ category: z.enum(CATEGORIES), ...resultCountSchema.shape })),
  neighbourhoods: z.array(z.object({ neighbourhood: z.enum(NEIGHBOURHOODS), ...resultCountSchema.shape })),
  results: z.array(searchResultSchema),
  page: z.number(),
  pageCount: z.number(),
  /** The query as it was probably meant; `isUsed` when the results are already those of it, since the typed one has none. */
  meant: z.nullable(z.object({ query: z.string(), isUsed: z.boolean() })),
  /** The fact that answers the query, with the page that tells more. */
  answer: z.nullable(z.object({ fact: factViewSchema, href: z.nullable(z.string()) })),
});

/** SEARCH-2. `count` is the number of documents where that is known, people who searched for a trending one. */
export const suggestionSchema = z.object({
  id: z.string(),
  text: z.string(),
  locale: z.enum(LOCALES),
  type: z.enum(['recent', 'trending', 'suggestion']),
  count: z.nullable(z.number()),
  /** Suggestions: what it is and where it opens. Null where choosing it searches for the text. */
  kind: z.nullable(z.enum(SEARCH_KINDS)),
  href: z.nullable(z.string()),
  neighbourhood: z.nullable(z.enum(NEIGHBOURHOODS)),
});

/** SEARCH-5: a search of somebody signed in, the newest first. */
export const recordedSearchSchema = z.object({
  id: z.uuid(),
  query: z.string(),
  resultsCount: z.number(),
  createdAt: z.iso.datetime(),
});

export type Marks = z.infer<typeof marksSchema>;
export type SearchResult = z.infer<typeof searchResultSchema>;
export type SearchPage = z.infer<typeof searchPageSchema>;
export type Suggestion = z.infer<typeof suggestionSchema>;
export type RecordedSearch = z.infer<typeof recordedSearchSchema>;
