import type { Role } from '@dalil/domain/accounts/permissions.ts';
import { queryOptions } from '@tanstack/react-query';
import { type ApiClient, type DataOf, read } from '../data/api.ts';

type Body<Endpoint, Method extends '$post' | '$patch'> =
  Endpoint extends Record<Method, (args: infer Args) => unknown>
    ? Args extends { json: infer Json }
      ? Json
      : never
    : never;
type Auth = ApiClient['api']['auth'];
type TwoFactor = Auth['two-factor'];
type User = ApiClient['api']['users'][':id'];

/** AUTH-13: where the user is signed in. */
export function devicesQuery(api: ApiClient) {
  return queryOptions({ queryKey: ['devices'], queryFn: () => read(api.api.auth.sessions.$get()) });
}
export type Device = DataOf<typeof devicesQuery>['items'][number];

/** `id` is a session's, or `others`. */
export const endDevice = (api: ApiClient, id: string) => read(api.api.auth.sessions[':id'].$delete({ param: { id } }));

/** PROF-2: changes the given fields only. */
export const changeProfile = (api: ApiClient, json: Body<ApiClient['api']['profile'], '$patch'>) =>
  read(api.api.profile.$patch({ json }));
export type ProfileChange = Parameters<typeof changeProfile>[1];

export const changePassword = (api: ApiClient, json: Body<Auth['change-password'], '$post'>) =>
  read(api.api.auth['change-password'].$post({ json }));
export const requestAddressChange = (api: ApiClient, json: Body<Auth['change-email'], '$post'>) =>
  read(api.api.auth['change-email'].$post({ json }));
export const confirmAddress = (api: ApiClient, json: Body<Auth['change-email']['confirm'], '$post'>) =>
  read(api.api.auth['change-email'].confirm.$post({ json }));
/** NOTIF-4: whether mail to the own address failed. */
export function addressQuery(api: ApiClient) {
  return queryOptions({ queryKey: ['own-address'], queryFn: () => read(api.api.auth.address.$get()) });
}
export const sendOwnAddressCode = (api: ApiClient, json: Body<Auth['address']['code'], '$post'>) =>
  read(api.api.auth.address.code.$post({ json }));
export const confirmOwnAddress = (api: ApiClient, json: Body<Auth['address']['confirm'], '$post'>) =>
  read(api.api.auth.address.confirm.$post({ json }));
export const deleteAccount = (api: ApiClient, json: Body<Auth['delete-account'], '$post'>) =>
  read(api.api.auth['delete-account'].$post({ json }));

export const beginTwoFactor = (api: ApiClient, json: Body<TwoFactor['begin'], '$post'>) =>
  read(api.api.auth['two-factor'].begin.$post({ json }));
export const confirmTwoFactor = (api: ApiClient, json: Body<TwoFactor['confirm'], '$post'>) =>
  read(api.api.auth['two-factor'].confirm.$post({ json }));
export const endTwoFactor = (api: ApiClient, json: Body<TwoFactor['end'], '$post'>) =>
  read(api.api.auth['two-factor'].end.$post({ json }));
export const renewBackupCodes = (api: ApiClient, json: Body<TwoFactor['backup-codes'], '$post'>) =>
  read(api.api.auth['two-factor']['backup-codes'].$post({ json }));

/** AUTH-5: the providers available for sign-in. They change only with the server's settings. */
export function providersQuery(api: ApiClient) {
  return queryOptions({ queryKey: ['providers'], queryFn: () => read(api.api.auth.providers.$get()) });
}
export type Provider = DataOf<typeof providersQuery>['items'][number];

/** AUTH-5: where to send the browser to sign in with a provider. */
export const beginWithProvider = (api: ApiClient, json: Body<Auth['sign-in']['provider'], '$post'>) =>
  read(api.api.auth['sign-in'].provider.$post({ json }));

export type UsersFilter = { search: string; role: Role | null; cursor: string | null };

/** STAFF-7: users with an account, in pages. */
export function usersQuery(api: ApiClient, { search, role, cursor }: UsersFilter) {
  const query = {
    ...(search !== '' && { search }),
    ...(role !== null && { role }),
    ...(cursor !== null && { cursor }),
  };
  return queryOptions({ queryKey: ['users', query], queryFn: () => read(api.api.users.$get({ query })) });
}
export type Person = DataOf<typeof usersQuery>['items'][number];

/** STAFF-7: a user and where they are signed in. */
export function userQuery(api: ApiClient, id: string) {
  return queryOptions({
    queryKey: ['user', id],
    queryFn: () => read(api.api.users[':id'].$get({ param: { id } })),
  });
}

export const changeRole = (api: ApiClient, id: string, json: Body<User['role'], '$post'>) =>
  read(api.api.users[':id'].role.$post({ param: { id }, json }));
export const changeDataProtection = (api: ApiClient, id: string, json: Body<User['data-protection'], '$post'>) =>
  read(api.api.users[':id']['data-protection'].$post({ param: { id }, json }));
export const suspendUser = (api: ApiClient, id: string, json: Body<User['suspend'], '$post'>) =>
  read(api.api.users[':id'].suspend.$post({ param: { id }, json }));
export const unsuspendUser = (api: ApiClient, id: string, json: Body<User['unsuspend'], '$post'>) =>
  read(api.api.users[':id'].unsuspend.$post({ param: { id }, json }));
export const endUserSessions = (api: ApiClient, id: string, json: Body<User['end-sessions'], '$post'>) =>
  read(api.api.users[':id']['end-sessions'].$post({ param: { id }, json }));

/** STAFF-7: the open invitations to the staff. */
export function invitationsQuery(api: ApiClient) {
  return queryOptions({ queryKey: ['invitations'], queryFn: () => read(api.api.invitations.$get()) });
}
export type Invited = DataOf<typeof invitationsQuery>['items'][number];

export const inviteStaff = (api: ApiClient, json: Body<ApiClient['api']['invitations'], '$post'>) =>
  read(api.api.invitations.$post({ json }));
export const sendInvitationAgain = (api: ApiClient, id: string) =>
  read(api.api.invitations[':id'].send.$post({ param: { id }, json: {} }));
export const withdrawInvitation = (api: ApiClient, id: string) =>
  read(api.api.invitations[':id'].withdraw.$post({ param: { id }, json: {} }));
