import * as z from 'zod/mini';
import { dayInput, inLatinDigits } from '../language/digit-input.ts';
import { WEEKDAYS } from './calendar-day.ts';
import { SCHEDULE_AUDIENCES } from './schedule-audience.ts';

const clock = z.string().check(inLatinDigits, z.regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/));

const date = dayInput;

/**
 * `to` earlier than `from` is on the next day; 24:00 is midnight. `price` is in AED, 0 is free. Another price is never stored in
 * the row: `priceFact` names the fact that states it, and `price` with the days it holds is read from there. `audience`: these
 * hours are for some visitors only.
 */
export const scheduleRowSchema = z.strictObject({
  days: z.array(z.enum(WEEKDAYS)).check(z.minLength(1)),
  from: clock,
  to: clock,
  price: z.optional(z.number().check(z.nonnegative())),
  priceFact: z.optional(z.string().check(z.minLength(1))),
  priceFrom: z.optional(date),
  priceUntil: z.optional(date),
  audience: z.optional(z.enum(SCHEDULE_AUDIENCES)),
});
export type ScheduleRow = z.infer<typeof scheduleRowSchema>;

/** The rows with the prices that hold on a day (`YYYY-MM-DD`). A row whose price is not known on that day has none. */
export function pricesOn(rows: readonly ScheduleRow[], day: string): ScheduleRow[] {
  return rows.map(({ priceFrom, priceUntil, price, ...row }) => {
    const holds = (priceFrom === undefined || priceFrom <= day) && (priceUntil === undefined || day <= priceUntil);
    return price === undefined || !holds ? row : { ...row, price };
  });
}
