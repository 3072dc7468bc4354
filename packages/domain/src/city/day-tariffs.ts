import type { ScheduleRow } from '../guide/schedule.ts';
import { isRamadan, takesPlaceOn, type YearlyDay } from './holidays.ts';
import { parkingWindows, salikWindows, type TariffWindow } from './tariff.ts';

/** The rows of a schedule that may be displayed on a day (`YYYY-MM-DD`), otherwise null. */
export type ReadSchedule = (id: string, day: string) => readonly ScheduleRow[] | null;

/**
 * Salik and street parking of a day. Unknown in Ramadan. On a confirmed holiday parking is free, and Salik is omitted, because its
 * Sunday price does not apply then.
 */
export function tariffsOn(
  day: string,
  holidays: readonly YearlyDay[],
  schedule: ReadSchedule,
): { salik: TariffWindow[]; parking: TariffWindow[] } {
  const ofDay = holidays.filter((holiday) => takesPlaceOn(holiday, day));
  const isUncertain = isRamadan(day) || ofDay.some(({ recurrence }) => recurrence.rule === 'hijri');
  const read = (id: string) => (isUncertain ? null : schedule(id, day));
  return {
    salik: salikWindows(ofDay.length > 0 ? null : read('salik.schedule'), day),
    parking: parkingWindows(read('parking.paid.hours'), read('parking.peak.hours'), day, ofDay.length > 0),
  };
}
