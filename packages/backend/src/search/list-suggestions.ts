import { dubaiDate } from '@dalil/domain/guide/dubai-date.ts';
import { LOCALES, type Locale } from '@dalil/domain/language/locale.ts';
import { SEARCH_KINDS } from '@dalil/domain/search/search-document.ts';
import { trimQuery } from '@dalil/domain/search/search-request.ts';
import type { Suggestion } from '@dalil/domain/search/search-views.ts';
import { suggest } from '@dalil/domain/search/suggest.ts';
import * as z from 'zod';
import type { Deps } from '../core/deps.ts';
import { query } from '../core/query.ts';
import { findVocabulary } from './find-vocabulary.ts';
import { LONGEST_ADDRESS } from './get-search-page.ts';
import { INDEX_CHANGE } from './index-changes.ts';
import { createSqlStore } from './sql-store.ts';
import { viewSuggestions } from './view-suggestions.ts';

export const MOST_SUGGESTIONS = 8;
const SHORTEST_QUERY = 2;
/** Every longer query begins with one of so many letters, so these are asked for again and again, and are few. */
const LONGEST_REMEMBERED = 3;
const DEPENDS_ON = [...SEARCH_KINDS, 'term', INDEX_CHANGE.kind];

/** SEARCH-2: what a query that is being typed may become, from two letters on. */
export const listSuggestions = query({
  name: 'list-suggestions',
  input: z.object({ locale: z.enum(LOCALES), q: z.string().max(LONGEST_ADDRESS) }),
  permission: 'guide:read:any',
  run: async (deps, { locale, q }): Promise<{ suggestions: Suggestion[] }> => {
    const text = trimQuery(q);
    const { length } = Array.from(text);
    if (length < SHORTEST_QUERY) return { suggestions: [] };
    const today = dubaiDate(deps.now());
    const find = async () => ({ suggestions: await findSuggestions(deps, locale, text, today) });
    if (length > LONGEST_REMEMBERED) return find();
    return deps.memory.remember(`search suggestions ${locale} ${today} ${text}`, DEPENDS_ON, find);
  },
});

async function findSuggestions(deps: Deps, locale: Locale, text: string, today: string): Promise<Suggestion[]> {
  const store = createSqlStore(deps.db, today);
  const found = await suggest(store, await findVocabulary(deps), { query: text, limit: MOST_SUGGESTIONS });
  return viewSuggestions(deps, locale, found);
}
