import { LOCALE_INFO, type Locale } from '../language/locale.ts';
import { DIRHAM } from '../languages/tables/dirham.ts';
import type { UnitForms } from './term.ts';

/** The dirham with a number, as the content writes it in values of facts; a test compares them. */
export const DIRHAM_FORMS: Record<Locale, UnitForms> = DIRHAM;

/** An amount in the one form that facts, computed prices and answers share. */
export function writeDirhams(value: number, locale: Locale): string {
  const tag = LOCALE_INFO[locale].format;
  const minimumFractionDigits = Number.isInteger(value) ? 0 : 2;
  const number = new Intl.NumberFormat(tag, { minimumFractionDigits, maximumFractionDigits: 2 }).format(value);
  const forms = DIRHAM_FORMS[locale];
  const form = forms[new Intl.PluralRules(tag, { minimumFractionDigits }).select(value)] ?? forms.other;
  return form.replace('# ', '#\u00a0').replace(' #', '\u00a0#').replace('#', number);
}
