import { cutText } from '../language/cut-text.ts';
import { type Weekday, WEEKDAYS, weekdayOf } from '../guide/calendar-day.ts';
import { DAY_MINUTES, minuteOf } from './clock-time.ts';
import type { RoadFlow } from './live/traffic.ts';

export const MAX_COMMUTES = 2;
/** Roads of one commute. */
export const MAX_COMMUTE_ROADS = 10;
export const MAX_COMMUTE_NAME = 40;
/** Minutes of delay from which a commute is marked. */
export const COMMUTE_DELAYS = [5, 10, 15, 20, 30] as const;
/** How long before departure a commute says so: rule of the product. */
const SOON_MINUTES = 60;

/** A way that the user of a device often drives, stored on the device only. `leaveAt` is a minute of the day. */
export type Commute = {
  name: string;
  /** Segments of the handbook. */
  segments: string[];
  days: Weekday[];
  leaveAt: number;
  alertFrom: (typeof COMMUTE_DELAYS)[number];
};

/** Commutes from their stored text. What is not a commute is left out. */
export function readCommutes(text: string): Commute[] {
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch {
    return [];
  }
  const commutes = (Array.isArray(given) ? given : []).map(readCommute).filter((commute) => commute !== null);
  return commutes.slice(0, MAX_COMMUTES);
}

function readCommute(given: unknown): Commute | null {
  if (typeof given !== 'object' || given === null) return null;
  const { name, segments, days, leaveAt, alertFrom } = given as Record<string, unknown>;
  const delay = COMMUTE_DELAYS.find((minutes) => minutes === alertFrom);
  const chosen = WEEKDAYS.filter((day) => Array.isArray(days) && days.includes(day));
  const roads = (Array.isArray(segments) ? segments : []).filter((id): id is string => typeof id === 'string');
  const isMinute = typeof leaveAt === 'number' && Number.isInteger(leaveAt) && leaveAt >= 0 && leaveAt < DAY_MINUTES;
  if (typeof name !== 'string' || !isMinute || !delay || chosen.length === 0 || roads.length === 0) return null;
  return {
    name: cutText(name, MAX_COMMUTE_NAME),
    segments: roads.slice(0, MAX_COMMUTE_ROADS),
    days: chosen,
    leaveAt,
    alertFrom: delay,
  };
}

export type CommuteNow = {
  /** How many of its roads are measured. */
  measured: number;
  /** Whole minutes more than on free roads. Null where the provider has no delay for any of them. */
  delayMinutes: number | null;
  /** Segments that the provider says are closed. */
  closed: string[];
  /** The delay reaches what the user asked to be told of, or a road is closed. */
  isLate: boolean;
};

/** What measured traffic says of a commute. Null where none of its roads is measured. */
export function commuteNow(commute: Commute, roads: readonly RoadFlow[]): CommuteNow | null {
  const measured = roads.filter(({ id }) => commute.segments.includes(id));
  if (measured.length === 0) return null;
  const delays = measured.flatMap(({ delaySeconds, isClosed }) =>
    isClosed || delaySeconds === null ? [] : [delaySeconds],
  );
  const delayMinutes = delays.length === 0 ? null : Math.round(delays.reduce((sum, delay) => sum + delay, 0) / 60);
  const closed = measured.filter(({ isClosed }) => isClosed).map(({ id }) => id);
  const isLate = closed.length > 0 || (delayMinutes !== null && delayMinutes >= commute.alertFrom);
  return { measured: measured.length, delayMinutes, closed, isLate };
}

/** A segment with its usual congested hours, such as `07:00-09:00`. */
export type UsualRoad = { id: string; peaks: readonly string[]; isWeekend: boolean };

const isWeekendDay = (day: Weekday) => day === 'sat' || day === 'sun';

/** The segments of a commute that are usually congested when the user leaves, on one of the days. Not a measurement. */
export function usuallyCongested(commute: Commute, roads: readonly UsualRoad[]): string[] {
  return roads
    .filter(
      ({ id, isWeekend }) =>
        commute.segments.includes(id) && commute.days.some((day) => isWeekendDay(day) === isWeekend),
    )
    .filter(({ peaks }) => peaks.some((peak) => isWithin(peak, commute.leaveAt)))
    .map(({ id }) => id);
}

function isWithin(peak: string, minute: number): boolean {
  const [from = '', until = ''] = peak.split('-');
  return minuteOf(from) <= minute && minute < minuteOf(until);
}

/** Minutes until the departure of this day, from an hour before it. Null at other times. */
export function minutesToDeparture(
  commute: Commute,
  { date, minute }: { date: string; minute: number },
): number | null {
  const day = WEEKDAYS[weekdayOf(date) - 1];
  const left = commute.leaveAt - minute;
  return day !== undefined && commute.days.includes(day) && left >= 0 && left <= SOON_MINUTES ? left : null;
}
