import type { COMFORT_LEVELS } from '../guide/handbook-climate.ts';
import { solarNoon, type Sun } from './day-part.ts';

/** The mean values of the month of a day. Never a measurement. */
export type MonthMeans = {
  meanMaxC: number;
  meanMinC: number;
  seaTemperatureC: number;
  uvIndexTypicalMax: number;
  comfort: (typeof COMFORT_LEVELS)[number];
};

/** Minutes since midnight, from the first to the one after the last. */
export type MinuteSpan = { from: number; until: number };

/** The World Health Organization calls a UV index from 6 high. */
const HIGH_UV = 6;
/** A sea below this is too cold for most. The product's own rule. */
const WARM_SEA = 22;

/** Whether a month is one in which people are outside at midday. */
export function isMildMonth(month: Pick<MonthMeans, 'comfort'> | null): boolean {
  return month?.comfort === 'excellent' || month?.comfort === 'good';
}

export function isWarmSea(seaC: number): boolean {
  return seaC >= WARM_SEA;
}

/** When the sun is low enough in the morning, and when to stay out of it, in a month like this. Minutes since midnight. */
export function usualDay(sun: Sun, month: MonthMeans): { morningEnd: number; shade: MinuteSpan | null } {
  const noon = solarNoon(sun);
  const isMild = isMildMonth(month);
  const morningEnd = isMild ? noon - 120 : sun.sunrise + 150;
  if (month.uvIndexTypicalMax < HIGH_UV) return { morningEnd, shade: null };
  return {
    morningEnd,
    shade: isMild ? { from: noon - 90, until: noon + 180 } : { from: morningEnd, until: sun.sunset - 60 },
  };
}
