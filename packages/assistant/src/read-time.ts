import {
  addDays,
  addMonths,
  dayOf,
  firstOfMonth,
  isDay,
  lastOfMonth,
  mondayOf,
  weekdayOf,
  yearOf,
} from '@dalil/domain/guide/calendar-day.ts';
import { dubaiDate } from '@dalil/domain/guide/dubai-date.ts';
import { normalizeDigits } from '@dalil/domain/language/digits.ts';
import type { FoundSense, ReadText } from './lexicon/find-senses.ts';
import { MONTH_SENSES, type Sense, TIMES, WEEKDAY_SENSES } from './lexicon/senses.ts';
import { readClock } from './read-clock.ts';

export const DAY_PARTS = ['morning', 'noon', 'afternoon', 'evening', 'night'] as const;
export type DayPart = (typeof DAY_PARTS)[number];

/** Days in Dubai, both inclusive, that a question is about. */
export type QuestionTime = {
  from: string;
  to: string;
  /** The span that was named: a single day, several days, or a month of any year. */
  span: 'day' | 'weekend' | 'week' | 'month' | 'year';
  part: DayPart | null;
  /** Minutes since midnight, if a time of day was named. */
  minute: number | null;
  /** The wording is ambiguous and the likelier meaning was chosen. */
  isAssumed: boolean;
};

const PAST =
  /(?:^|\s)(?:था|थी|थे|थीं|हुआ|हुई|हुए|गया|गई|تھا|تھی|تھے|تھیں|ہوا|ہوئی|ہوئے|گیا|گئی|tha|thi|hua|hui|gaya|gayi)(?:\s|[?!.۔।؟]|$)/u;
const FUTURE =
  /(?:ूँगा|ूंगा|ेगा|ेगी|ोगा|ोगी|ेंगे|ाएगा|ाएगी|ں گا|ے گا|ے گی|وگا|وگی|یں گے|unga|oonga|ega|egi|oga|ogi|enge)(?:\s|[?!.۔।؟]|$)/u;
const ISO = /(?<!\d)(20\d\d)-(\d\d)-(\d\d)(?!\d)/u;
const SLASHED = /(?<!\d)(\d{1,2})[/.](\d{1,2})[/.](20\d\d)(?!\d)/u;

type Span = Pick<QuestionTime, 'from' | 'to' | 'span'> & { isAssumed?: boolean };

/**
 * The days and the time of day a question names, relative to `now` in Dubai. Null when it names none. "Kal" in Hindi and Urdu is
 * yesterday or tomorrow: the tense of the sentence decides, and without one it is tomorrow.
 */
export function readTime(text: string, read: ReadText, now: Date): QuestionTime | null {
  const today = dubaiDate(now);
  const senses = new Set(read.senses.map(({ sense }) => sense));
  const part = dayPart(senses);
  const minute = readClock(text);
  const span =
    writtenDate(text, read, today) ??
    namedDay(text, senses, today) ??
    weekdays(senses, today) ??
    stretch(read, senses, today);
  if (!span) return part === null && minute === null ? null : { ...day(today), part, minute, isAssumed: true };
  return { ...span, part, minute, isAssumed: span.isAssumed ?? false };
}

const day = (date: string, isAssumed = false): Span & { isAssumed: boolean } => ({
  from: date,
  to: date,
  span: 'day',
  isAssumed,
});

function dayPart(senses: ReadonlySet<Sense>): DayPart | null {
  if (senses.has('tonight')) return 'evening';
  return DAY_PARTS.find((part) => senses.has(part)) ?? null;
}

function namedDay(text: string, senses: ReadonlySet<Sense>, today: string): Span | null {
  const isPast = PAST.test(text) && !FUTURE.test(text);
  if (senses.has('day-after-tomorrow')) return day(addDays(today, isPast ? -2 : 2));
  if (senses.has('tomorrow')) return day(addDays(today, 1));
  if (senses.has('yesterday')) return day(addDays(today, -1));
  if (senses.has('day-beside')) return isPast ? day(addDays(today, -1)) : day(addDays(today, 1), !FUTURE.test(text));
  if (
    senses.has('today') ||
    senses.has('tonight') ||
    senses.has('now') ||
    senses.has('live') ||
    senses.has('date-today')
  )
    return day(today);
  return null;
}

