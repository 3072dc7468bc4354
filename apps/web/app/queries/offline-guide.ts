import type { PackState } from '@dalil/domain/offline/offline-guide.ts';
import { queryOptions } from '@tanstack/react-query';
import { type ApiClient, read } from '../data/api.ts';

/** The available packs with their download sizes. */
export function packsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['offline-packs'],
    meta: { lists: [] },
    queryFn: async (): Promise<readonly PackState[]> => {
      const { packs } = await read(api.api.offline.packs.$get());
      return packs;
    },
  });
}
