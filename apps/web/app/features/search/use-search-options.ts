import { useQuery } from '@tanstack/react-query';
import { listTrending } from '../../endpoints/search.ts';
import { useLocale } from '../../language/use-locale.ts';
import type { Clock } from '../announcer/clock.ts';
import { optionGroups } from './option-groups.ts';
import { useRecentSearches } from './use-recent-searches.ts';
import { useSuggestions } from './use-suggestions.ts';

type Wish = { text: string; isOpen: boolean; clock: Clock };

/**
 * SEARCH-3: the present options under the field. Without a connection the guide on the device answers. What cannot be answered is
 * omitted (SEARCH-6).
 */
export function useSearchOptions({ text, isOpen, clock }: Wish) {
  const locale = useLocale();
  const { searches, remove } = useRecentSearches();
  const { suggestions, isAnswered } = useSuggestions(text, isOpen, clock);
  const { data: trending = [] } = useQuery({
    ...listTrending({ locale }),
    select: ({ suggestions }) => suggestions,
    enabled: isOpen,
    retry: false,
    retryOnMount: false,
  });

  const groups = optionGroups({ text, searches, suggestions, trending });
  return {
    groups,
    options: groups.flatMap((group) => group.options),
    isAnswered: isAnswered || text.trim() === '',
    hasSearches: searches.length > 0,
    remove,
  };
}
