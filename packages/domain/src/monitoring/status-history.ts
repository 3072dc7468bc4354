import { addDays } from '../guide/calendar-day.ts';
import type { HealthState } from './health.ts';

/** MON-1: days of history that the status page shows, today included. */
export const STATUS_DAYS = 90;

/** Minutes of a day in which a part was measured, and those in which it was not healthy. */
export type DayCount = { day: string; minutes: number; degraded: number; unhealthy: number };

/** Fewer minutes than these do not make a day a bad one: a restart is not a failure. */
const MIN_BAD_MINUTES = 2;

/** The state of a day: unhealthy or degraded if the part was for two minutes or more, null without a measurement. */
export function stateOfDay({ minutes, degraded, unhealthy }: DayCount): HealthState | null {
  if (minutes === 0) return null;
  if (unhealthy >= MIN_BAD_MINUTES) return 'unhealthy';
  return degraded + unhealthy >= MIN_BAD_MINUTES ? 'degraded' : 'healthy';
}

/** The history of a part: one letter for each day, oldest first (`STATUS_LETTERS`), the days that were not good, and the share. */
export type StatusHistory = {
  letters: string;
  badDays: { day: string; degraded: number; unhealthy: number }[];
  /** Of the measured minutes in which the part was not unhealthy, 0 to 1; null without a measurement. */
  share: number | null;
};

/** The letter of a day in a history: `n` for a day without a measurement. */
export const STATUS_LETTERS = { healthy: 'h', degraded: 'd', unhealthy: 'u', none: 'n' } as const;

/** The last 90 days of a part up to `today`, a date in Dubai. Days without a count were not measured. */
export function statusHistory(counts: readonly DayCount[], today: string): StatusHistory {
  const byDay = new Map(counts.map((count) => [count.day, count]));
  const days = Array.from({ length: STATUS_DAYS }, (_, position) => {
    const day = firstStatusDay(today, position);
    return byDay.get(day) ?? { day, minutes: 0, degraded: 0, unhealthy: 0 };
  });
  const minutes = days.reduce((total, day) => total + day.minutes, 0);
  const down = days.reduce((total, day) => total + day.unhealthy, 0);
  return {
    letters: days.map((day) => STATUS_LETTERS[stateOfDay(day) ?? 'none']).join(''),
    badDays: days
      .filter((day) => stateOfDay(day) !== 'healthy' && stateOfDay(day) !== null)
      .map(({ day, degraded, unhealthy }) => ({ day, degraded, unhealthy })),
    share: minutes === 0 ? null : 1 - down / minutes,
  };
}

/** The day at a position of a history that ends today; without a position its first day. */
export function firstStatusDay(today: string, position = 0): string {
  return addDays(today, position - STATUS_DAYS + 1);
}
