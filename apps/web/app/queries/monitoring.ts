import { queryOptions } from '@tanstack/react-query';
import { type ApiClient, type DataOf, read } from '../data/api.ts';

export type Measured = DataOf<typeof measuredQuery>;

/** What was measured with consent in 30 days, for staff. */
export function measuredQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['measured'],
    queryFn: () => read(api.api.monitoring.measurements.$get()),
  });
}
