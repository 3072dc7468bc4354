import { BASE_LOCALE, type Locale } from '../language/locale.ts';
import type { Fact } from './fact.ts';
import { factStatus } from './fact-status.ts';
import { writeValue } from './fact-value.ts';
import { pricesOn } from './schedule.ts';
import type { FactTermsByLocale } from './term.ts';
import type { FactView } from './views.ts';

/**
 * The language in which a fact is complete: label, source and, if displayed, value. I18N-2: the requested one, else English, else
 * any.
 */
function valueLocale(fact: Fact, locale: Locale, terms: FactTermsByLocale, isStated: boolean): Locale {
  const candidates = [locale, BASE_LOCALE, ...(Object.keys(fact.texts) as Locale[])];
  const isWhole = (candidate: Locale) =>
    fact.texts[candidate] !== undefined && (!isStated || writeValue(fact, candidate, terms[candidate]) !== undefined);
  return candidates.find(isWhole) ?? BASE_LOCALE;
}

/** The most facts one request may name. The fines page has the most. */
export const MAX_REQUESTED_FACTS = 120;

/** With it a number is international; without it, it is a short or free number that works only within the country. */
const COUNTRY_CODE = '971';

/** The facts that state the prices of a schedule. What shows the schedule depends on them. */
function pricedBy(fact: Fact): { id: string }[] {
  const ids = fact.type === 'schedule' ? fact.value.flatMap(({ priceFact }) => priceFact ?? []) : [];
  return [...new Set(ids)].map((id) => ({ id }));
}

/** The value of a fact as data on a day: a schedule has the prices of that day. */
export function factValueOn(fact: Fact, day: string): Fact['value'] {
  return fact.type === 'schedule' ? pricesOn(fact.value, day) : fact.value;
}

/**
 * A fact as displayed in one language on a day. A hidden or expired fact has no value, only its source. A fact past its review
 * date has its value and is marked `due`. `today` is `YYYY-MM-DD` in Dubai. `terms` are the units and patterns of every language.
 */
export function viewFact(
  given: Fact,
  locale: Locale,
  { terms, today }: { terms: FactTermsByLocale; today: string },
): FactView {
  const status = factStatus(given, today);
  const isStated = status === 'current' || status === 'due';
  // A device has no value of a fact that may not be shown.
  const fact = isStated && given.type === 'schedule' ? { ...given, value: pricesOn(given.value, today) } : given;
  const prices = isStated ? pricedBy(fact) : [];
  const textLocale = valueLocale(fact, locale, terms, isStated);
  const text = (isStated && writeValue(fact, textLocale, terms[textLocale])) || null;
  return {
    id: fact.id,
    label: fact.texts[textLocale]?.label ?? fact.id,
    text,
    locale: textLocale,
    ...(fact.type === 'phone' && text
      ? { href: `tel:${fact.value.startsWith(COUNTRY_CODE) ? '+' : ''}${fact.value}` }
      : {}),
    status,
    source: { name: fact.texts[textLocale]?.sourceName ?? fact.sourceUrl, url: fact.sourceUrl },
    asOf: fact.asOf,
    confidence: fact.confidence,
    ...(prices.length > 0 && { pricedBy: prices }),
  };
}
