import * as z from 'zod/mini';
import { inEveryLanguage } from '../language/in-every-language.ts';
import { itemIdSchema } from './content-item.ts';
import { factIdSchema } from './fact.ts';

const text = z.string().check(z.minLength(1));

/** Phrases do not depend on the locale: each is given in all languages, with the Arabic in Latin letters. Those of a new one may follow. */
const phraseSchema = z.strictObject({
  id: itemIdSchema,
  group: itemIdSchema,
  ...inEveryLanguage(() => z.optional(text)),
  en: text,
  ar: text,
  arLatin: text,
});

export const practicalDataSchema = z.strictObject({
  /** Numbers to call, most urgent first. */
  emergency: z.array(z.strictObject({ fact: factIdSchema })),
  sections: z.array(z.strictObject({ id: itemIdSchema, items: z.array(itemIdSchema) })),
  phraseGroups: z.array(itemIdSchema),
  phrases: z.array(phraseSchema),
});

export const practicalBodySchema = z.strictObject({
  emergency: z.strictObject({
    title: text,
    howToCall: z.array(text),
    /** What each number is for, by fact id. */
    purposes: z.record(factIdSchema, text),
  }),
  sections: z.record(
    itemIdSchema,
    z.strictObject({ title: text, items: z.record(itemIdSchema, z.strictObject({ title: text, text })) }),
  ),
  phrasebook: z.strictObject({ note: text, groups: z.record(itemIdSchema, text) }),
});
