import { tariffsOn } from '@dalil/domain/city/day-tariffs.ts';
import type { YearlyDay } from '@dalil/domain/city/holidays.ts';
import { overTwoDays } from '@dalil/domain/city/tariff.ts';
import { addDays } from '@dalil/domain/guide/calendar-day.ts';
import type { CityFacts } from './find-city.ts';

export const TARIFF_FACTS = [
  'salik.schedule',
  'parking.paid.hours',
  'parking.peak.hours',
  'parking.premium.peak-price',
  'parking.standard.peak-price',
  'parking.free-days',
] as const;
/** Facts displayed in Ramadan, when the ordinary hours do not apply and the new ones are unknown. */
export const RAMADAN_TARIFF_FACTS = ['salik.ramadan.schedule', 'parking.ramadan.hours'] as const;

/** Salik and street parking of a day and the next. */
export function dayTariffs(facts: CityFacts, date: string, holidays: readonly YearlyDay[]) {
  const [today, tomorrow] = [date, addDays(date, 1)].map((day) => tariffsOn(day, holidays, facts.schedule));
  return {
    salik: overTwoDays(today?.salik ?? [], tomorrow?.salik ?? []),
    parking: overTwoDays(today?.parking ?? [], tomorrow?.parking ?? []),
  };
}
