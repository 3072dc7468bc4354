import type { Suggestion } from '@dalil/search/search-views.ts';
import { useEffect, useRef, useState } from 'react';
import { useApi } from '../../data/use-api.ts';
import { listSuggestions } from '../../endpoints/search.ts';
import { useLocale } from '../../language/use-locale.ts';
import type { Clock } from '../announcer/clock.ts';
import { createSuggestionFeed, type SuggestionAnswer, type SuggestionFeed, typedQuery } from './suggestion-feed.ts';

const NO_ANSWER: SuggestionAnswer = { query: '', suggestions: [] };

type Suggestions = {
  suggestions: readonly Suggestion[];
  /** Whether they are the response to the present text of the field. */
  isAnswered: boolean;
};

/** SEARCH-2: suggestions for the text of the field. The previous ones stay until the response arrives, to avoid flicker. */
export function useSuggestions(text: string, isActive: boolean, clock: Clock): Suggestions {
  const api = useApi();
  const locale = useLocale();
  const feed = useRef<SuggestionFeed>(null);
  const [{ query, suggestions }, setAnswer] = useState(NO_ANSWER);

  useEffect(() => {
    const load = async (q: string, signal: AbortSignal) =>
      (await api(listSuggestions({ locale, q }), { signal })).suggestions;
    feed.current = createSuggestionFeed({ clock, fetchSuggestions: load, notify: setAnswer });
    return () => feed.current?.stop();
  }, [api, locale, clock]);

  useEffect(() => {
    if (isActive) feed.current?.type(text);
    else feed.current?.stop();
  }, [text, isActive, api, locale, clock]);

  return { suggestions, isAnswered: query === typedQuery(text) };
}
