import { COUNTRIES } from '@dalil/domain/guide/countries.ts';
import { LOCALES, type Locale } from '@dalil/domain/language/locale.ts';
import { normalizeWords } from '@dalil/domain/language/normalize-text.ts';
import { SEARCH_WORDS } from '@dalil/domain/languages/tables/search-words.ts';
import { NATIONALITY_WORDS } from '@dalil/domain/languages/tables/nationality-words.ts';

/** Names that are other words as well in a question about the city: the state of Georgia is rarely meant, the UAE always. */
const LEFT_OUT: ReadonlySet<string> = new Set(['AE', 'TD', 'ML', 'JE']);

const namesOf = (locale: Locale) => new Intl.DisplayNames(locale, { type: 'region' });

export function countryName(country: string, locale: Locale): string {
  return namesOf(locale).of(country) ?? country;
}

/** Names and words for people of each country in all languages, the longest first. */
const PHRASES: readonly (readonly [phrase: string, country: string])[] = readPhrases();

function readPhrases(): (readonly [string, string])[] {
  const adjectives = Object.values(NATIONALITY_WORDS).flatMap((words) =>
    Object.entries(words).flatMap(([country, phrases]) => phrases.map((phrase) => [phrase, country] as const)),
  );
  const names = LOCALES.flatMap((locale) => {
    const named = namesOf(locale);
    return COUNTRIES.flatMap((country) => {
      const name = LEFT_OUT.has(country) ? undefined : named.of(country);
      return name ? [[name, country] as const] : [];
    });
  });
  return [...adjectives, ...names]
    .map(([phrase, country]) => [` ${normalizeWords(phrase)} `, country] as const)
    .toSorted(([a], [b]) => b.length - a.length);
}

/** Every country that a text names. */
export function countriesIn(text: string): ReadonlySet<string> {
  return readCountries(text).found;
}

/** The words of a text with a mark in place of each country. */
export function withoutCountries(text: string, mark: string): string {
  return readCountries(text, mark).words.trim().replaceAll(/ +/gu, ' ');
}

function readCountries(text: string, mark = '|'): { found: ReadonlySet<string>; words: string } {
  let words = ` ${normalizeWords(text).replaceAll(' ', '  ')} `;
  const found = new Set<string>();
  for (const [phrase, country] of PHRASES) {
    const spaced = ` ${phrase.trim().replaceAll(' ', '  ')} `;
    if (!words.includes(spaced)) continue;
    found.add(country);
    words = words.replaceAll(spaced, ` ${mark} `);
  }
  return { found, words };
}

/** The country that a question names, by itself or by its people; null if it names none or several. */
export function namedCountry(question: string): string | null {
  let words = ` ${normalizeWords(question)} `;
  const found = new Set<string>();
  for (const [phrase, country] of PHRASES) {
    if (!words.includes(phrase)) continue;
    found.add(country);
    // "South African" names no other country.
    words = words.replaceAll(phrase, ' | ');
  }
  const [country] = found;
  return found.size === 1 && country !== undefined ? country : null;
}

/** Whether a text names a country, by any of its names or the words for its people. */
export function namesCountry(text: string, country: string): boolean {
  const words = ` ${normalizeWords(text)} `;
  return PHRASES.some(([phrase, one]) => one === country && words.includes(phrase));
}

const ABOUT: readonly string[] = [
  'consulate',
  ...wordsOf('subcategory/consulate'),
  ...wordsOf('service-subcategory/visa'),
].map((phrase) => ` ${normalizeWords(phrase)} `);

function wordsOf(concept: 'subcategory/consulate' | 'service-subcategory/visa'): string[] {
  return Object.values(SEARCH_WORDS).flatMap((words) => (words[concept] ?? '').split(','));
}

/** Whether a message is about the visa or the consulate of a country. */
export function isOnCountry(question: string): boolean {
  const words = ` ${normalizeWords(question)} `;
  return ABOUT.some((phrase) => words.includes(phrase)) && namedCountry(question) !== null;
}
