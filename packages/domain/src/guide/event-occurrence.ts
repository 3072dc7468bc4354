import { addDays, dayInYear, dayOf, yearOf } from './calendar-day.ts';
import type { EventData, Recurrence, WeeklyRule } from './event.ts';
import { weeklyDays, weeklySeries } from './event-weekly.ts';
import { hijriDate, hijriToDay } from './hijri-date.ts';

/**
 * The certainty of a date: fixed by law or calendar or given by the organiser (`confirmed`), announced and perhaps moved since
 * (`announced`), computed and subject to the moon sighting (`moon`), the usual day (`unconfirmed`), or the weekday of a programme
 * that is held every week as its source says (`weekly`).
 */
export const CERTAINTIES = ['confirmed', 'announced', 'moon', 'unconfirmed', 'weekly'] as const;
export type Certainty = (typeof CERTAINTIES)[number];

/**
 * One occurrence of an event. Days are in Dubai, both inclusive. Times are `HH:MM`, known together except where imported or weekly.
 * The end of one day that is not after its beginning is after midnight.
 */
export type Occurrence = {
  start: string;
  end: string;
  startTime: string | null;
  endTime: string | null;
  certainty: Certainty;
  /** The other possible start, when it depends on the moon sighting. The end moves with it. */
  otherStart: string | null;
};

type Span = Pick<Occurrence, 'start' | 'end'>;

/**
 * The occurrences of an event between two days, both inclusive, in order. Only rules with dates yield any: an event of every
 * other year or of two seasons has none, whatever its rule, because the rule does not state which.
 */
export function occurrencesOf(
  event: Pick<EventData, 'recurrence' | 'frequency' | 'hasConfirmedDates' | 'editions'>,
  from: string,
  to: string,
): Occurrence[] {
  const dated = editionsOf(event);
  const isWithin = ({ start, end }: Span) => start <= to && end >= from;
  const years = new Set(dated.map(({ start }) => yearOf(start)));
  const computed = isRuleDated(event) ? computedOccurrences(event, from, to) : [];
  if (dated.length === 0) return computed;
  return [...dated.filter(isWithin), ...computed.filter(({ start }) => !years.has(yearOf(start)))].toSorted((a, b) =>
    a.start.localeCompare(b.start, 'en'),
  );
}

function editionsOf({ editions = [] }: Pick<EventData, 'editions'>): Occurrence[] {
  return editions.map(({ from, to, status }) => ({
    start: from,
    end: to,
    startTime: null,
    endTime: null,
    certainty: status,
    otherStart: null,
  }));
}

function computedOccurrences(
  { recurrence, hasConfirmedDates }: Pick<EventData, 'recurrence' | 'hasConfirmedDates'>,
  from: string,
  to: string,
): Occurrence[] {
  const isWithin = ({ start, end }: Span) => start <= to && end >= from;
  if (recurrence.rule === 'weekly')
    return weeklyDays(recurrence, from, to).map((day) => weeklyOccurrence(recurrence, day));
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

/** Whether the event has dates on a day or after it: by its rule, or those of an edition. */
export function isDated(event: Pick<EventData, 'recurrence' | 'frequency' | 'editions'>, day: string): boolean {
  return isRuleDated(event) || (event.editions?.some(({ to }) => to >= day) ?? false);
}

function isRuleDated({ recurrence, frequency }: Pick<EventData, 'recurrence' | 'frequency'>): boolean {
  if (recurrence.rule === 'usual-months' || recurrence.rule === 'lunisolar') return false;
  return frequency === 'yearly' || frequency === 'once' || frequency === 'weekly';
}

/**
 * A permanent key of an occurrence: the year of its own calendar, which does not change when the moon sighting moves the day. All
 * weeks of a weekly programme have one key, because calendars and feeds have it once.
 */
export function occurrenceKey(
  { recurrence, editions = [] }: Pick<EventData, 'recurrence' | 'editions'>,
  { start }: Pick<Occurrence, 'start'>,
): string {
  if (recurrence.rule === 'once') return 'once';
  const series = weeklySeries({ recurrence }, start);
  if (series) return series.key;
  if (recurrence.rule === 'hijri') return `h${hijriYearOf(start)}`;
  const year = start.slice(0, 4);
  // A year can hold two editions, as of a feast that two churches keep on different days.
  const earlier = editions.filter(({ from }) => from.startsWith(year) && from < start).length;
  return earlier === 0 ? year : `${year}-${earlier + 1}`;
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

function weeklyOccurrence({ from, to }: WeeklyRule, day: string): Occurrence {
  const times = { startTime: from ?? null, endTime: to ?? null };
  return { start: day, end: day, ...times, certainty: 'weekly', otherStart: null };
}

/** The yearly spans that may overlap the requested days, in order. */
function spansOf(recurrence: Exclude<Recurrence, { rule: 'once' | 'weekly' }>, from: string, to: string): Span[] {
  switch (recurrence.rule) {
    case 'fixed':
      return yearsFrom(yearOf(from) - 1, yearOf(to)).flatMap((year) => {
        const start = dayOf(year, recurrence.month, recurrence.day);
        // Most years have no 29 February, and no other day replaces it.
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

/** An event never extends into the next Hijri month: Ramadan has as many days as the calendar gives it. */
function hijriSpan(year: number, { month, day, days }: Extract<Recurrence, { rule: 'hijri' }>): Span {
  const start = hijriToDay({ year, month, day });
  const nextMonth = hijriToDay({ year: month === 12 ? year + 1 : year, month: (month % 12) + 1, day: 1 });
  const [end = start] = [addDays(start, days - 1), addDays(nextMonth, -1)].toSorted();
  return { start, end };
}

function hijriYearOf(day: string): number {
  return hijriDate(new Date(`${day}T08:00:00Z`)).year;
}

function yearsFrom(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, at) => first + at);
}
