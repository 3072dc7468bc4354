import { normalizeQuery } from '@dalil/search/normalize-query.ts';
import type { Suggestion } from '@dalil/search/search-views.ts';
import type { SavedSearch } from './search-store.ts';

/** SEARCH-3 */
const MAX_RECENT_VISIBLE = 3;
const MAX_TRENDING_VISIBLE = 5;

/** One entry of the list. Without `href`, choosing it searches for its text. */
export type SearchOption = {
  id: string;
  text: string;
  href: string | null;
  suggestion: Suggestion | null;
  recent: SavedSearch | null;
};

export type OptionGroup = { name: 'recent' | 'suggestions' | 'trending'; options: readonly SearchOption[] };

type Found = {
  text: string;
  searches: readonly SavedSearch[];
  suggestions: readonly Suggestion[];
  trending: readonly Suggestion[];
};

/**
 * SEARCH-3: the non-empty groups of the drop-down: recent searches that match the typed text, suggestions, and trending searches
 * as long as nothing is typed, without those that are listed as recent.
 */
export function optionGroups({ text, searches, suggestions, trending }: Found): OptionGroup[] {
  const typed = normalizeQuery(text);
  const recent = searches.filter(({ query }) => {
    const normalized = normalizeQuery(query);
    return normalized !== typed && normalized.includes(typed);
  });
  const listed = recent.slice(0, MAX_RECENT_VISIBLE);
  const isBlank = text.trim() === '';
  const known = new Set(listed.map(({ query }) => normalizeQuery(query)));
  const others = trending.filter((one) => !known.has(normalizeQuery(one.text)));
  const groups: OptionGroup[] = [
    { name: 'recent', options: listed.map(recentOption) },
    { name: 'suggestions', options: isBlank ? [] : suggestions.map(suggestedOption) },
    { name: 'trending', options: isBlank ? others.slice(0, MAX_TRENDING_VISIBLE).map(suggestedOption) : [] },
  ];
  return groups.filter(({ options }) => options.length > 0);
}

function recentOption(search: SavedSearch): SearchOption {
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
