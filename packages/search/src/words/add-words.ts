import { LOCALES, type Locale } from '@dalil/domain/language/locale.ts';
import { SEARCH_WORDS } from '@dalil/domain/languages/tables/search-words.ts';
import type { ConceptId, SearchConcept } from '../search-document.ts';
import { KINDRED } from './kindred.ts';
import type { OtherWords } from './other-words.ts';

/**
 * Words users type for the subjects of the guide, some in Latin letters, by language. A new language may have none yet. The names of
 * concepts come from the content.
 */
export const OTHER_WORDS: Readonly<Partial<Record<Locale, OtherWords>>> = SEARCH_WORDS;

/**
 * All words users have for the concepts of the guide: the names in the content, and other words. Equivalent concepts share all
 * their names, those of the first before those of the others. A concept that the content does not name is included when words are
 * known for it.
 */
export function addWords(named: readonly SearchConcept[]): SearchConcept[] {
  const known: readonly SearchConcept[] = [...named, ...LOCALES.flatMap(wordsIn)];
  const byId = Map.groupBy(known, ({ id }) => id);
  const shared = new Map(KINDRED.flatMap((kin) => kin.map((id) => [id, kin] as const)));
  const ids = new Set([...byId.keys(), ...shared.keys()]);
  return Array.from(ids, (id) => ({
    id,
    names: mergeNames((shared.get(id) ?? [id]).flatMap((one) => byId.get(one) ?? [])),
  }));
}

function wordsIn(locale: Locale): SearchConcept[] {
  const words = Object.entries(OTHER_WORDS[locale] ?? {}) as [ConceptId, string][];
  return words.map(([id, line]) => ({ id, names: { [locale]: line.split(', ') } }));
}

function mergeNames(concepts: readonly SearchConcept[]): SearchConcept['names'] {
  const ofLocale = (locale: Locale) => [...new Set(concepts.flatMap(({ names }) => names[locale] ?? []))];
  return Object.fromEntries(LOCALES.map((locale) => [locale, ofLocale(locale)]));
}
