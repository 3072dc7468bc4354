import type { Source } from '../guide/content-item.ts';
import type { Fact } from '../guide/fact.ts';
import { writeValue } from '../guide/fact-value.ts';
import type { FactTermsByLocale } from '../guide/term.ts';
import { BASE_LOCALE, type Locale, LOCALES } from '../language/locale.ts';
import type { Claim, Evidence } from './draft.ts';

/** Where facts, items and computed rules come from: the guide itself. */
export const OWN = 'dalil';

/** The value of a fact in a language, else in English. */
export function valueOfFact(fact: Fact, locale: Locale, terms: FactTermsByLocale): string {
  return writeValue(fact, locale, terms[locale]) ?? writeValue(fact, BASE_LOCALE, terms[BASE_LOCALE]) ?? '–';
}

const stated = (fact: Fact, locale: Locale, terms: FactTermsByLocale) =>
  `${fact.texts[locale]?.label ?? fact.texts[BASE_LOCALE]?.label ?? fact.id}: ${valueOfFact(fact, locale, terms)}`;

/** A fact as what a claim rests on: what it says in every language. */
export function evidenceOfFact(fact: Fact, terms: FactTermsByLocale): Evidence {
  return {
    id: `fact/${fact.id}`,
    kind: 'fact',
    source: fact.texts[BASE_LOCALE]?.sourceName ?? fact.sourceUrl,
    url: fact.sourceUrl,
    origin: OWN,
    isOfficial: fact.confidence === 'official',
    date: fact.asOf,
    text: LOCALES.map((locale) => stated(fact, locale, terms)).join('\n'),
  };
}

/** The claim that a fact has its value. */
export function claimOfFact(fact: Fact, terms: FactTermsByLocale): Claim {
  return {
    text: Object.fromEntries(LOCALES.map((locale) => [locale, stated(fact, locale, terms)])),
    supports: [{ evidenceId: `fact/${fact.id}`, quote: stated(fact, BASE_LOCALE, terms) }],
  };
}

/** The sources of some facts, each once, with their names in all languages. */
export function sourcesOfFacts(facts: readonly Fact[]): Source[] {
  const byUrl = new Map(facts.map((fact) => [fact.sourceUrl, fact]));
  return [...byUrl].map(([url, { texts }], at) => ({
    id: `source-${at + 1}`,
    names: Object.fromEntries(
      Object.entries(texts).map(([locale, text]) => [locale, text?.sourceName ?? url]),
    ) as Source['names'],
    url,
  }));
}
