import type { ActingRole, Role } from '@dalil/domain/accounts/permissions.ts';

/** Somebody with an account, in one of their sessions. */
export type SignedInActor = { kind: 'user'; userId: string; sessionId: string; role: Role };

/** Who acts: the server decides this from the request, never the caller. */
export type Actor = { kind: 'guest' } | SignedInActor;

export const GUEST: Actor = { kind: 'guest' };

export function roleOf(actor: Actor): ActingRole {
  return actor.kind === 'guest' ? 'guest' : actor.role;
}
