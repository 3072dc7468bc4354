import type { Suggestion } from '@dalil/search/search-views.ts';
import type { Clock } from '../announcer/clock.ts';

/** SEARCH-2 */
const MIN_CHARACTERS = 2;
const AFTER_LAST_KEY_MS = 300;
const MAX_SUGGESTIONS = 8;

type FeedParts = {
  clock: Clock;
  fetchSuggestions: (query: string, signal: AbortSignal) => Promise<readonly Suggestion[]>;
  /** Called with each answer that still fits what is typed. */
  notify: (answer: SuggestionAnswer) => void;
};

export type SuggestionAnswer = { query: string; suggestions: readonly Suggestion[] };

export type SuggestionFeed = {
  /** What stands in the field now. */
  type: (text: string) => void;
  stop: () => void;
};

/** A query as suggestions are asked for: spaces around it and doubled ones make no other question. */
export function typedQuery(text: string): string {
  return text.replaceAll(/\s+/gu, ' ').trim();
}

/**
 * SEARCH-2: asks for suggestions 300 ms after the last key. Only the answer to the last question counts; an earlier one
 * is called off. SEARCH-6: a question that fails is answered with nothing.
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
