import { type Weekday, WEEKDAYS, weekdayOf } from '../../guide/calendar-day.ts';
import { DAY_MINUTES, minuteOf } from '../clock-time.ts';
import type { BeachScore } from './beach-score.ts';
import { endOf, type HourWindow } from './outdoor-hours.ts';

/** The lowest scores a user may ask for. */
export const ALERT_SCORES = [50, 60, 70, 80, 90] as const;
export const MAX_ALERT_BEACHES = 10;

/** When the sea is good enough for one user: stored on the device only. `from` and `until` are minutes of the day. */
export type BeachAlert = {
  beaches: { id: string; title: string; href: string }[];
  score: number;
  days: Weekday[];
  from: number;
  until: number;
};

export const ORIGINAL_ALERT: BeachAlert = { beaches: [], score: 70, days: [...WEEKDAYS], from: 6 * 60, until: 20 * 60 };

/** An alert from its stored text, or null for a text that is not one. */
export function readBeachAlert(text: string): BeachAlert | null {
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof given !== 'object' || given === null) return null;
  const { beaches, score, days, from, until } = given as Record<string, unknown>;
  const chosen = WEEKDAYS.filter((day) => Array.isArray(days) && days.includes(day));
  const isMinute = (value: unknown): value is number =>
    typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= DAY_MINUTES;
  if (!ALERT_SCORES.some((one) => one === score) || chosen.length === 0) return null;
  if (!isMinute(from) || !isMinute(until) || from >= until) return null;
  const known = Array.isArray(beaches) ? beaches.filter(isBeach).slice(0, MAX_ALERT_BEACHES) : [];
  return { beaches: known, score: score as number, days: chosen, from, until };
}

/** A path of this site: what was stored is no address of another one. */
function isBeach(value: unknown): value is BeachAlert['beaches'][number] {
  if (typeof value !== 'object' || value === null) return false;
  const { id, title, href } = value as Record<string, unknown>;
  return typeof id === 'string' && typeof title === 'string' && typeof href === 'string' && /^\/[^/]/.test(href);
}

export type AlertWindow = HourWindow & { score: number };

/**
 * The hours in a row that reach the score of an alert on its days and within its hours, in order. An hour counts only if it lies
 * within them as a whole. The score is the lowest of the row.
 */
export function alertWindows(alert: BeachAlert, scores: readonly BeachScore[]): AlertWindow[] {
  return scores.reduce<AlertWindow[]>((windows, { at, score }) => {
    const minute = minuteOf(at.slice(11));
    const day = WEEKDAYS[weekdayOf(at.slice(0, 10)) - 1];
    const isAsked = day !== undefined && alert.days.includes(day) && alert.from <= minute && minute + 60 <= alert.until;
    if (!isAsked || score < alert.score) return windows;
    const last = windows.at(-1);
    if (last?.until !== at) return [...windows, { from: at, until: endOf(at), score }];
    return [...windows.slice(0, -1), { from: last.from, until: endOf(at), score: Math.min(last.score, score) }];
  }, []);
}
