import type { Locale } from '@dalil/domain/language/locale.ts';
import { isCityWord, isStopWord } from './stop-words.ts';
import { normalizeWord } from './normalize-query.ts';
import { splitWords } from './split-words.ts';
import type { StandingPage } from './search-views.ts';
import { stemWord } from './stem-word.ts';
import pages from './words/standing-pages.json' with { type: 'json' };

type Page = { path: string; names: Readonly<Record<Locale, string>>; words: string };
/** Stems by page: those of its names, and those of further words that ask for it. */
type Known = { page: Page; names: ReadonlySet<string>; all: ReadonlySet<string> };

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
  known ??= (pages as readonly Page[]).map(readPage);
  return known
    .flatMap(({ page, names, all }) => {
      if (![...stems].every((stem) => all.has(stem))) return [];
      const named = [...stems].filter((stem) => names.has(stem)).length;
      return [{ page, score: named / stems.size + named / names.size }];
    })
    .toSorted((a, b) => b.score - a.score)
    .slice(0, MAX_PAGES)
    .map(({ page }) => ({ path: page.path, title: page.names[locale] }));
}

function readPage(page: Page): Known {
  const names = stemsOf(Object.values(page.names).join(' '));
  return { page, names, all: new Set([...names, ...stemsOf(page.words)]) };
}

function stemsOf(text: string): Set<string> {
  const words = splitWords(text).filter(({ text: word }) => !isStopWord(word) && !isCityWord(normalizeWord(word)));
  return new Set(words.map(({ text: word }) => stemWord(word)));
}
