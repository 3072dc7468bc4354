import { normalizeQuery } from '@dalil/search/normalize-query.ts';
import type { Suggestion } from '@dalil/search/search-views.ts';
import type { KeptSearch } from './search-store.ts';

/** SEARCH-3 */
const MOST_RECENT_SHOWN = 3;
const MOST_TRENDING_SHOWN = 5;

/** One line of the list. Without `href` choosing it searches for its text. */
export type SearchOption = {
  id: string;
  text: string;
  href: string | null;
  suggestion: Suggestion | null;
  recent: KeptSearch | null;
};

export type OptionGroup = { name: 'recent' | 'suggestions' | 'trending'; options: readonly SearchOption[] };

type Found = {
  text: string;
  searches: readonly KeptSearch[];
  suggestions: readonly Suggestion[];
  trending: readonly Suggestion[];
};

/**
 * SEARCH-3: what the drop-down shows, group by group, without empty ones: recent searches that go with what is typed,
 * suggestions, and what many search for as long as nothing is typed.
 */
export function optionGroups({ text, searches, suggestions, trending }: Found): OptionGroup[] {
  const typed = normalizeQuery(text);
  const recent = searches.filter(({ query }) => {
    const folded = normalizeQuery(query);
    return folded !== typed && folded.includes(typed);
  });
  const isBlank = text.trim() === '';
  const groups: OptionGroup[] = [
    { name: 'recent', options: recent.slice(0, MOST_RECENT_SHOWN).map(recentOption) },
    { name: 'suggestions', options: isBlank ? [] : suggestions.map(suggestedOption) },
    { name: 'trending', options: isBlank ? trending.slice(0, MOST_TRENDING_SHOWN).map(suggestedOption) : [] },
  ];
  return groups.filter(({ options }) => options.length > 0);
}

function recentOption(search: KeptSearch): SearchOption {
  return {
    id: `recent:${normalizeQuery(search.query)}`,
    text: search.query,
    href: null,
    suggestion: null,
    recent: search,
  };
}

function suggestedOption(suggestion: Suggestion): SearchOption {
  const { id, type, text, href } = suggestion;
  return { id: `${type}:${id}`, text, href, suggestion, recent: null };
}