/** The coming weekday, including today. "Next" excludes today, "last" is the one before. */
function weekdays(senses: ReadonlySet<Sense>, today: string): Span | null {
  const requested = WEEKDAY_SENSES.findIndex((sense) => senses.has(sense)) + 1;
  // Several weekdays ("Monday to Friday") do not name a single day.
  if (requested === 0 || WEEKDAY_SENSES.filter((sense) => senses.has(sense)).length > 1) return null;
  const ahead = (requested - weekdayOf(today) + 7) % 7;
  if (senses.has('last')) return day(addDays(today, ahead - 7));
  if (senses.has('next') && ahead === 0) return day(addDays(today, 7));
  return day(addDays(today, ahead), senses.has('next'));
}

/** "Month 8", a common form in Arabic. 0 when there is none. */
function numberedMonth({ words, senses }: ReadText): number {
  const found = senses.find(({ sense }) => sense === 'month');
  const written = found && /^\d{1,2}$/u.exec(normalizeDigits(words[found.to]?.text ?? ''))?.[0];
  return written && Number(written) <= MONTH_SENSES.length ? Number(written) : 0;
}

function stretch(read: ReadText, senses: ReadonlySet<Sense>, today: string): Span | null {
  const isNext = senses.has('next');
  const isLast = senses.has('last');
  const monday = addDays(mondayOf(today), isNext ? 7 : isLast ? -7 : 0);
  if (senses.has('weekend')) return weekend(monday, isNext || isLast ? '' : today);
  const month = MONTH_SENSES.findIndex((sense) => senses.has(sense)) + 1 || numberedMonth(read);
  if (month > 0) return comingMonth(month, today);
  const isThis = senses.has('this') || isNext || isLast;
  if (senses.has('week') && isThis)
    return { from: isNext || isLast ? monday : today, to: addDays(monday, 6), span: 'week' };
  if (senses.has('month') && isThis) {
    const first = addMonths(firstOfMonth(today), isNext ? 1 : isLast ? -1 : 0);
    return { from: isNext || isLast ? first : today, to: lastOfMonth(first), span: 'month' };
  }
  if (senses.has('year') && isThis) {
    const year = yearOf(today) + (isNext ? 1 : isLast ? -1 : 0);
    return { from: isNext || isLast ? `${year}-01-01` : today, to: `${year}-12-31`, span: 'year' };
  }
  return null;
}

function weekend(monday: string, today: string): Span {
  const saturday = addDays(monday, 5);
  const sunday = addDays(monday, 6);
  return { from: today > saturday ? sunday : saturday, to: sunday, span: 'weekend' };
}

/** The rest of this month, or the next month of that name. */
function comingMonth(month: number, today: string): Span {
  const year = yearOf(today) + (month < Number(today.slice(5, 7)) ? 1 : 0);
  const first = `${year}-${String(month).padStart(2, '0')}-01`;
  return { from: first < today ? today : first, to: lastOfMonth(first), span: 'month' };
}

/** `2026-12-02`, `2/12/2026` and "2 December", with or without the year. */
function writtenDate(text: string, read: ReadText, today: string): Span | null {
  const normalized = normalizeDigits(text);
  const [iso] = ISO.exec(normalized) ?? [];
  if (iso && isDay(iso)) return day(iso);
  const [, date = '', month = '', year = ''] = SLASHED.exec(normalized) ?? [];
  const slashed = year && dayOf(Number(year), Number(month), Number(date));
  if (slashed) return day(slashed);
  return dayOfMonth(read, today);
}

function dayOfMonth({ words, senses }: ReadText, today: string): Span | null {
  const found = senses.find(({ sense }) => (MONTH_SENSES as readonly Sense[]).includes(sense));
  if (!found) return null;
  const month = (MONTH_SENSES as readonly Sense[]).indexOf(found.sense) + 1;
  const numberAt = (at: number) =>
    Number(/^(\d{1,2})(?:st|nd|rd|th)?$/iu.exec(normalizeDigits(words[at]?.text ?? ''))?.[1] ?? 0);
  const date = [found.from - 1, found.to, found.from - 2].map(numberAt).find((number) => number >= 1 && number <= 31);
  if (!date) return null;
  const [writtenYear] = words
    .map(({ text }) => /^20\d\d$/.exec(normalizeDigits(text))?.[0])
    .filter((year) => year !== undefined);
  if (writtenYear) return nullOr(dayOf(Number(writtenYear), month, date));
  const thisYear = dayOf(yearOf(today), month, date);
  return nullOr(thisYear && thisYear >= today ? thisYear : dayOf(yearOf(today) + 1, month, date));
}

const nullOr = (date: string | null): Span | null => (date === null ? null : day(date));

/** Whether a sense only states a time. */
export function isTimeSense({ sense }: FoundSense): boolean {
  return (TIMES as readonly Sense[]).includes(sense);
}
