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
  /** What the guide answered that it does not have, or not any more. */
  removed: ReadonlySet<string>;
  /** The guide could not be asked: the words may be old. */
  isUnasked: boolean;
};

/** The kept items as the guide has them now, in the reader's language; without a connection as they were last seen. */
export function useSavedItems(): SavedItems {
  const { items, keys } = useBookmarks();
  const references = [...keys].toSorted();
  // What was asked for once need not be asked again when something is let go, or comes back.
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
  // While a changed list is asked for, the answer to the earlier one says nothing of what is new in it.
  const answered = data && !isPlaceholderData ? new Set(data.map(referenceKey)) : null;
  return {
    items,
    removed: new Set(answered ? references.filter((key) => !answered.has(key)) : []),
    isUnasked: isError,
  };
}
