import { queryOptions } from '@tanstack/react-query';
import { type ApiClient, read } from '../data/api.ts';

/** PROF-3: the signature of the signed-in user under a plan, by its hash. Null: the user is not named. */
export function planSignatureQuery(api: ApiClient, plan: string) {
  return queryOptions({
    queryKey: ['plan-signature', plan],
    queryFn: (): Promise<{ signature: string | null }> => read(api.api['plan-signature'].$get({ query: { plan } })),
  });
}

/** PROF-3: the name at a shared plan, as it is now. */
export function planAuthorQuery(api: ApiClient, plan: string, signature: string) {
  return queryOptions({
    queryKey: ['plan-author', plan, signature],
    // A name that was hidden meanwhile is not shown again.
    staleTime: 0,
    gcTime: 0,
    queryFn: (): Promise<{ author: string | null }> =>
      read(api.api['plan-author'].$get({ query: { plan, signature } })),
  });
}
