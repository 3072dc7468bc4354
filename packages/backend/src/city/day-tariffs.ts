import { isRamadan, takesPlaceOn, type YearlyDay } from '@dalil/domain/city/holidays.ts';
import { overTwoDays, parkingWindows, salikWindows } from '@dalil/domain/city/tariff.ts';
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

/**
 * Salik and street parking of a day and the next. Unknown in Ramadan. On a confirmed holiday parking is free, and Salik is
 * omitted, because its Sunday price does not apply then.
 */
export function dayTariffs(facts: CityFacts, date: string, holidays: readonly YearlyDay[]) {
  const onDay = (day: string) => {
    const ofDay = holidays.filter((holiday) => takesPlaceOn(holiday, day));
    const isUncertain = isRamadan(day) || ofDay.some(({ recurrence }) => recurrence.rule === 'hijri');
    const read = (id: string) => (isUncertain ? null : facts.schedule(id, day));
    return {
      salik: salikWindows(ofDay.length > 0 ? null : read('salik.schedule'), day),
      parking: parkingWindows(read('parking.paid.hours'), read('parking.peak.hours'), day, ofDay.length > 0),
    };
  };
  const today = onDay(date);
  const tomorrow = onDay(addDays(date, 1));
  return {
    salik: overTwoDays(today.salik, tomorrow.salik),
    parking: overTwoDays(today.parking, tomorrow.parking),
  };
}
