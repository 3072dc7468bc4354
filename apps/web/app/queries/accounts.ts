import type { Right } from '@dalil/domain/accounts/permissions.ts';
import { queryOptions } from '@tanstack/react-query';
import { type ApiClient, type DataOf, read } from '../data/api.ts';

/**
 * AUTH-1: who is signed in, until when, and with which permissions. Guests get a response too. The request counts as activity.
 */
export function sessionQuery(api: ApiClient) {
  return queryOptions({ queryKey: ['session'], queryFn: () => requestSession(api) });
}

export function requestSession(api: ApiClient, signal?: AbortSignal) {
  return read(api.api.session.$get({ query: {} }, signal && { init: { signal } }));
}

/** The same without counting as activity: an idle tab must not extend the session. */
export function requestSessionQuietly(api: ApiClient): Promise<Session> {
  return read(api.api.session.$get({ query: { passive: '1' } }));
}

/** The key that encrypts the pending changes of the signed-in user on this device. */
export function fetchDeviceKey(api: ApiClient): Promise<{ key: string }> {
  return read(api.api['device-key'].$get());
}

export type Session = DataOf<typeof sessionQuery>;

/** The rights of whoever is signed in, beside the role. */
export function rightsOf(session: Pick<Session, 'actor'> | undefined): readonly Right[] {
  return session?.actor.kind === 'user' ? (session.actor.rights ?? []) : [];
}
export type Profile = NonNullable<Session['profile']>;

type Auth = ApiClient['api']['auth'];
type Body<Endpoint extends { $post: (args: never) => unknown }> = Parameters<Endpoint['$post']>[0] extends {
  json: infer Json;
}
  ? Json
  : never;

export const signUp = (api: ApiClient, json: Body<Auth['sign-up']>) => read(api.api.auth['sign-up'].$post({ json }));
export const sendCode = (api: ApiClient, json: Body<Auth['send-code']>) =>
  read(api.api.auth['send-code'].$post({ json }));
export const verifyEmail = (api: ApiClient, json: Body<Auth['verify-email']>) =>
  read(api.api.auth['verify-email'].$post({ json }));
export const signIn = (api: ApiClient, json: Body<Auth['sign-in']>) => read(api.api.auth['sign-in'].$post({ json }));
export const signOut = (api: ApiClient, signal?: AbortSignal) =>
  read(api.api.auth['sign-out'].$post({ json: {} }, signal && { init: { signal } }));
export const forgotPassword = (api: ApiClient, json: Body<Auth['forgot-password']>) =>
  read(api.api.auth['forgot-password'].$post({ json }));
export const requestUnlockLink = (api: ApiClient, json: Body<Auth['unlock-link']>) =>
  read(api.api.auth['unlock-link'].$post({ json }));
export const resetPassword = (api: ApiClient, json: Body<Auth['reset-password']>) =>
  read(api.api.auth['reset-password'].$post({ json }));
/** STAFF-7: what the link of an invitation leads to. It depends on who is signed in, so it is asked for each time. */
export function invitationQuery(api: ApiClient, token: string) {
  return queryOptions({
    queryKey: ['invitation', token],
    queryFn: () => read(api.api.auth.invitation.$post({ json: { token } })),
    retry: false,
    staleTime: 0,
  });
}
export type FoundInvitation = DataOf<typeof invitationQuery>;
export const acceptInvitation = (api: ApiClient, json: Body<Auth['invitation']['accept']>) =>
  read(api.api.auth.invitation.accept.$post({ json }));
export const secondFactor = (api: ApiClient, json: Body<Auth['second-factor']>) =>
  read(api.api.auth['second-factor'].$post({ json }));
