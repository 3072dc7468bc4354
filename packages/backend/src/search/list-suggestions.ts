import { LOCALES } from '@dalil/domain/language/locale.ts';
import { answerSuggestions } from '@dalil/domain/search/answer-search.ts';
import { SEARCH_KINDS } from '@dalil/domain/search/search-document.ts';
import { trimQuery } from '@dalil/domain/search/search-request.ts';
import type { Suggestion } from '@dalil/domain/search/search-views.ts';
import * as z from 'zod';
import { query } from '../core/query.ts';
import { LONGEST_ADDRESS } from './get-search-page.ts';
import { INDEX_CHANGE } from './index-changes.ts';
import { createSearchedGuide } from './searched-guide.ts';

/** Every longer query begins with one of so many letters, so these are asked for again and again. */
const LONGEST_REMEMBERED = 6;
const DEPENDS_ON = [...SEARCH_KINDS, 'term', INDEX_CHANGE.kind];

/** SEARCH-2: what a query that is being typed may become. */
export const listSuggestions = query({
  name: 'list-suggestions',
  input: z.object({ locale: z.enum(LOCALES), q: z.string().max(LONGEST_ADDRESS) }),
  permission: 'guide:read:any',
  run: async (deps, { locale, q }): Promise<{ suggestions: Suggestion[] }> => {
    const text = trimQuery(q);
    const guide = createSearchedGuide(deps, locale);
    const find = async () => ({ suggestions: await answerSuggestions(guide, text) });
    if (Array.from(text).length > LONGEST_REMEMBERED) return find();
    return deps.memory.remember(`search suggestions ${locale} ${guide.today} ${text}`, DEPENDS_ON, find);
  },
});
