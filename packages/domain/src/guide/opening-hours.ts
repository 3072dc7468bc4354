import * as z from 'zod/mini';
import { dayInput, inLatinDigits } from '../language/digit-input.ts';
import type { ScheduleRow } from './schedule.ts';

const factReference = z.strictObject({ fact: z.string().check(z.minLength(1)) });
const monthDay = z.string().check(inLatinDigits, z.regex(/^(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/));

/**
 * The opening hours of a place. Each set of hours is a fact of the type `schedule`, with a source and a date. A set that is missing
 * is not known, it does not follow from the others.
 */
export const placeHoursSchema = z.strictObject({
  /** In an ordinary week. */
  weekly: z.optional(factReference),
  ramadan: z.optional(factReference),
  /** On public holidays. */
  holidays: z.optional(factReference),
  /** Open in this part of the year only, as `MM-DD`, both inclusive. */
  season: z.optional(z.strictObject({ from: monthDay, to: monthDay })),
  /** Days on which the place is closed, both inclusive. */
  closures: z.optional(z.array(z.strictObject({ from: dayInput, to: dayInput })).check(z.minLength(1))),
});
export type PlaceHours = z.infer<typeof placeHoursSchema>;

/** The hours of a place with the values of its facts. A set is null if it is not known. */
export type OpeningHours = {
  weekly: readonly ScheduleRow[] | null;
  ramadan: readonly ScheduleRow[] | null;
  holidays: readonly ScheduleRow[] | null;
  season: { from: string; to: string } | null;
  closures: readonly { from: string; to: string }[];
};
