import { localTime } from './local-time.ts';

/** How many changes and events a digest names. The rest is in the list of notifications. */
export const MAX_DIGEST_CHANGES = 10;
export const MAX_DIGEST_EVENTS = 5;
/** A digest of saved events looks at today and this many days after it. */
export const DIGEST_DAYS_AHEAD = 2;
/** Servers that were down at the hour send it late, but not in the evening. */
const LATE_HOURS = 4;

type DigestWish = { timeZone: string; hour: number };

/** The day whose digest is due for a user at an instant, in the time zone of the user. Null: none is due. */
export function dueDigestDay(now: Date, { timeZone, hour }: DigestWish): string | null {
  const { day, minute } = localTime(now, timeZone);
  const isDue = minute >= hour * 60 && minute < (hour + LATE_HOURS) * 60;
  return isDue ? day : null;
}
