import type { Suggestion } from '@dalil/search/search-views.ts';
import type { SavedSearch } from './search-store.ts';

/** A suggestion as the API returns it, for tests. */
export function aSuggestion(overrides: Partial<Suggestion> = {}): Suggestion {
  return {
    id: 'kite-beach',
    text: 'Kite Beach',
    locale: 'en',
    type: 'suggestion',
    count: null,
    kind: 'place',
    href: '/content/kite-beach',
    neighbourhood: 'jumeirah',
    ...overrides,
  };
}

export function aTrendingOne(text: string, count: number | null = null): Suggestion {
  return aSuggestion({ id: text, text, type: 'trending', count, kind: null, href: null, neighbourhood: null });
}

/** A search made in a minute of a fixed hour. */
export function aSearch(query: string, minute = 0, overrides: Partial<SavedSearch> = {}): SavedSearch {
  return { query, resultsCount: 3, createdAt: new Date(Date.UTC(2026, 10, 20, 8, minute)).toISOString(), ...overrides };
}
