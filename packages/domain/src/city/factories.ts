import { addDays, WEEKDAYS } from '../guide/calendar-day.ts';
import type { OpeningHours } from '../guide/opening-hours.ts';
import type { CityState } from './can-i.ts';
import { minuteOf } from './clock-time.ts';
import { isRamadan } from './holidays.ts';
import type { LiveOutlook } from './live/live-outlook.ts';
import type { OutdoorHour } from './live/outdoor-hours.ts';
import { prayerTimes, sunTimes } from './prayer-times.ts';
import { isPublicHoliday } from './public-holidays.ts';
import { overTwoDays, parkingWindows, salikWindows } from './tariff.ts';
import type { VerdictDay } from './verdict.ts';

const ALL = [...WEEKDAYS];
const WORKING = ALL.filter((day) => day !== 'sun');
/** The same hours every day. */
export const hours = (from: string, to: string, rest: Partial<OpeningHours> = {}): OpeningHours => ({
  weekly: [{ days: ALL, from, to }],
  ramadan: null,
  holidays: null,
  season: null,
  closures: [],
  ...rest,
});
const SALIK = [
  { days: WORKING, from: '06:00', to: '10:00', price: 6, priceFact: 'salik.peak.price' },
  { days: WORKING, from: '16:00', to: '20:00', price: 6, priceFact: 'salik.peak.price' },
  { days: WORKING, from: '10:00', to: '16:00', price: 4 },
  { days: WORKING, from: '20:00', to: '01:00', price: 4 },
  { days: ALL, from: '01:00', to: '06:00', price: 0 },
];
const PAID = [{ days: WORKING, from: '08:00', to: '22:00' }];
const PEAK = [{ days: WORKING, from: '16:00', to: '20:00' }];
export const NOVEMBER = {
  meanMaxC: 30.5,
  meanMinC: 20.1,
  seaTemperatureC: 28,
  uvIndexTypicalMax: 6,
  comfort: 'excellent' as const,
};
export const AUGUST = {
  meanMaxC: 41.3,
  meanMinC: 30.4,
  seaTemperatureC: 33,
  uvIndexTypicalMax: 11,
  comfort: 'extreme' as const,
};

/** A day of the verdicts without live values, with ordinary tariffs outside Ramadan and holidays. */
export function dayOf(date: string, month: VerdictDay['month'] = NOVEMBER): VerdictDay {
  const tariffsOn = (day: string) => {
    const [isFree, isUnknown] = [isPublicHoliday(day), isRamadan(day)];
    return {
      salik: salikWindows(isFree || isUnknown ? null : SALIK, day),
      parking: parkingWindows(isUnknown ? null : PAID, PEAK, day, isFree),
    };
  };
  const [today, tomorrow] = [tariffsOn(date), tariffsOn(addDays(date, 1))];
  return {
    date,
    sun: sunTimes(date),
    prayers: prayerTimes(date),
    tariffs: { salik: overTwoDays(today.salik, tomorrow.salik), parking: overTwoDays(today.parking, tomorrow.parking) },
    month,
    live: null,
    metro: [
      { days: ['mon', 'tue', 'wed', 'thu', 'sat'], from: '05:00', to: '24:00' },
      { days: ['fri'], from: '05:00', to: '01:00' },
      { days: ['sun'], from: '08:00', to: '24:00' },
    ],
    sermon: minuteOf('12:45'),
    places: [
      { id: 'kite-beach', role: 'sunset', hours: null },
      { id: 'museum', role: 'indoors', hours: hours('10:00', '20:00') },
      { id: 'gallery', role: 'indoors', hours: hours('12:00', '22:00') },
      { id: 'corniche', role: 'seafront', hours: hours('00:00', '24:00') },
      { id: 'shawarma', role: 'food', hours: hours('18:00', '03:00') },
      { id: 'unknown', role: 'souk', hours: null },
    ],
  };
}

/** Hours in a row from the midnight of a day on: a mild day with a calm sea, unless changed. */
export function someHours(date: string, change: (hour: number) => Partial<OutdoorHour> = () => ({})): OutdoorHour[] {
  return Array.from({ length: 48 }, (_, hour) => ({
    at: `${addDays(date, Math.floor(hour / 24))}T${String(hour % 24).padStart(2, '0')}:00`,
    isDark: false,
    feltC: 26,
    uvIndex: 2,
    windKmh: 12,
    humidityPercent: 50,
    rainPercent: 0,
    visibilityM: 20_000,
    isStorm: false,
    usAqi: 60,
    dust: 20,
    waveM: 0.3,
    seaC: 27,
    ...change(hour),
  }));
}

/** A day with the usual hours of federal offices. */
export function stateOf(
  date: string,
  live: Partial<LiveOutlook> | null = null,
  month = NOVEMBER as VerdictDay['month'],
): CityState {
  return {
    ...dayOf(date, month),
    live: live && { hours: [], isStale: false, warnings: [], ...live },
    offices: {
      weekly: [
        { days: ['mon', 'tue', 'wed', 'thu'], from: '07:30', to: '15:30' },
        { days: ['fri'], from: '07:30', to: '12:00' },
      ],
      ramadan: null,
    },
  };
}
