import * as z from 'zod/mini';
import { type Locale, localeSchema } from '../language/locale.ts';

/** Labels and words used to write a value. Their ids are data, their wording is content. */
export const TERM_GROUPS = [
  'tag',
  'cuisine',
  'subcategory',
  'service-subcategory',
  'question-group',
  'event-type',
  'event-frequency',
  'calendar',
  'fact-topic',
  'audience',
  'trending',
  'unit',
  'pattern',
] as const;

export type TermGroup = (typeof TERM_GROUPS)[number];

const text = z.string().check(z.minLength(1));

/**
 * How a unit is written with a number: `#` stands for the formatted number and may be missing (Arabic "two years" is one
 * word). `per` writes a price for each such unit: "# per hour".
 */
export const unitFormsSchema = z.strictObject({
  zero: z.optional(text),
  one: z.optional(text),
  two: z.optional(text),
  few: z.optional(text),
  many: z.optional(text),
  other: text,
  per: z.optional(text),
});
export type UnitForms = z.infer<typeof unitFormsSchema>;

export const termSchema = z.strictObject({
  id: text,
  labels: z.partialRecord(localeSchema, text),
  forms: z.optional(z.partialRecord(localeSchema, unitFormsSchema)),
});
export type Term = z.infer<typeof termSchema>;

/** The terms needed to write the value of a fact in one language. */
export interface FactTerms {
  units: Readonly<Record<string, UnitForms>>;
  /** By `FactPattern`. */
  patterns: Readonly<Record<string, string>>;
}

export type FactTermsByLocale = Readonly<Partial<Record<Locale, FactTerms>>>;

export const FACT_PATTERNS = [
  'days-range',
  'days-daily',
  'hours-range',
  'hours-always',
  'price-note',
  'price-free',
  'audience-women',
  'audience-families',
  'separator',
  'group-separator',
] as const;
export type FactPattern = (typeof FACT_PATTERNS)[number];

/** Gathers the terms that writing facts needs, by language, from rows of one term in one language. */
export function collectFactTerms(
  rows: Iterable<{ group: string; id: string; locale: Locale; label: string; forms?: UnitForms | null }>,
): FactTermsByLocale {
  const byLocale: Partial<Record<Locale, { units: Record<string, UnitForms>; patterns: Record<string, string> }>> = {};
  for (const row of rows) {
    const terms = (byLocale[row.locale] ??= { units: {}, patterns: {} });
    if (row.group === 'unit' && row.forms) terms.units[row.id] = row.forms;
    if (row.group === 'pattern') terms.patterns[row.id] = row.label;
  }
  return byLocale;
}
