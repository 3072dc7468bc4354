import { CalculationMethod, type CalculationParameters, Coordinates, Madhab, PrayerTimes } from 'adhan';
import { dubaiMinute } from './clock-time.ts';

export const PRAYERS = ['fajr', 'dhuhr', 'asr', 'maghrib', 'isha'] as const;
export type Prayer = (typeof PRAYERS)[number];

/** The position the official timetable is computed for. */
const CITY = new Coordinates(25.263056, 55.297222);

/**
 * Minutes since midnight of the prayers and of the sunrise printed with them, by the Dubai method: 18.2° for Fajr and
 * Isha, Asr by the Shafi school. Within a minute of the official table of Awqaf. `date` is `YYYY-MM-DD`.
 */
export function prayerTimes(date: string): Record<Prayer | 'sunrise', number> {
  return minutesOn(date, CalculationMethod.Dubai());
}

/** The minute of Asr by the Hanafi school, when a shadow is twice as long as the object that casts it. */
export function hanafiAsr(date: string): number {
  const method = CalculationMethod.Dubai();
  method.madhab = Madhab.Hanafi;
  return minutesOn(date, method).asr;
}

/** Minutes since midnight at which the upper edge of the sun crosses the horizon, without the safety margin of prayer times. */
export function sunTimes(date: string): { sunrise: number; sunset: number } {
  const { sunrise, maghrib } = minutesOn(date, CalculationMethod.Other());
  return { sunrise, sunset: maghrib };
}

function minutesOn(date: string, method: CalculationParameters): Record<Prayer | 'sunrise', number> {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  // The library reads the calendar day of the local clock.
  const times = new PrayerTimes(CITY, new Date(year, month - 1, day), method);
  return {
    fajr: dubaiMinute(times.fajr),
    sunrise: dubaiMinute(times.sunrise),
    dhuhr: dubaiMinute(times.dhuhr),
    asr: dubaiMinute(times.asr),
    maghrib: dubaiMinute(times.maghrib),
    isha: dubaiMinute(times.isha),
  };
}
