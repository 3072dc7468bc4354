import * as z from 'zod/mini';
import { dayInput, inLatinDigits } from '../language/digit-input.ts';
import { isDay, WEEKDAYS } from './calendar-day.ts';
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
  'ladies-night',
  'brunch',
  'market',
  'live-music',
  'comedy',
  'quiz',
  'dance',
  'film',
  'show',
] as const;
export const EVENT_FREQUENCIES = ['yearly', 'twice-a-year', 'every-two-years', 'once', 'weekly'] as const;

const text = z.string().check(z.minLength(1));
const month = z.int().check(z.gte(1), z.lte(12));
const day = z.int().check(z.gte(1), z.lte(31));
const days = z.int().check(z.positive());
const monthDay = z.string().check(inLatinDigits, z.regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/));

/** A day, or a time of a day, as clocks in Dubai show it: `2027-02-11` or `2027-02-11T19:30`. */
const dubaiMoment = z.string().check(
  inLatinDigits,
  z.refine((value) => isDay(value.slice(0, 10)) && /^.{10}(T([01]\d|2[0-3]):[0-5]\d)?$/.test(value)),
);

const onceSchema = z
  .strictObject({
    rule: z.literal('once'),
    startsAt: dubaiMoment,
    /** The last day of an event of whole days, else the time it ends. */
    endsAt: dubaiMoment,
    isCancelled: z.boolean(),
  })
  .check(z.refine(({ startsAt, endsAt }) => startsAt.length === endsAt.length && endsAt >= startsAt));

const clock = z.string().check(inLatinDigits, z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));

const weeklySchema = z
  .strictObject({
    rule: z.literal('weekly'),
    days: z.array(z.enum(WEEKDAYS)).check(
      z.minLength(1),
      z.refine((days) => new Set(days).size === days.length),
    ),
    from: z.optional(clock),
    /** Earlier than `from`: after midnight. */
    to: z.optional(clock),
    /** The first and the last day of the months in which it is held, over new year too. */
    season: z.optional(z.strictObject({ from: monthDay, to: monthDay })),
  })
  .check(z.refine(({ from, to }) => to === undefined || from !== undefined, { path: ['from'] }));
export type WeeklyRule = z.infer<typeof weeklySchema>;

/**
 * When an event takes place. Every year: on fixed days, on days of the Hijri year (subject to the moon), between two
 * days, by another lunisolar calendar, or only in its usual months. Or once, at a set time. Or every week on some weekdays.
 */
export const recurrenceSchema = z.discriminatedUnion('rule', [
  z.strictObject({ rule: z.literal('fixed'), month, day, days }),
  z.strictObject({ rule: z.literal('hijri'), month, day, days }),
  z.strictObject({ rule: z.literal('range'), from: monthDay, to: monthDay }),
  z.strictObject({ rule: z.literal('lunisolar'), calendar: z.enum(['hindu', 'chinese']) }),
  /** `years`: of an event every two years, those in which it takes place. */
  z.strictObject({ rule: z.literal('usual-months'), years: z.optional(z.enum(['odd', 'even'])) }),
  onceSchema,
  weeklySchema,
]);
export type Recurrence = z.infer<typeof recurrenceSchema>;

const dataSchema = z.strictObject({
  type: z.enum(EVENT_TYPES),
  frequency: z.enum(EVENT_FREQUENCIES),
  recurrence: recurrenceSchema,
  /**
   * Editions with dates from a source, both days inclusive: `confirmed` by the organiser, or `announced` before something that may
   * have moved it. In their years they replace what the rule yields.
   */
  editions: z.optional(
    z
      .array(
        z
          .strictObject({ from: dayInput, to: dayInput, status: z.enum(['confirmed', 'announced']) })
          .check(z.refine(({ from, to }) => from <= to)),
      )
      .check(z.minLength(1)),
  ),
  /** 1 to 12. Those of Hijri events are the months of the middle 2020s and move. */
  usualMonths: z.array(month).check(z.minLength(1)),
  /** False: no date may be displayed as certain, because it depends on the organiser or the moon sighting. */
  hasConfirmedDates: z.boolean(),
  isTypicallyFree: z.nullable(z.boolean()),
  /** What it costs: facts of the type `money`. */
  prices: z.optional(z.array(z.strictObject({ fact: text })).check(z.minLength(1))),
  placeId: z.nullable(itemIdSchema),
  website: z.nullable(z.url({ protocol: /^https$/ })),
  confidence: z.enum(['cross-checked', 'general', 'less-certain']),
});

/** An event that takes place once has its own rule, which no other event may have, and so has a weekly one. */
export const eventDataSchema = dataSchema.check(
  z.refine(({ frequency, recurrence }) =>
    (['once', 'weekly'] as const).every((one) => (frequency === one) === (recurrence.rule === one)),
  ),
);
export type EventData = z.infer<typeof eventDataSchema>;

/** The summary of the text says what it is. */
export const eventBodySchema = z.strictObject({
  venue: z.nullable(text),
  organiser: z.nullable(text),
  recurrenceNote: text,
});
export type EventBody = z.infer<typeof eventBodySchema>;
