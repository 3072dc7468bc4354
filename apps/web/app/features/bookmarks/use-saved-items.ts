import { referenceKey } from '@dalil/domain/bookmarks/bookmark.ts';
import type { SavedItem } from '@dalil/domain/bookmarks/saved-item.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useApi } from '../../data/use-api.ts';
import { bookmarkStore } from './bookmark-store.ts';
import { useBookmarks } from './use-bookmarks.ts';
import { useLocale } from '../../language/use-locale.ts';
import { itemsQuery } from '../../queries/bookmarks.ts';

export type SavedItems = {
  items: ReadonlyMap<string, SavedItem>;
  /** Items the guide does not have or no longer publishes. */
  removed: ReadonlySet<string>;
  /** The guide could not be queried: the texts may be outdated. */
  isUnasked: boolean;
};

/** The saved items as the guide has them now, in the user's language. Without a connection, as they were last displayed. */
export function useSavedItems(): SavedItems {
  const { items, keys } = useBookmarks();
  const references = [...keys].toSorted();
  // Items that were requested once need not be requested again when one is removed or restored.
  const [requested, setRequested] = useState<readonly string[]>([]);
  if (references.some((key) => !requested.includes(key))) setRequested(references);
  const { data, isError, isPlaceholderData } = useQuery({
    ...itemsQuery(useApi(), useLocale(), requested),
    enabled: requested.length > 0,
    placeholderData: (before) => before,
  });
  useEffect(() => {
    if (data) bookmarkStore.storeItems(data);
  }, [data]);
  // While a changed list is requested, the previous response has no information about its new items.
  const answered = data && !isPlaceholderData ? new Set(data.map(referenceKey)) : null;
  return {
    items,
    removed: new Set(answered ? references.filter((key) => !answered.has(key)) : []),
    isUnasked: isError,
  };
}
