import { dubaiDate } from '@dalil/domain/guide/dubai-date.ts';
import type { Locale } from '@dalil/domain/language/locale.ts';
import { inEnglish } from '@dalil/search/meanings.ts';
import { search } from '@dalil/search/search.ts';
import { splitWords } from '@dalil/search/split-words.ts';
import { phraseKey } from '@dalil/search/vocabulary.ts';
import { sql } from 'drizzle-orm';
import type { Deps } from '../core/deps.ts';
import { findConcepts, findVocabulary } from './find-vocabulary.ts';
import { createSqlStore } from './sql-store.ts';

/** The number of results whose titles are compared. A result whose whole title was searched for is among the first. */
const COMPARED_TITLES = 5;

/**
 * SEARCH-7: the name or title of the guide that has all words of a query and no others, in the guide's spelling. Null if there is
 * none, or if the search finds nothing. Other users see only this, so that nobody can put text of their own before them.
 */
export async function findGuidePhrase(deps: Deps, query: string, locale: Locale): Promise<string | null> {
  const store = createSqlStore(deps.db, dubaiDate(deps.now()));
  const vocabulary = await findVocabulary(deps);
  const { total, matches, meant } = await search(store, vocabulary, {
    query,
    isByWordsOnly: true,
    limit: COMPARED_TITLES,
    offset: 0,
  });
  const words = splitWords(meant?.isUsed ? meant.query : query).map(({ text }) => text);
  const keys = [phraseKey(words.join(' ')), phraseKey(inEnglish(words))].filter((key) => key !== '');
  if (total === 0 || keys.length === 0) return null;
  const names = await findNames(deps, locale);
  const named = keys.find((key) => names.has(key));
  if (named !== undefined) return names.get(named) ?? null;
  const { stored } = await store.documents(
    matches.map(({ document }) => document),
    [],
  );
  const found = stored.find(({ titles }) =>
    Object.values(titles).some((title) => keys.includes(phraseKey(title ?? ''))),
  );
  return found?.titles[locale] ?? null;
}

/** The editors' trending searches and the names of concepts by their key. Every name of a concept leads to its first. */
function findNames(deps: Deps, locale: Locale): Promise<ReadonlyMap<string, string>> {
  return deps.memory.remember(`search phrases ${locale}`, ['term', 'neighbourhood'], async () => {
    const { rows } = await deps.db.execute<{ label: string }>(
      sql`select label from terms where term_group = 'trending' and locale = ${locale} order by id`,
    );
    const labels = rows.map(({ label }) => [label]);
    const concepts = (await findConcepts(deps)).map(({ names }) => names[locale] ?? []);
    const phrases = new Map<string, string>();
    for (const names of [...labels, ...concepts]) {
      for (const name of names) {
        const key = phraseKey(name);
        if (key !== '' && names[0] !== undefined && !phrases.has(key)) phrases.set(key, names[0]);
      }
    }
    return phrases;
  });
}
