import * as z from 'zod/mini';
import { itemIdSchema } from './content-item.ts';

export const EVENT_TYPES = [
  'celebration',
  'public-holiday',
  'festival',
  'sport',
  'art',
  'culture',
  'trade-fair',
  'religious',
  'food',
  'fashion',
  'season',
  'national-day',
  'community',
  'rule',
] as const;
export const EVENT_FREQUENCIES = ['yearly', 'twice-a-year', 'every-two-years'] as const;

const text = z.string().check(z.minLength(1));
const month = z.int().check(z.gte(1), z.lte(12));
const day = z.int().check(z.gte(1), z.lte(31));
const days = z.int().check(z.positive());
const monthDay = z.string().check(z.regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/));

/**
 * When an event of every year takes place: on fixed days, on days of the Hijri year (subject to the moon), between two
 * days, by another lunisolar calendar, or only in its usual months.
 */
export const recurrenceSchema = z.discriminatedUnion('rule', [
  z.strictObject({ rule: z.literal('fixed'), month, day, days }),
  z.strictObject({ rule: z.literal('hijri'), month, day, days }),
  z.strictObject({ rule: z.literal('range'), from: monthDay, to: monthDay }),
  z.strictObject({ rule: z.literal('lunisolar'), calendar: z.enum(['hindu', 'chinese']) }),
  z.strictObject({ rule: z.literal('usual-months') }),
]);
export type Recurrence = z.infer<typeof recurrenceSchema>;

export const eventDataSchema = z.strictObject({
  type: z.enum(EVENT_TYPES),
  frequency: z.enum(EVENT_FREQUENCIES),
  recurrence: recurrenceSchema,
  /** 1 to 12. Those of Hijri events are the months of the middle 2020s and move. */
  usualMonths: z.array(month).check(z.minLength(1)),
  /** False: no date may be shown as certain; the organiser or the moon decides. */
  hasConfirmedDates: z.boolean(),
  isTypicallyFree: z.nullable(z.boolean()),
  placeId: z.nullable(itemIdSchema),
  website: z.nullable(z.url({ protocol: /^https$/ })),
  confidence: z.enum(['cross-checked', 'general', 'less-certain']),
});
export type EventData = z.infer<typeof eventDataSchema>;

/** The summary of the text says what it is. */
export const eventBodySchema = z.strictObject({
  venue: z.nullable(text),
  organiser: z.nullable(text),
  recurrenceNote: text,
});
export type EventBody = z.infer<typeof eventBodySchema>;
