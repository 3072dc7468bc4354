import { queryOptions } from '@tanstack/react-query';
import { type ApiClient, type DataOf, read } from '../data/api.ts';

type Unlink = ApiClient['api']['auth']['linked-providers']['unlink'];

/** AUTH-13: the providers the user can sign in with. */
export function linkedProvidersQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['linked-providers'],
    queryFn: () => read(api.api.auth['linked-providers'].$get()),
  });
}
export type LinkedProvider = DataOf<typeof linkedProvidersQuery>['items'][number];

export const unlinkProvider = (api: ApiClient, json: Parameters<Unlink['$post']>[0]['json']) =>
  read(api.api.auth['linked-providers'].unlink.$post({ json }));
