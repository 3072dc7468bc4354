import { hanafiAsr, prayerTimes } from '../city/prayer-times.ts';
import { dubaiDate } from '../guide/dubai-date.ts';
import { localTime } from './local-time.ts';

const MINUTES_PER_DAY = 24 * 60;
const CITY_ZONE = 'Asia/Dubai';

/** Minutes of the day in Dubai at which the five prayers begin, by the Shafi and by the Hanafi time of Asr. */
export type PrayerMinutes = Record<'shafi' | 'hanafi', readonly number[]>;

/** The prayers of the day in Dubai that an instant is in. */
export function prayerMinutes(now: Date): PrayerMinutes {
  const day = dubaiDate(now);
  const { fajr, dhuhr, asr, maghrib, isha } = prayerTimes(day);
  return { shafi: [fajr, dhuhr, asr, maghrib, isha], hanafi: [fajr, dhuhr, hanafiAsr(day), maghrib, isha] };
}

/**
 * NOTIF-3: whether an instant is within the minutes before or after the beginning of a prayer in Dubai, also where that span
 * crosses midnight. The last minute has passed when the span ends.
 */
export function isNearPrayer(now: Date, prayers: readonly number[], span: { before: number; after: number }): boolean {
  const { minute } = localTime(now, CITY_ZONE);
  return prayers.some((prayer) => {
    const since = (minute - prayer + MINUTES_PER_DAY) % MINUTES_PER_DAY;
    return since < span.after || MINUTES_PER_DAY - since <= span.before;
  });
}
