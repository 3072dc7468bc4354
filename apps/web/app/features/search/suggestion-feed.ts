import type { Suggestion } from '@dalil/search/search-views.ts';
import type { Clock } from '../announcer/clock.ts';

/** SEARCH-2 */
const MIN_CHARACTERS = 2;
const AFTER_LAST_KEY_MS = 300;
const MAX_SUGGESTIONS = 8;

type FeedParts = {
  clock: Clock;
  fetchSuggestions: (query: string, signal: AbortSignal) => Promise<readonly Suggestion[]>;
  /** Called with each response that still matches the typed text. */
  notify: (answer: SuggestionAnswer) => void;
};

export type SuggestionAnswer = { query: string; suggestions: readonly Suggestion[] };

export type SuggestionFeed = {
  /** The present text of the field. */
  type: (text: string) => void;
  stop: () => void;
};

/** A query in the form used for suggestions: surrounding and doubled spaces make no difference. */
export function typedQuery(text: string): string {
  return text.replaceAll(/\s+/gu, ' ').trim();
}

/**
 * SEARCH-2: requests suggestions 300 ms after the last key. Only the response to the last request counts; an earlier one is
 * aborted. SEARCH-6: a request that fails gives no suggestions.
 */
export function createSuggestionFeed({ clock, fetchSuggestions, notify }: FeedParts): SuggestionFeed {
  let requested = '';
  let stopWaiting: (() => void) | undefined;
  let request: AbortController | undefined;

  function stop(): void {
    stopWaiting?.();
    request?.abort();
    stopWaiting = undefined;
    request = undefined;
    requested = '';
  }

  async function answer(query: string): Promise<void> {
    const own = new AbortController();
    request = own;
    const suggestions = await fetchSuggestions(query, own.signal).catch(() => []);
    if (request === own) notify({ query, suggestions: suggestions.slice(0, MAX_SUGGESTIONS) });
  }

  return {
    type(text) {
      const query = typedQuery(text);
      if (query === requested) return;
      stop();
      requested = query;
      if (Array.from(query).length < MIN_CHARACTERS) notify({ query, suggestions: [] });
      else stopWaiting = clock.after(AFTER_LAST_KEY_MS, () => void answer(query));
    },
    stop,
  };
}
