import * as z from 'zod/mini';
import { type Locale, localeSchema } from '../language/locale.ts';
import { categorySchema } from './category.ts';
import { asOfSchema } from './fact.ts';
import { cityAreaSchema } from './neighbourhood.ts';

export const CONTENT_KINDS = [
  'article',
  'place',
  'service',
  'event',
  'question',
  'neighbourhood',
  'handbook',
  'collection',
] as const;
export type ContentKind = (typeof CONTENT_KINDS)[number];
export const contentKindSchema = z.enum(CONTENT_KINDS);

/** STAFF-1: the editorial workflow. Lists have `published`; an address also opens what is `unlisted`, long overdue for review. */
export const CONTENT_STATES = ['draft', 'in-review', 'approved', 'published', 'unlisted', 'archived'] as const;
export type ContentState = (typeof CONTENT_STATES)[number];
export const contentStateSchema = z.enum(CONTENT_STATES);

export const AUDIENCES = ['resident', 'tourist', 'business'] as const;
export type Audience = (typeof AUDIENCES)[number];

/** STAFF-9: how a text was made. */
export const PROVENANCE_METHODS = ['person', 'machine-assisted', 'machine-drafted', 'computed'] as const;
export type ProvenanceMethod = (typeof PROVENANCE_METHODS)[number];

const text = z.string().check(z.minLength(1));
export const itemIdSchema = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'not kebab case'));

/** The origin of a text's information. Some have no address ("general knowledge"). */
export const sourceSchema = z.strictObject({
  id: itemIdSchema,
  names: z.partialRecord(localeSchema, text),
  url: z.optional(z.url({ protocol: /^https$/ })),
  /** Of a page that was read through another publication: its name, where it has one, and when it read it. */
  readBy: z.optional(z.strictObject({ name: z.optional(text), on: z.optional(asOfSchema) })),
});
export type Source = z.infer<typeof sourceSchema>;

const approvalSchema = z.strictObject({ name: text, approvedAt: z.iso.datetime() });

/** `approvedBy` has the languages whose text a person has approved. */
export const provenanceSchema = z.strictObject({
  method: z.enum(PROVENANCE_METHODS),
  sources: z.array(sourceSchema),
  approvedBy: z.optional(z.partialRecord(localeSchema, approvalSchema)),
});
export type Provenance = z.infer<typeof provenanceSchema>;

/** A second reading of a translation against the original, independent of the first: meaning, grammar and register. */
export const SECOND_READING = 'machine, second reading';

/** How a text was translated. Absent on the language the item was written in. */
export const translationSchema = z.strictObject({
  from: localeSchema,
  isReviewedByNative: z.boolean(),
  reviewedBy: z.optional(z.literal(SECOND_READING)),
});
export type Translation = z.infer<typeof translationSchema>;

/** Fields every kind has in addition to its own `data` and texts. */
export const itemHeadFields = {
  id: itemIdSchema,
  category: z.nullable(categorySchema),
  sections: z.array(itemIdSchema),
  tags: z.array(itemIdSchema),
  /** The areas it stands in, the closest one first. */
  neighbourhoods: z.array(cityAreaSchema),
  audience: z.array(z.enum(AUDIENCES)),
  asOf: asOfSchema,
  position: z.int(),
  state: contentStateSchema,
} as const;

export type SourceView = Pick<Source, 'id' | 'url' | 'readBy'> & { name: string };

/** The sources of a text with their names in one language. */
export function viewSources(provenance: Provenance, locale: Locale): SourceView[] {
  return provenance.sources.map(({ id, names, url, readBy }) => ({
    id,
    name: names[locale] ?? names.en ?? id,
    ...(url ? { url } : {}),
    ...(readBy ? { readBy } : {}),
  }));
}
