import { durationParts, type DurationUnit } from '../guide/duration.ts';
import type { Fact } from '../guide/fact.ts';
import type { ScheduleRow } from '../guide/schedule.ts';
import { normalizeText } from '../language/normalize-text.ts';
import { unitOf } from './fact-rules.ts';

/** Why a change is outside the usual range. The messages for staff are `newsroom.unusual.…`. */
export const UNUSUAL_REASONS = ['sign', 'unit', 'third', 'hours', 'year', 'digits', 'days'] as const;
export type UnusualReason = (typeof UNUSUAL_REASONS)[number];

const THIRD = 1 / 3;
const DAY_MINUTES = 1440;
const CLOCK_LIMIT_MINUTES = 120;
const DATE_LIMIT_DAYS = 366;
const MINUTES: Record<DurationUnit, number> = {
  year: 365 * DAY_MINUTES,
  month: 30 * DAY_MINUTES,
  week: 7 * DAY_MINUTES,
  day: DAY_MINUTES,
  hour: 60,
  minute: 1,
};

/**
 * STAFF-6: why a change of a value needs a confirmation: another sign or unit, more than a third up or down, a time moved by more than
 * two hours, a date by more than a year, a number to call or send with another number of digits, other opening days. Null: usual.
 */
export function unusualChange(before: Fact, after: Fact): UnusualReason | null {
  if (unitOf(before) !== unitOf(after)) return 'unit';
  if (before.type !== after.type) return 'unit';
  switch (after.type) {
    case 'money':
    case 'number':
    case 'percent':
      return unusualNumber(before.value as number, after.value);
    case 'duration':
      return unusualNumber(minutesIn(before.value as string), minutesIn(after.value));
    case 'time':
      return clockDistance(before.value as string, after.value) > CLOCK_LIMIT_MINUTES ? 'hours' : null;
    case 'date':
      return daysBetween(before.value as string, after.value) > DATE_LIMIT_DAYS ? 'year' : null;
    case 'phone':
    case 'code':
      return (before.value as string).length === after.value.length ? null : 'digits';
    case 'text':
      return unusualWords(before.texts, after.texts, 'value');
    case 'schedule':
      return unusualHours(before.value as ScheduleRow[], after.value);
  }
}

function unusualNumber(before: number, after: number): UnusualReason | null {
  if (Math.sign(before) !== Math.sign(after)) return 'sign';
  return Math.abs(after - before) > Math.abs(before) * THIRD ? 'third' : null;
}

const minutesIn = (duration: string): number =>
  durationParts(duration).reduce((sum, { unit, count }) => sum + count * MINUTES[unit], 0);

function clock(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** In minutes, the shorter way round the clock. */
function clockDistance(one: string, other: string): number {
  const apart = Math.abs(clock(one) - clock(other)) % DAY_MINUTES;
  return Math.min(apart, DAY_MINUTES - apart);
}

const daysBetween = (one: string, other: string): number =>
  Math.abs(Date.parse(one) - Date.parse(other)) / (DAY_MINUTES * 60_000);

/** The numbers of a sentence in order, in the digits of any language. */
const numbersIn = (words: string): number[] =>
  [...normalizeText(words).matchAll(/\d+(?:[,٬]\d{3})*(?:[.٫]\d+)?/gu)].map(([found]) =>
    Number(found.replace(/[,٬]/gu, '').replace('٫', '.')),
  );

/** STAFF-6: the same for the numbers in the sentences of a fact, beside its value. */
export function unusualSentences(before: Fact, after: Fact): UnusualReason | null {
  return unusualWords(before.texts, after.texts, 'sentence');
}

/** A number in the words that moved too far. Numbers are compared in their order; other counts of them are other sentences. */
function unusualWords(before: Fact['texts'], after: Fact['texts'], part: 'value' | 'sentence'): UnusualReason | null {
  for (const [locale, text] of Object.entries(after)) {
    const old = numbersIn(before[locale as keyof typeof before]?.[part] ?? '');
    const now = numbersIn(text[part] ?? '');
    if (old.length !== now.length) continue;
    const reason = now.map((number, at) => unusualNumber(old[at] ?? 0, number)).find((found) => found !== null);
    if (reason) return reason;
  }
  return null;
}

const spanOf = ({ from, to }: ScheduleRow): number => {
  const length = clock(to) - clock(from);
  return length > 0 ? length : length + DAY_MINUTES;
};

function unusualHours(before: readonly ScheduleRow[], after: readonly ScheduleRow[]): UnusualReason | null {
  const daysOf = (rows: readonly ScheduleRow[]) => [...new Set(rows.flatMap(({ days }) => days))].toSorted().join(' ');
  if (daysOf(before) !== daysOf(after)) return 'days';
  const minutes = (rows: readonly ScheduleRow[]) => rows.reduce((sum, row) => sum + row.days.length * spanOf(row), 0);
  if (unusualNumber(minutes(before), minutes(after))) return 'third';
  const isFar = (pick: (row: ScheduleRow) => string) =>
    before.length === after.length &&
    before.some((row, at) => clockDistance(pick(row), pick(after[at] ?? row)) > CLOCK_LIMIT_MINUTES);
  if (isFar(({ from }) => from) || isFar(({ to }) => to)) return 'hours';
  const prices = (rows: readonly ScheduleRow[]) => rows.flatMap(({ price }) => price ?? []);
  const [old, now] = [prices(before), prices(after)];
  if (old.length !== now.length) return null;
  return now.map((price, at) => unusualNumber(old[at] ?? 0, price)).find((found) => found !== null) ?? null;
}
