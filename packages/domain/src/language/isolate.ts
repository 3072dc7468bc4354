import { LOCALE_INFO, type Locale } from './locale.ts';

const FIRST_STRONG_ISOLATE = '\u2068';
const POP_ISOLATE = '\u2069';
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
const LEFT_TO_RIGHT = /[\p{Script=Latin}\p{Script=Devanagari}]/u;

/** Isolates a value of unknown direction from the plain text around it, also where that text is copied. */
export function isolate(text: string): string {
  return `${FIRST_STRONG_ISOLATE}${text}${POP_ISOLATE}`;
}

/** The same for a value with letters that run against the language of the text around it. Others stay as they are. */
export function isolateForeign(text: string, locale: Locale): string {
  const foreign = LOCALE_INFO[locale].dir === 'rtl' ? LEFT_TO_RIGHT : RIGHT_TO_LEFT;
  return foreign.test(text) ? isolate(text) : text;
}
