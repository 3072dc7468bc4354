import { dubaiMinute, clockOf } from '@dalil/domain/city/clock-time.ts';
import type { UnitForms } from '@dalil/domain/guide/term.ts';
import { LOCALE_INFO, type Locale } from '@dalil/domain/language/locale.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

function format(locale: Locale, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(LOCALE_INFO[locale].format, { ...options, timeZone: 'UTC' });
  formats.set(key, made);
  return made;
}

const instant = (day: string) => new Date(`${day}T00:00:00Z`);

/** A day with its weekday: "Monday, 23 November 2026". */
export function writeDay(day: string, locale: Locale): string {
  return format(locale, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }).format(instant(day));
}

/** A day of every year, `MM-DD`: "29 September". */
export function writeMonthDay(day: string, locale: Locale): string {
  return format(locale, { day: 'numeric', month: 'long' }).format(instant(`2026-${day}`));
}

/** The name of a weekday, 0 for Monday. */
export function writeWeekday(at: number, locale: Locale): string {
  // The first day of January 2024 was a Monday.
  return format(locale, { weekday: 'long' }).format(new Date(Date.UTC(2024, 0, 1 + at)));
}

/** When something was last known to be valid, as precisely as it is known: a year, a month or a day. */
export function writeAsOf(asOf: string, locale: Locale): string {
  const [year, month, day] = asOf.split('-').map(Number);
  const options: Intl.DateTimeFormatOptions = {
    year: 'numeric',
    ...(month !== undefined && { month: 'long' }),
    ...(day !== undefined && { day: 'numeric' }),
  };
  return format(locale, options).format(new Date(Date.UTC(year ?? 0, (month ?? 1) - 1, day ?? 1)));
}

/** The name of a month, 1 to 12. */
export function writeMonth(month: number, locale: Locale): string {
  return format(locale, { month: 'long' }).format(new Date(Date.UTC(2026, month - 1, 1)));
}

export function writeMonths(months: readonly number[], locale: Locale): string {
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(months.map((month) => writeMonth(month, locale)));
}

export function writeNumber(value: number, locale: Locale): string {
  return new Intl.NumberFormat(LOCALE_INFO[locale].format, { maximumFractionDigits: 1 }).format(value);
}

/** `HH:MM` of an instant in Dubai. */
export function writeClock(now: Date): string {
  return clockOf(dubaiMinute(now));
}

export function writeUnit(value: number, forms: UnitForms, locale: Locale): string {
  const form = forms[new Intl.PluralRules(LOCALE_INFO[locale].format).select(value)] ?? forms.other;
  return form.replace('# ', '#\u00a0').replace('#', writeNumber(value, locale));
}
