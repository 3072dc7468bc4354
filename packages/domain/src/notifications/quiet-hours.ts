import { localTime } from './local-time.ts';

/** After this time a notification is no news any more and only stays in the list. */
export const PUSH_WITHIN_HOURS = 24;
/** The browsers that one user may enable. The oldest gives way. */
export const MAX_PUSH_DEVICES = 20;

type QuietHours = { from: number; to: number; timeZone: string };

/** NOTIF-3: whether an instant is in the quiet hours of a user, also across midnight. The same hour twice: there are none. */
export function isQuiet(now: Date, { from, to, timeZone }: QuietHours): boolean {
  if (from === to) return false;
  const { minute } = localTime(now, timeZone);
  const isAfterStart = minute >= from * 60;
  const isBeforeEnd = minute < to * 60;
  return from < to ? isAfterStart && isBeforeEnd : isAfterStart || isBeforeEnd;
}
