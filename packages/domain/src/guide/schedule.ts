import * as z from 'zod/mini';
import { WEEKDAYS } from './calendar-day.ts';
import { SCHEDULE_AUDIENCES } from './schedule-audience.ts';

const clock = z.string().check(z.regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/));

/**
 * `to` earlier than `from` is on the next day; 24:00 is midnight. `price` is in AED, 0 is free. `audience`: these hours are for
 * some visitors only.
 */
export const scheduleRowSchema = z.strictObject({
  days: z.array(z.enum(WEEKDAYS)).check(z.minLength(1)),
  from: clock,
  to: clock,
  price: z.optional(z.number().check(z.nonnegative())),
  audience: z.optional(z.enum(SCHEDULE_AUDIENCES)),
});
export type ScheduleRow = z.infer<typeof scheduleRowSchema>;
