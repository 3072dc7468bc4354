import { fillText } from '../language/fill-text.ts';
import { LOCALE_INFO, type Locale } from '../language/locale.ts';
import { REPORTERS } from '../languages/tables/reporters.ts';

const DAY = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
const DATE = { ...DAY, year: 'numeric' } as const;
const MONTH = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const;

const write = (day: string, locale: Locale, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(LOCALE_INFO[locale].format, options).format(new Date(`${day}T00:00:00Z`));

/** A day (`YYYY-MM-DD`) in words. Only the server composes drafts, so browsers need not agree on them. */
export const dayInWords = (day: string, locale: Locale) => write(day, locale, DAY);
export const dateInWords = (day: string, locale: Locale) => write(day, locale, DATE);
export const monthInWords = (day: string, locale: Locale) => write(day, locale, MONTH);

/** From one day to another, or the one day. */
export function spanInWords(start: string, end: string, locale: Locale): string {
  const [from, to] = [dateInWords(start, locale), dateInWords(end, locale)];
  if (start === end) return from;
  return fillText(REPORTERS[locale].span, { from, to });
}

/**
 * Markdown without markup: signs that would begin a link, emphasis, a heading or a table are escaped. Braces become parentheses,
 * because a parser undoes escapes before it looks for the tokens of facts.
 */
export function escapeMarkdown(text: string): string {
  return text
    .replaceAll('{', '(')
    .replaceAll('}', ')')
    .replace(/[\\`*_[\]<>#|~]/g, String.raw`\$&`)
    .replace(/^(\s*)([-+])(?=\s)/gm, String.raw`$1\$2`)
    .replace(/^(\s*\d+)([.)])(?=\s)/gm, String.raw`$1\$2`);
}
