import { clockOf } from '@dalil/domain/city/clock-time.ts';
import { LOCALE_INFO, type Locale } from '@dalil/domain/language/locale.ts';
import { PRODUCT } from '@dalil/domain/product.ts';

type Moment = Date | string | number;

/** 24 hours, or 12 with the language's day periods. */
export type ClockChoice = '24h' | '12h';

/** Converts values to text in one language. Digits are Latin everywhere, times are Dubai's. */
export type Formatters = {
  number: (value: number) => string;
  /** A share: 0.05 → "5%". One decimal at most, unless more are requested. */
  percent: (value: number, decimals?: number) => string;
  /** "Friday 20 November 2026" */
  longDate: (value: Moment) => string;
  /** "20 Nov 2026" */
  shortDate: (value: Moment) => string;
  /** "Fri, 20 Nov 2026" */
  weekdayDate: (value: Moment) => string;
  /** "20 Nov" */
  shortDay: (value: Moment) => string;
  /** "20 Nov 2026, 14:30" */
  shortMoment: (value: Moment) => string;
  /** "Fri, 20 Nov 2026, 14:30" */
  weekdayMoment: (value: Moment) => string;
  /** "20 November", of "11-20" */
  dayOfYear: (monthDay: string) => string;
  /** "November 2026" */
  month: (value: Moment) => string;
  /** "Fri" */
  weekday: (value: Moment) => string;
  /** "Friday" */
  weekdayName: (value: Moment) => string;
  /** "11:26" or "11:26 am" */
  time: (value: Moment) => string;
  /** The same for a minute of a day in Dubai, counted from its midnight. */
  clock: (minute: number) => string;
  /** The time in another zone, with the weekday, which may differ there. */
  timeIn: (value: Moment, timeZone: string) => string;
  /** "India Standard Time" */
  zone: (timeZone: string) => string;
  /** The time a fact applied, with the precision it has: "2025", "2025-12" or a full date. Anything else stays unchanged. */
  asOf: (value: string) => string;
  /** "beach, park and souk" */
  list: (values: Iterable<string>) => string;
  /** Sorts names as expected in the language. */
  compare: (a: string, b: string) => number;
};

const made = new Map<string, Formatters>();

/** The formatters of a language. They are cached, because creating them is slow. */
export function formattersOf(locale: Locale, clock: ClockChoice = '24h'): Formatters {
  const key = `${locale} ${clock}`;
  const known = made.get(key);
  if (known) return known;
  const formatters = makeFormatters(LOCALE_INFO[locale].format, clock);
  made.set(key, formatters);
  return formatters;
}

/** Creates the real formatter on first use: a page rarely needs all of them. */
function lazily<T>(make: () => T): () => T {
  let value: T | undefined;
  return () => (value ??= make());
}

function makeFormatters(tag: string, clock: ClockChoice): Formatters {
  const number = lazily(() => new Intl.NumberFormat(tag));
  const percent = lazily(() => percentFormat(tag, 1));
  const month = lazily(() => dateFormat(tag, { month: 'long', year: 'numeric' }));
  const dayOfYear = lazily(() => dateFormat(tag, { day: 'numeric', month: 'long' }));
  const longDate = lazily(() => dateFormat(tag, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }));
  const shortDate = lazily(() => dateFormat(tag, { day: 'numeric', month: 'short', year: 'numeric' }));
  const weekdayDate = lazily(() =>
    dateFormat(tag, { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' }),
  );
  const shortDay = lazily(() => dateFormat(tag, { day: 'numeric', month: 'short' }));
  const weekday = lazily(() => dateFormat(tag, { weekday: 'short' }));
  const weekdayName = lazily(() => dateFormat(tag, { weekday: 'long' }));
  const time = lazily(() => dateFormat(tag, CLOCKS[clock]));
  const comma = /^(?:ar|ur)\b/.test(tag) ? '، ' : ', ';
  const list = lazily(() => new Intl.ListFormat(tag, { type: 'conjunction' }));
  const collator = lazily(() => new Intl.Collator(tag, { numeric: true, sensitivity: 'base' }));

  return {
    number: (value) => number().format(value),
    percent: (value, decimals = 1) => (decimals === 1 ? percent() : percentFormat(tag, decimals)).format(value),
    longDate: (value) => longDate().format(momentOf(value)),
    shortDate: (value) => shortDate().format(momentOf(value)),
    shortDay: (value) => shortDay().format(momentOf(value)),
    weekdayDate: (value) => weekdayDate().format(momentOf(value)),
    shortMoment: (value) => `${shortDate().format(momentOf(value))}${comma}${time().format(momentOf(value))}`,
    weekdayMoment: (value) => `${weekdayDate().format(momentOf(value))}${comma}${time().format(momentOf(value))}`,
    dayOfYear: (monthDay) => dayOfYear().format(momentOf(`${LEAP_YEAR}-${monthDay}`)),
    month: (value) => month().format(momentOf(value)),
    weekday: (value) => weekday().format(momentOf(value)),
    weekdayName: (value) => weekdayName().format(momentOf(value)),
    time: (value) => time().format(momentOf(value)),
    clock: (minute) => (clock === '24h' ? clockOf(minute) : time().format(SOME_MIDNIGHT + minute * MINUTE_MS)),
    timeIn: (value, timeZone) =>
      new Intl.DateTimeFormat(tag, { ...CLOCKS[clock], weekday: 'short', timeZone }).format(momentOf(value)),
    zone: (timeZone) => nameOfZone(tag, timeZone),
    asOf: (value) => formatAsOf(value, month(), shortDate()),
    list: (values) => list().format(values),
    compare: (a, b) => collator().compare(a, b),
  };
}

const CLOCKS: Record<ClockChoice, Intl.DateTimeFormatOptions> = {
  '24h': { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  '12h': { hour: 'numeric', minute: '2-digit', hourCycle: 'h12' },
};
const MINUTE_MS = 60_000;
/** It has every day a year can have. */
const LEAP_YEAR = 2024;
const SOME_MIDNIGHT = Date.parse('2026-01-01T00:00:00+04:00');

function percentFormat(tag: string, decimals: number): Intl.NumberFormat {
  return new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: decimals });
}

function dateFormat(tag: string, parts: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(tag, { ...parts, calendar: 'gregory', timeZone: PRODUCT.timeZone });
}

function nameOfZone(tag: string, timeZone: string): string {
  const parts = new Intl.DateTimeFormat(tag, { timeZone, timeZoneName: 'longGeneric' }).formatToParts(0);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** A bare day is a day in Dubai. Noon makes it the same day in every zone. */
function momentOf(value: Moment): Date {
  return new Date(typeof value === 'string' && DAY.test(value) ? `${value}T12:00:00+04:00` : value);
}

function formatAsOf(value: string, month: Intl.DateTimeFormat, day: Intl.DateTimeFormat): string {
  if (/^\d{4}$/.test(value)) return value;
  const isMonth = /^\d{4}-\d{2}$/.test(value);
  const moment = momentOf(isMonth ? `${value}-15` : value);
  if (Number.isNaN(moment.getTime())) return value;
  return (isMonth ? month : day).format(moment);
}
