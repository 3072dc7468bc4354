import { BASE_LOCALE, type Locale, LOCALES } from '@dalil/domain/language/locale.ts';
import { STANDING_PAGES } from '@dalil/domain/languages/tables/standing-pages.ts';
import { isCityWord, isStopWord } from './stop-words.ts';
import { normalizeWord } from './normalize-query.ts';
import { splitWords } from './split-words.ts';
import type { StandingPage } from './search-views.ts';
import { stemWord } from './stem-word.ts';

/** What a language calls a page, and further words that ask for it, separated by spaces. */
type PageWords = { name: string; words: string };
const WORDS: Record<Locale, Readonly<Record<string, PageWords>>> = STANDING_PAGES;

/** Stems by page: those of its names in all languages, and those of further words that ask for it. */
type Known = { path: string; names: ReadonlySet<string>; all: ReadonlySet<string> };

const MAX_PAGES = 3;
/** Longer queries are about something on a page. */
const MAX_WORDS = 4;

let known: readonly Known[] | undefined;

/**
 * The pages of the product that a query names, best first: those of which it uses nothing but words of the name or words that ask
 * for them, in any language. A word of the name counts more.
 */
export function findStandingPages(query: string, locale: Locale): StandingPage[] {
  const stems = stemsOf(query);
  if (stems.size === 0 || stems.size > MAX_WORDS) return [];
  known ??= Object.keys(WORDS[BASE_LOCALE]).map(readPage);
  return known
    .flatMap(({ path, names, all }) => {
      if (![...stems].every((stem) => all.has(stem))) return [];
      const named = [...stems].filter((stem) => names.has(stem)).length;
      return [{ path, score: named / stems.size + named / names.size }];
    })
    .toSorted((a, b) => b.score - a.score)
    .slice(0, MAX_PAGES)
    .map(({ path }) => ({ path, title: WORDS[locale][path]?.name ?? path }));
}

function readPage(path: string): Known {
  const inAll = (part: keyof PageWords) =>
    stemsOf(LOCALES.map((locale) => WORDS[locale][path]?.[part] ?? '').join(' '));
  const names = inAll('name');
  return { path, names, all: new Set([...names, ...inAll('words')]) };
}

function stemsOf(text: string): Set<string> {
  const words = splitWords(text).filter(({ text: word }) => !isStopWord(word) && !isCityWord(normalizeWord(word)));
  return new Set(words.map(({ text: word }) => stemWord(word)));
}
