import { queryOptions } from '@tanstack/react-query';
import { type ApiClient, type DataOf, read } from '../data/api.ts';

/** How often the page of staff looks again, in milliseconds. A sample is stored each minute. */
const LOOK_AGAIN_MS = 30_000;

/** MON-2: the state of the running product, its alerts and the samples of the last hours. */
export function monitoringQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['monitoring', 'overview'],
    queryFn: () => read(api.api.monitoring.overview.$get({ param: {}, query: {} })),
    refetchInterval: LOOK_AGAIN_MS,
  });
}
export type Monitoring = DataOf<typeof monitoringQuery>;

export const resolveAlert = (api: ApiClient, number: number) =>
  read(api.api.monitoring.alerts[':number'].resolve.$post({ param: { number: String(number) }, json: {} }));

export const startSetAsideJob = (api: ApiClient, id: number) =>
  read(api.api.monitoring.jobs[':id'].start.$post({ param: { id: String(id) }, json: {} }));

export const discardSetAsideJob = (api: ApiClient, id: number) =>
  read(api.api.monitoring.jobs[':id'].discard.$post({ param: { id: String(id) }, json: {} }));

export const retryFailedRows = (api: ApiClient, loop: string) =>
  read(api.api.monitoring['failed-rows'][':loop'].retry.$post({ param: { loop }, json: {} }));
