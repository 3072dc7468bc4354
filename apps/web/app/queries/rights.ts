import { queryOptions } from '@tanstack/react-query';
import { type ApiClient, type DataOf, read } from '../data/api.ts';

type Body<Endpoint extends { $post: (args: never) => unknown }> = Parameters<Endpoint['$post']>[0] extends {
  json: infer Json;
}
  ? Json
  : never;
type Root = ApiClient['api'];

const POLL_MS = 2000;

/** PRIV-11: what is stored of the signed-in user, place by place. */
export function ownDataQuery(api: ApiClient) {
  return queryOptions({ queryKey: ['own-data'], queryFn: () => read(api.api['own-data'].$get()) });
}

/** PRIV-4, PRIV-5: the user's decisions on cookies. */
export function privacySettingsQuery(api: ApiClient) {
  return queryOptions({ queryKey: ['privacy-settings'], queryFn: () => read(api.api['privacy-settings'].$get()) });
}
export type RecordedConsent = DataOf<typeof privacySettingsQuery>['consents'][number];

/** PRIV-6: the user's requests about their own data. */
export function dataRequestsQuery(api: ApiClient) {
  return queryOptions({ queryKey: ['data-requests'], queryFn: () => read(api.api['data-requests'].$get()) });
}
export type DataRequest = DataOf<typeof dataRequestsQuery>['items'][number];

/** PRIV-7: the user's exports, asked for again while one is being made. */
export function dataExportsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['data-exports'],
    queryFn: () => read(api.api['data-exports'].$get()),
    refetchInterval: ({ state }) =>
      state.data?.items.some(({ status }) => status === 'pending' || status === 'processing') ? POLL_MS : false,
  });
}
export type DataExport = DataOf<typeof dataExportsQuery>['items'][number];

export const sendDataRequest = (api: ApiClient, json: Body<Root['data-requests']>) =>
  read(api.api['data-requests'].$post({ json }));
export const cancelDataRequest = (api: ApiClient, id: string) =>
  read(api.api['data-requests'][':id'].cancel.$post({ param: { id }, json: {} }));
export const replyToDataRequest = (api: ApiClient, id: string, text: string) =>
  read(api.api['data-requests'][':id'].reply.$post({ param: { id }, json: { text } }));

export const requestDataExport = (api: ApiClient, json: Body<Root['data-exports']>) =>
  read(api.api['data-exports'].$post({ json }));
export const retryDataExport = (api: ApiClient, id: string) =>
  read(api.api['data-exports'][':id'].retry.$post({ param: { id }, json: {} }));
export const fetchInstantExport = (api: ApiClient) => read(api.api['data-exports'].instant.$post({ json: {} }));

export const askAsGuest = (api: ApiClient, json: Body<Root['guest-data-requests']>) =>
  read(api.api['guest-data-requests'].$post({ json }));
export const confirmAsGuest = (api: ApiClient, json: Body<Root['guest-data-requests']['confirm']>) =>
  read(api.api['guest-data-requests'].confirm.$post({ json }));
export const fetchRequestReceipt = (api: ApiClient, number: string) =>
  read(api.api['request-receipts'][':number'].$get({ param: { number } }));
export const checkRequestReceipt = (api: ApiClient, json: Body<Root['request-receipts']['check']>) =>
  read(api.api['request-receipts'].check.$post({ json }));
