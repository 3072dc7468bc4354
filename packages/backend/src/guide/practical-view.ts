import { factViewSchema } from '@dalil/domain/guide/views.ts';
import { LOCALES } from '@dalil/domain/language/locale.ts';
import * as z from 'zod';
import { inlinesSchema, provenanceSchema } from './detail-views.ts';

const dialSchema = z.object({
  factId: z.string(),
  purpose: z.string(),
  /** One of the numbers for danger, not an office. */
  isUrgent: z.boolean(),
});

const phraseSchema = z.object({
  id: z.string(),
  en: z.string(),
  ar: z.string(),
  arLatin: z.string(),
  hi: z.string(),
  ur: z.string(),
});

/** How to get around, from the handbook of transport. */
const transportSchema = z.object({
  locale: z.enum(LOCALES),
  principle: inlinesSchema,
  cards: z.array(z.object({ id: z.string(), text: inlinesSchema, price: z.string(), credit: z.nullable(z.string()) })),
  transfers: inlinesSchema,
  children: inlinesSchema,
  concessions: inlinesSchema,
  cabins: z.array(z.string()),
  rules: z.array(inlinesSchema),
  taxi: z.object({
    booking: inlinesSchema,
    payment: inlinesSchema,
    note: inlinesSchema,
    /** Fact ids of the fares, in the order to show them. */
    fares: z.array(z.string()),
  }),
});

/** Everything of the page in one answer, so that it can be kept for reading without a connection. */
export const practicalViewSchema = z.object({
  locale: z.enum(LOCALES),
  asOf: z.string(),
  emergency: z.object({
    title: z.string(),
    howToCall: z.array(z.string()),
    numbers: z.array(dialSchema),
  }),
  sections: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      items: z.array(z.object({ id: z.string(), title: z.string(), text: inlinesSchema })),
    }),
  ),
  transport: transportSchema,
  phrasebook: z.object({
    note: z.string(),
    groups: z.array(z.object({ id: z.string(), title: z.string(), phrases: z.array(phraseSchema) })),
  }),
  facts: z.array(factViewSchema),
  provenance: provenanceSchema,
});

export type PracticalView = z.infer<typeof practicalViewSchema>;
export type PracticalTransport = z.infer<typeof transportSchema>;
