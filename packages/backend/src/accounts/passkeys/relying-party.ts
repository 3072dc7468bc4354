import type { Deps } from '../../core/deps.ts';
import type { RequestContext } from '../../core/request-context.ts';
import { requireLocalOrigin } from '../auth-adapter.ts';

/** The relying party of passkeys. A passkey is bound to one host name, which makes it resistant to phishing. */
export type RelyingParty = { id: string; origin: string };

/** Derived from the configured origin, or without one only for host names of this machine. Fails with `unavailable`. */
export function relyingPartyOf(deps: Deps, context: RequestContext): RelyingParty {
  requireLocalOrigin(deps, context);
  const { hostname, origin } = new URL(deps.publicUrl ?? context.url);
  return { id: hostname, origin };
}

/** The user handle that authenticators store: the bytes of the UUID, without personal data. */
export function userHandleOf(userId: string): string {
  return Buffer.from(userId.replaceAll('-', ''), 'hex').toString('base64url');
}
