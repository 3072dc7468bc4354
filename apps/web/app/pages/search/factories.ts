import type { SearchPage, SearchResult } from '@dalil/search/search-views.ts';

export function aResult(overrides: Partial<SearchResult> = {}): SearchResult {
  return {
    kind: 'place',
    id: 'kite-beach',
    href: '/content/kite-beach',
    locale: 'en',
    area: 'beaches',
    title: 'Kite Beach',
    titleMarks: [[5, 10]],
    excerpt: 'A long public beach.',
    excerptMarks: [[14, 19]],
    neighbourhood: 'jumeirah',
    next: null,
    fact: null,
    ...overrides,
  };
}

const NOTHING = { count: 0, isMore: false };

export function aSearchPage(overrides: Partial<SearchPage> = {}): SearchPage {
  return {
    query: 'beach',
    total: { count: 38, isMore: false },
    groups: [
      { group: 'places', count: 30, isMore: false },
      { group: 'articles', count: 8, isMore: false },
      { group: 'events', ...NOTHING },
      { group: 'services', ...NOTHING },
      { group: 'facts', ...NOTHING },
    ],
    categories: [{ category: 'attractions', count: 20, isMore: false }],
    neighbourhoods: [{ neighbourhood: 'jumeirah', count: 9, isMore: false }],
    pages: [],
    results: [aResult()],
    page: 1,
    pageCount: 2,
    meant: null,
    unmet: [],
    answer: null,
    ...overrides,
  };
}
