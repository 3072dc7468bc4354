import type { MonthNormal } from '../city/good-now.ts';
import { PRAYERS, type Prayer, prayerTimes, sunTimes } from '../city/prayer-times.ts';
import { monthOf } from '../guide/calendar-day.ts';
import type { Constraint } from './plan-request.ts';
import type { Visit } from './schedule-day.ts';

/** How warm a month is, by the averages of many years. */
export type MonthHeat = Pick<MonthNormal, 'meanMaxC' | 'comfort'>;

/** What a visit violates, or what to know of it. `isViolated`: it goes against opening hours or a wish. */
export type PlanNote = { isViolated: boolean } & (
  | { code: 'closed'; opens: number | null }
  | { code: 'closes'; at: number }
  | { code: 'noon-outdoors' | 'not-family' | 'far' | 'late' | 'pricey' }
  | { code: 'hours-unknown' | 'limited' | 'no-metro' }
  | { code: 'waits'; minutes: number }
  | { code: 'heat'; maxC: number }
  | { code: 'prayer'; prayer: Prayer; minute: number }
);

type NoteInput = { date: string; constraints: readonly Constraint[]; months: readonly MonthHeat[] | null };

const NOON = { from: 11 * 60 + 30, to: 15 * 60 + 30 };
const HEAT_FROM = 9 * 60;
const LATE = 22 * 60 + 30;
const FAR_MINUTES = 50;
/** A wait is worth a word from this on. */
const WAIT_MINUTES = 20;

/** The notes of a visit, what is violated first. `months`: the averages of the year, null if they are not known. */
export function notesOf(visit: Visit, input: NoteInput): PlanNote[] {
  const notes = [...notesOnOrder(visit, input), ...prayerNotes(visit, input.date)];
  return notes.toSorted((a, b) => Number(b.isViolated) - Number(a.isViolated));
}

/** The notes that another order of the day may avoid, without those of prayers, which cost most to compute. */
export function notesOnOrder(visit: Visit, input: NoteInput): PlanNote[] {
  return [
    ...openingNotes(visit),
    ...wishNotes(visit, input.constraints),
    ...heatNotes(visit, input),
    ...wayNotes(visit, input.constraints),
  ];
}

function openingNotes({ opening, waits, place }: Visit): PlanNote[] {
  switch (opening.kind) {
    case 'closed':
      return [{ code: 'closed', opens: opening.opens, isViolated: true }];
    case 'closes':
      return [{ code: 'closes', at: opening.at, isViolated: true }];
    case 'unknown':
      return [{ code: 'hours-unknown', isViolated: false }];
    case 'open':
      return [
        ...(opening.isLimited ? [{ code: 'limited' as const, isViolated: false }] : []),
        ...(waits >= WAIT_MINUTES && !place.isMeal
          ? [{ code: 'waits' as const, minutes: waits, isViolated: false }]
          : []),
      ];
  }
}

const overlaps = (visit: Visit, { from, to }: { from: number; to: number }) => visit.from < to && visit.to > from;

function wishNotes(visit: Visit, constraints: readonly Constraint[]): PlanNote[] {
  const { place } = visit;
  const broken = (code: 'noon-outdoors' | 'not-family' | 'pricey'): PlanNote => ({ code, isViolated: true });
  return [
    ...(constraints.includes('indoor-noon') && place.setting === 'outdoor' && overlaps(visit, NOON)
      ? [broken('noon-outdoors')]
      : []),
    ...(constraints.includes('children') && !place.isForFamilies ? [broken('not-family')] : []),
    ...(constraints.includes('low-cost') && place.priceBand !== null && place.priceBand > 1 ? [broken('pricey')] : []),
  ];
}

function heatNotes(visit: Visit, { date, months }: NoteInput): PlanNote[] {
  const month = months?.[monthOf(date) - 1];
  if (!month || visit.place.setting !== 'outdoor') return [];
  if (month.comfort === 'excellent' || month.comfort === 'good') return [];
  const isByDay = overlaps(visit, { from: HEAT_FROM, to: sunTimes(date).sunset });
  return isByDay ? [{ code: 'heat', maxC: month.meanMaxC, isViolated: false }] : [];
}

function wayNotes({ travel, place, to }: Visit, constraints: readonly Constraint[]): PlanNote[] {
  return [
    ...(travel && travel.minutes > FAR_MINUTES ? [{ code: 'far' as const, isViolated: true }] : []),
    ...(to > LATE ? [{ code: 'late' as const, isViolated: true }] : []),
    ...(constraints.includes('no-car') && place.metroMinutes === null
      ? [{ code: 'no-metro' as const, isViolated: false }]
      : []),
  ];
}

function prayerNotes(visit: Visit, date: string): PlanNote[] {
  const times = prayerTimes(date);
  return PRAYERS.map((prayer) => ({ prayer, minute: times[prayer] }))
    .filter(({ minute }) => visit.from <= minute && minute < visit.to)
    .map((during) => ({ code: 'prayer', ...during, isViolated: false }));
}
