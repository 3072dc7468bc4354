import { daysBetween } from '../guide/calendar-day.ts';
import { DAY_MINUTES } from '../city/clock-time.ts';
import type { TransitNetwork } from './transit-network.ts';

/** A day of service as seen from the day of a journey: its midnight in minutes from that of the journey, and what runs on it. */
export type ServiceDay = { offset: number; isRunning: Uint8Array };

/** The day before a journey, whose trips go on after midnight, the day itself, and the next one. Days without a service are left out. */
export function serviceDays({ from, dayTypes, running, serviceCount }: TransitNetwork, date: string): ServiceDay[] {
  const day = daysBetween(from, date);
  return [-1, 0, 1].flatMap((step): ServiceDay[] => {
    const type = dayTypes[day + step];
    if (type === undefined) return [];
    const isRunning = running.subarray(type * serviceCount, (type + 1) * serviceCount);
    return isRunning.includes(1) ? [{ offset: step * DAY_MINUTES, isRunning }] : [];
  });
}

/** Whether the timetable describes a day. */
export function describesDay({ from, dayTypes }: Pick<TransitNetwork, 'from' | 'dayTypes'>, date: string): boolean {
  const day = daysBetween(from, date);
  return day >= 0 && day < dayTypes.length;
}
