import type { QueryGroup } from './read-query.ts';
import type { PostingList } from './search-store.ts';

/** What a part of a query weighs: one that few documents have says more about what is sought. */
export function rarityOf({ alternatives }: QueryGroup, lists: ReadonlyMap<string, PostingList>): number {
  const counts = alternatives.map(({ keys }) => Math.min(...keys.map((key) => lists.get(key)?.count ?? 0)));
  const most = Math.max(0, ...counts);
  return 1 / (1 + 0.25 * Math.log1p(most));
}
