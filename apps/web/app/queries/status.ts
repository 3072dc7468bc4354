import { queryOptions } from '@tanstack/react-query';
import { type ApiClient, type DataOf, read } from '../data/api.ts';

/** MON-1: what works now and over 90 days, and how fresh each live source is. The same in every language. */
export function statusQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['status'],
    meta: { lists: ['live'] },
    queryFn: () => read(api.api.status.$get()),
  });
}
export type Status = DataOf<typeof statusQuery>;
export type StatusPart = Status['parts'][number];
