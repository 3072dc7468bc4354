import { queryOptions } from '@tanstack/react-query';
import { type ApiClient, type DataOf, read } from '../data/api.ts';

type Auth = ApiClient['api']['auth'];
type Passkeys = Auth['passkeys'];
type Entry = Auth['sign-in']['passkey'];
type Body<Endpoint extends { $post: (args: never) => unknown }> = Parameters<Endpoint['$post']>[0] extends {
  json: infer Json;
}
  ? Json
  : never;

/** AUTH-13: the passkeys of the user. */
export function passkeysQuery(api: ApiClient) {
  return queryOptions({ queryKey: ['passkeys'], queryFn: () => read(api.api.auth.passkeys.$get()) });
}
export type Passkey = DataOf<typeof passkeysQuery>['items'][number];

export const beginPasskey = (api: ApiClient, json: Body<Passkeys['begin']>) =>
  read(api.api.auth.passkeys.begin.$post({ json }));
export const confirmPasskey = (api: ApiClient, json: Body<Passkeys['confirm']>) =>
  read(api.api.auth.passkeys.confirm.$post({ json }));
export const renamePasskey = (api: ApiClient, json: Body<Passkeys['rename']>) =>
  read(api.api.auth.passkeys.rename.$post({ json }));
export const removePasskey = (api: ApiClient, json: Body<Passkeys['remove']>) =>
  read(api.api.auth.passkeys.remove.$post({ json }));

export const beginPasskeyEntry = (api: ApiClient) => read(api.api.auth['sign-in'].passkey.begin.$post({ json: {} }));
export const enterByPasskey = (api: ApiClient, json: Body<Entry['confirm']>) =>
  read(api.api.auth['sign-in'].passkey.confirm.$post({ json }));
