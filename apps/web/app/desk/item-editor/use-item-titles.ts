import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useApi } from '../../data/use-api.ts';
import { useLocale } from '../../language/use-locale.ts';
import { itemsQuery } from '../../queries/bookmarks.ts';

/** The titles of items by `kind:id`. What is not published, or not read yet, is called by its id. */
export function useItemTitles(references: readonly string[]): (reference: string) => string {
  // The titles are the same in any order, and stay while those of another item are read.
  const named = itemsQuery(useApi(), useLocale(), references.toSorted());
  const { data } = useQuery({ ...named, enabled: references.length > 0, placeholderData: keepPreviousData });
  return (reference) =>
    data?.find(({ kind, itemId }) => `${kind}:${itemId}` === reference)?.title ??
    reference.slice(reference.indexOf(':') + 1);
}
