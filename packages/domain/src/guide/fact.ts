import * as z from 'zod/mini';
import { asPlainCode, dayInput, inLatinDigits } from '../language/digit-input.ts';
import { localeSchema } from '../language/locale.ts';
import { isDuration } from './duration.ts';
import { scheduleRowSchema } from './schedule.ts';

export const FACT_TOPICS = [
  'transport',
  'visa',
  'identity',
  'housing',
  'buying',
  'money',
  'health',
  'education',
  'police',
  'work',
  'weather',
  'religion',
  'beaches',
  'hotels',
  'telecom',
  'parking',
  'tolls',
  'emergency',
  'media',
  'law',
  'places',
  'place-detail',
  'other',
] as const;
/** Facts of this topic belong to one place: its hours, prices and telephone. A search finds the place, not each of them. */
export const PLACE_DETAIL: FactTopic = 'place-detail';
export type FactTopic = (typeof FACT_TOPICS)[number];

/** The reliability of a value: from the authority, the press, a second-hand page, or general knowledge. */
export const CONFIDENCES = ['official', 'press', 'secondary', 'general'] as const;
export type Confidence = (typeof CONFIDENCES)[number];
export const confidenceSchema = z.enum(CONFIDENCES);

const text = z.string().check(z.minLength(1));
export const dateSchema = dayInput;
/** A year, a month or a day: when something was last known to be valid. */
export const asOfSchema = z
  .string()
  .check(inLatinDigits, z.regex(/^20\d\d(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$/));
export const factIdSchema = z
  .string()
  .check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/, 'not dotted kebab case'));

/** The answer to a natural yes/no question that a fact settles. */
export const VERDICTS = ['yes', 'no', 'depends'] as const;
export type FactVerdict = (typeof VERDICTS)[number];

/** Where the value stands in the sentence of a fact. */
export const VALUE_TOKEN = '{value}';

/** `sentence` answers by itself, with the value in it. A fact of type text has no token, because its sentence says it whole. */
const factTextSchema = z.strictObject({
  label: text,
  sourceName: text,
  value: z.optional(text),
  sentence: z.optional(text),
});

const base = {
  id: factIdSchema,
  topic: z.enum(FACT_TOPICS),
  validFrom: z.optional(dateSchema),
  validUntil: z.optional(dateSchema),
  reviewBy: dateSchema,
  sourceUrl: z.url({ protocol: /^https$/ }),
  asOf: asOfSchema,
  confidence: confidenceSchema,
  /** False: doubtful or out of date. The official link is displayed instead of the value. */
  isShown: z.boolean(),
  note: z.optional(text),
  verdict: z.optional(z.enum(VERDICTS)),
  texts: z.partialRecord(localeSchema, factTextSchema),
};

const digits = z.string().check(asPlainCode, z.regex(/^\d+$/));
const duration = z.string().check(inLatinDigits, z.refine(isDuration, 'not an ISO 8601 duration'));
const time = z.string().check(inLatinDigits, z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/));

/**
 * A living fact: one dated value with its source. `code` is a number to read or send a message to, `phone` one to call. A price
 * may be per `unit`. The text of a `text` fact is in `texts[locale].value`.
 */
export const factSchema = z.discriminatedUnion('type', [
  z.strictObject({
    ...base,
    type: z.literal('money'),
    value: z.number().check(z.nonnegative()),
    currency: z.literal('AED'),
    unit: z.optional(text),
  }),
  z.strictObject({ ...base, type: z.literal('number'), value: z.number(), unit: text }),
  z.strictObject({ ...base, type: z.literal('percent'), value: z.number().check(z.gte(0), z.lte(100)) }),
  z.strictObject({ ...base, type: z.literal('duration'), value: duration }),
  z.strictObject({ ...base, type: z.literal('time'), value: time }),
  z.strictObject({ ...base, type: z.literal('date'), value: dateSchema }),
  z.strictObject({ ...base, type: z.literal('phone'), value: digits, display: z.optional(text) }),
  z.strictObject({ ...base, type: z.literal('code'), value: digits, display: z.optional(text) }),
  z.strictObject({ ...base, type: z.literal('text'), value: z.null() }),
  z.strictObject({
    ...base,
    type: z.literal('schedule'),
    value: z.array(scheduleRowSchema).check(z.minLength(1)),
  }),
]);
export type Fact = z.infer<typeof factSchema>;
export type FactType = Fact['type'];
