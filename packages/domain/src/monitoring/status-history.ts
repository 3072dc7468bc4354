import { addDays } from '../guide/calendar-day.ts';
import type { HealthState } from './health.ts';

/** MON-1: days of history that the status page shows, today included. */
export const STATUS_DAYS = 90;

/** Minutes of a day in which a part was measured, and those in which it was not healthy. */
export type DayCount = { day: string; minutes: number; degraded: number; unhealthy: number };

/** A day of the history. `state` is null for a day without a measurement. */
export type StatusDay = {
  day: string;
  state: HealthState | null;
  minutes: number;
  degraded: number;
  unhealthy: number;
};

/** Fewer minutes than these do not make a day a bad one: a restart is not a failure. */
const MIN_BAD_MINUTES = 2;

/** The state of a day: unhealthy or degraded if the part was for two minutes or more, null without a measurement. */
export function stateOfDay({ minutes, degraded, unhealthy }: DayCount): HealthState | null {
  if (minutes === 0) return null;
  if (unhealthy >= MIN_BAD_MINUTES) return 'unhealthy';
  return degraded + unhealthy >= MIN_BAD_MINUTES ? 'degraded' : 'healthy';
}

/** The last 90 days of a part, oldest first, with a day without data where nothing was measured. `today` is a date in Dubai. */
export function statusHistory(counts: readonly DayCount[], today: string): StatusDay[] {
  const byDay = new Map(counts.map((count) => [count.day, count]));
  return Array.from({ length: STATUS_DAYS }, (_, position) => {
    const day = addDays(today, position - STATUS_DAYS + 1);
    const count = byDay.get(day) ?? { day, minutes: 0, degraded: 0, unhealthy: 0 };
    return { ...count, state: stateOfDay(count) };
  });
}

/** The share of the measured minutes in which a part was not unhealthy, 0 to 1; null without a measurement. */
export function shareUp(days: readonly DayCount[]): number | null {
  const minutes = days.reduce((total, day) => total + day.minutes, 0);
  const down = days.reduce((total, day) => total + day.unhealthy, 0);
  return minutes === 0 ? null : 1 - down / minutes;
}
