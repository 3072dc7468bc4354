import * as z from 'zod/mini';
import { isBoundedMarkdown } from '../guide/article.ts';
import { inLatinDigits } from '../language/digit-input.ts';
import { asOfSchema, confidenceSchema, dateSchema } from '../guide/fact.ts';
import { AUDIENCES, itemIdSchema, PROVENANCE_METHODS } from '../guide/content-item.ts';
import { categorySchema } from '../guide/category.ts';
import { CITY_AREAS } from '../guide/neighbourhood.ts';
import { textInput } from '../language/text-input.ts';

/** The longest fields of a text. A summary of this length fits a card; ten thousand words fit the Markdown. */
export const TEXT_LIMITS = {
  title: 120,
  summary: 320,
  markdown: 40_000,
  note: 200,
  comment: 1000,
  source: 120,
  /** Of a fact: its words, or the sentence that answers. */
  words: 900,
} as const;

const SLUG_LIMIT = 80;
/** The last part of the address of an item. */
export const slugField = textInput().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), z.maxLength(SLUG_LIMIT));
export const titleField = textInput().check(z.trim(), z.minLength(1), z.maxLength(TEXT_LIMITS.title));
export const summaryField = textInput().check(z.trim(), z.maxLength(TEXT_LIMITS.summary));
export const markdownField = textInput().check(z.maxLength(TEXT_LIMITS.markdown), isBoundedMarkdown);
export const noteField = textInput().check(z.trim(), z.maxLength(TEXT_LIMITS.note));
export const commentField = textInput().check(z.trim(), z.maxLength(TEXT_LIMITS.comment));

const MAX_SOURCES = 20;
/** `id` is that of a source the item has already, which keeps its names in all languages. */
const sourceInput = z.strictObject({
  id: z.optional(itemIdSchema),
  name: textInput().check(z.trim(), z.minLength(1), z.maxLength(TEXT_LIMITS.source)),
  url: z.optional(textInput().check(z.url({ protocol: /^https$/ }), z.maxLength(500))),
});

/** What is the same in all languages of an article. `reviewBy` null: not decided yet, so it cannot be published. */
export const detailsFields = {
  category: z.nullable(categorySchema),
  neighbourhoods: z.array(z.enum(CITY_AREAS)).check(z.maxLength(CITY_AREAS.length)),
  audience: z.array(z.enum(AUDIENCES)).check(z.maxLength(AUDIENCES.length)),
  method: z.enum(PROVENANCE_METHODS),
  sources: z.array(sourceInput).check(z.maxLength(MAX_SOURCES)),
  reviewBy: z.nullable(dateSchema),
  /** Of an article: news or a guide that stays valid. Missing: as it was. */
  isNews: z.optional(z.boolean()),
} as const;

/** A minute in Dubai, as a control of the browser writes it: `2026-12-01T09:00`. */
export const dubaiMinuteField = textInput().check(
  inLatinDigits,
  z.regex(/^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d$/),
);

/** Why the value of a fact changes. Both keep the old value in the history. */
export const FACT_CHANGE_REASONS = ['world-changed', 'we-were-wrong', 'checked'] as const;
export type FactChangeReason = (typeof FACT_CHANGE_REASONS)[number];
/** Why a value left, in its history: a change that was undone as well. */
export const FACT_HISTORY_REASONS = [...FACT_CHANGE_REASONS, 'undone'] as const;

export const factChangeFields = {
  sourceUrl: textInput().check(z.url({ protocol: /^https$/ }), z.maxLength(500)),
  asOf: asOfSchema,
  reviewBy: dateSchema,
  validFrom: z.nullable(dateSchema),
  validUntil: z.nullable(dateSchema),
  confidence: confidenceSchema,
  reason: z.enum(FACT_CHANGE_REASONS),
} as const;
