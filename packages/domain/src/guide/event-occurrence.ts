import { addDays, dayOf, lastOfMonth, yearOf } from './calendar-day.ts';
import type { EventData, Recurrence } from './event.ts';
import { hijriDate, hijriToDay } from './hijri-date.ts';

/**
 * How sure a date is: the organiser's (`confirmed`), computed and moved by the moon sighting (`moon`), or the day it
 * usually is (`unconfirmed`).
 */
export const CERTAINTIES = ['confirmed', 'moon', 'unconfirmed'] as const;
export type Certainty = (typeof CERTAINTIES)[number];

/** One time an event takes place. Days are Dubai's, both included; times are `HH:MM` and only known together. */
export type Occurrence = {
  start: string;
  end: string;
  startTime: string | null;
  endTime: string | null;
  certainty: Certainty;
  /** The other day it may begin on, when the moon decides. The end moves with it. */
  otherStart: string | null;
};

type Span = Pick<Occurrence, 'start' | 'end'>;

/**
 * When an event takes place between two days, both included, in order. Only rules that name days give dates: an event
 * of every other year or of two seasons has none, whatever its rule, because the rule does not say which.
 */
export function occurrencesOf(
  { recurrence, frequency, hasConfirmedDates }: Pick<EventData, 'recurrence' | 'frequency' | 'hasConfirmedDates'>,
  from: string,
  to: string,
): Occurrence[] {
  if (!isDated({ recurrence, frequency })) return [];
  const isWithin = ({ start, end }: Span) => start <= to && end >= from;
  if (recurrence.rule === 'once') {
    const occurrence = onceOccurrence(recurrence, hasConfirmedDates);
    return isWithin(occurrence) ? [occurrence] : [];
  }
  const certainty = recurrence.rule === 'hijri' ? 'moon' : hasConfirmedDates ? 'confirmed' : 'unconfirmed';
  return spansOf(recurrence, from, to)
    .filter((span) => isWithin(span) || (certainty === 'moon' && isWithin({ ...span, end: addDays(span.end, 1) })))
    .map((span) => ({
      ...span,
      startTime: null,
      endTime: null,
      certainty,
      otherStart: certainty === 'moon' ? addDays(span.start, 1) : null,
    }));
}

/** Whether the rule names days at all. */
export function isDated({ recurrence, frequency }: Pick<EventData, 'recurrence' | 'frequency'>): boolean {
  if (recurrence.rule === 'usual-months' || recurrence.rule === 'lunisolar') return false;
  return frequency === 'yearly' || frequency === 'once';
}

/** Names a time of an event for good: the year of its own calendar, which stays when the moon moves the day. */
export function occurrenceKey({ recurrence }: Pick<EventData, 'recurrence'>, { start }: Occurrence): string {
  if (recurrence.rule === 'once') return 'once';
  return recurrence.rule === 'hijri' ? `h${hijriYearOf(start)}` : start.slice(0, 4);
}

function onceOccurrence(
  { startsAt, endsAt }: Extract<Recurrence, { rule: 'once' }>,
  hasConfirmedDates: boolean,
): Occurrence {
  return {
    start: startsAt.slice(0, 10),
    end: endsAt.slice(0, 10),
    startTime: startsAt.slice(11) || null,
    endTime: endsAt.slice(11) || null,
    certainty: hasConfirmedDates ? 'confirmed' : 'unconfirmed',
    otherStart: null,
  };
}

/** The spans of every year that may touch the days asked for, in order. */
function spansOf(recurrence: Exclude<Recurrence, { rule: 'once' }>, from: string, to: string): Span[] {
  switch (recurrence.rule) {
    case 'fixed':
      return yearsFrom(yearOf(from) - 1, yearOf(to)).flatMap((year) => {
        const start = dayOf(year, recurrence.month, recurrence.day);
        // There is no 29 February in most years, and no other day stands for it.
        return start === null ? [] : [{ start, end: addDays(start, recurrence.days - 1) }];
      });
    case 'range':
      return yearsFrom(yearOf(from) - 1, yearOf(to)).map((year) => ({
        start: dayInYear(year, recurrence.from),
        end: dayInYear(recurrence.to < recurrence.from ? year + 1 : year, recurrence.to),
      }));
    case 'hijri':
      return yearsFrom(hijriYearOf(from) - 1, hijriYearOf(to)).map((year) => hijriSpan(year, recurrence));
    default:
      return [];
  }
}

/** An event never runs into the next Hijri month: Ramadan has as many days as the calendar gives it. */
function hijriSpan(year: number, { month, day, days }: Extract<Recurrence, { rule: 'hijri' }>): Span {
  const start = hijriToDay({ year, month, day });
  const nextMonth = hijriToDay({ year: month === 12 ? year + 1 : year, month: (month % 12) + 1, day: 1 });
  const [end = start] = [addDays(start, days - 1), addDays(nextMonth, -1)].toSorted();
  return { start, end };
}

function hijriYearOf(day: string): number {
  return hijriDate(new Date(`${day}T08:00:00Z`)).year;
}

function dayInYear(year: number, monthDay: string): string {
  const [month = 1, date = 1] = monthDay.split('-').map(Number);
  return dayOf(year, month, date) ?? lastOfMonth(`${year}-${monthDay.slice(0, 2)}-01`);
}

function yearsFrom(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, at) => first + at);
}
