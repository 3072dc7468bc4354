import { LOCALE_INFO, type Locale } from '../language/locale.ts';
import { durationParts } from './duration.ts';
import type { Fact } from './fact.ts';
import { type Weekday, WEEKDAYS } from './calendar-day.ts';
import type { ScheduleRow } from './schedule.ts';
import { type ScheduleGroup, dayRuns, groupSchedule } from './schedule-groups.ts';
import type { FactPattern, FactTerms, UnitForms } from './term.ts';

/** Thrown inside `writeValue` when a language lacks a word that the value needs. */
class MissingTerm extends Error {}

const cache = new Map<string, unknown>();

function remembered<T>(key: string, make: () => T): T {
  const known = cache.get(key) as T | undefined;
  if (known !== undefined) return known;
  const made = make();
  cache.set(key, made);
  return made;
}

function formatNumber(value: number, locale: Locale, fractionDigits?: { minimum: number; maximum: number }): string {
  const { minimum, maximum } = fractionDigits ?? { minimum: 0, maximum: 4 };
  return remembered(`number ${locale} ${minimum} ${maximum}`, () => {
    const options = { minimumFractionDigits: minimum, maximumFractionDigits: maximum };
    return new Intl.NumberFormat(LOCALE_INFO[locale].format, options);
  }).format(value);
}

function pluralCategory(value: number, locale: Locale): Intl.LDMLPluralRule {
  return remembered(`plural ${locale}`, () => new Intl.PluralRules(LOCALE_INFO[locale].format)).select(value);
}

function unitForms(unit: string, terms: FactTerms): UnitForms {
  const forms = terms.units[unit];
  if (!forms) throw new MissingTerm(unit);
  return forms;
}

function pattern(id: FactPattern, terms: FactTerms, values: Record<string, string> = {}): string {
  const found = terms.patterns[id];
  if (found === undefined) throw new MissingTerm(id);
  return found.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
}

/** A line break never separates a number from its unit. */
function put(form: string, number: string): string {
  return form.replace('# ', '#\u00a0').replace(' #', '\u00a0#').replace('#', number);
}

function withUnit(value: number, number: string, unit: string, locale: Locale, terms: FactTerms): string {
  const forms = unitForms(unit, terms);
  return put(forms[pluralCategory(value, locale)] ?? forms.other, number);
}

function writeMoney(value: number, unit: string | undefined, locale: Locale, terms: FactTerms): string {
  const digits = Number.isInteger(value) ? { minimum: 0, maximum: 0 } : { minimum: 2, maximum: 4 };
  const amount = withUnit(value, formatNumber(value, locale, digits), 'dirham', locale, terms);
  if (unit === undefined) return amount;
  const { per } = unitForms(unit, terms);
  if (per === undefined) throw new MissingTerm(`${unit}.per`);
  return per.replace('#', amount);
}

function writeDuration(value: string, locale: Locale, terms: FactTerms): string {
  const parts = durationParts(value).map(({ unit, count }) =>
    withUnit(count, formatNumber(count, locale), unit, locale, terms),
  );
  return remembered(`list ${locale}`, () => new Intl.ListFormat(locale, { type: 'unit', style: 'long' })).format(parts);
}

/** 1 January 2024 was a Monday, so day n of that month names weekday n. */
function dayName(day: Weekday, locale: Locale): string {
  const options = { weekday: 'short', timeZone: 'UTC' } as const;
  const format = remembered(`weekday ${locale}`, () => new Intl.DateTimeFormat(LOCALE_INFO[locale].format, options));
  return format.format(Date.UTC(2024, 0, 1 + WEEKDAYS.indexOf(day)));
}

function writeDays(days: readonly Weekday[], locale: Locale, terms: FactTerms): string {
  if (days.length === WEEKDAYS.length) return pattern('days-daily', terms);
  const runs = dayRuns(days).flatMap((run) => {
    const [first, last] = [run[0], run.at(-1)].map((day) => dayName(day as Weekday, locale));
    if (run.length < 3) return run.map((day) => dayName(day, locale));
    return [pattern('days-range', terms, { from: first ?? '', to: last ?? '' })];
  });
  return runs.join(pattern('separator', terms));
}

const AROUND_THE_CLOCK = { from: '00:00', to: '24:00' };

function writeHours(row: Omit<ScheduleRow, 'days'>, locale: Locale, terms: FactTerms): string {
  const { from, to, price, audience } = row;
  const isAlways = from === AROUND_THE_CLOCK.from && to === AROUND_THE_CLOCK.to && price === undefined;
  const hours = isAlways ? pattern('hours-always', terms) : pattern('hours-range', terms, { from, to });
  const notes = [
    ...(price === undefined
      ? []
      : [price === 0 ? pattern('price-free', terms) : writeMoney(price, undefined, locale, terms)]),
    ...(audience === undefined ? [] : [pattern(`audience-${audience}`, terms)]),
  ];
  return notes.reduce((written, price) => pattern('price-note', terms, { hours: written, price }), hours);
}

function writeGroup({ days, hours }: ScheduleGroup, locale: Locale, terms: FactTerms): string {
  const times = hours.map((row) => writeHours(row, locale, terms)).join(pattern('separator', terms));
  return `${writeDays(days, locale, terms)} ${times}`;
}

function writeDate(value: string, locale: Locale): string {
  const options = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return remembered(`date ${locale}`, () => new Intl.DateTimeFormat(LOCALE_INFO[locale].format, options)).format(
    new Date(`${value}T00:00:00Z`),
  );
}

function writePercent(value: number, locale: Locale): string {
  const options = { style: 'percent', maximumFractionDigits: 2 } as const;
  return remembered(`percent ${locale}`, () => new Intl.NumberFormat(LOCALE_INFO[locale].format, options)).format(
    value / 100,
  );
}

function write(fact: Fact, locale: Locale, terms: FactTerms): string | undefined {
  switch (fact.type) {
    case 'money':
      return writeMoney(fact.value, fact.unit, locale, terms);
    case 'number':
      return withUnit(fact.value, formatNumber(fact.value, locale), fact.unit, locale, terms);
    case 'percent':
      return writePercent(fact.value, locale);
    case 'duration':
      return writeDuration(fact.value, locale, terms);
    case 'time':
      return fact.value;
    case 'date':
      return writeDate(fact.value, locale);
    case 'phone':
    case 'code':
      return fact.display ?? fact.value;
    case 'text':
      return fact.texts[locale]?.value;
    case 'schedule':
      return groupSchedule(fact.value)
        .map((group) => writeGroup(group, locale, terms))
        .join(pattern('group-separator', terms));
  }
}

/** The value of a fact in one language, with its unit. Undefined when the language lacks the words for it. */
export function writeValue(fact: Fact, locale: Locale, terms: FactTerms | undefined): string | undefined {
  try {
    return write(fact, locale, terms ?? { units: {}, patterns: {} });
  } catch (error) {
    if (error instanceof MissingTerm) return undefined;
    throw error;
  }
}
