import type { Deps } from '../../core/deps.ts';
import type { RequestContext } from '../../core/request-context.ts';
import { requireLinkOrigin } from '../auth-adapter.ts';

/** Whom passkeys are made for. One that is made for a name works at no other, which is why they cannot be phished. */
export type RelyingParty = { id: string; origin: string };

/** By the configured origin; without one only for names of this machine. Fails with `unavailable`. */
export function relyingPartyOf(deps: Deps, context: RequestContext): RelyingParty {
  requireLinkOrigin(deps, context);
  const { hostname, origin } = new URL(deps.publicUrl ?? context.url);
  return { id: hostname, origin };
}

/** The id of a person as authenticators keep it: the bytes of the UUID, nothing that names them. */
export function userHandleOf(userId: string): string {
  return Buffer.from(userId.replaceAll('-', ''), 'hex').toString('base64url');
}
