import type { ActingRole, Right, Role } from '@dalil/domain/accounts/permissions.ts';
import { Failure } from './failure.ts';

/** A user with an account, in one of their sessions. */
export type SignedInActor = {
  kind: 'user';
  userId: string;
  sessionId: string;
  role: Role;
  /** The role of the account if this session has not proved enough for it. `role` is then `user`. */
  withheldRole?: Role;
  /** Rights beside the role. An admin has those that nobody holds. */
  rights?: readonly Right[];
};

/** The actor of a request. The server determines it from the request, never the caller. */
export type Actor = { kind: 'guest' } | SignedInActor;

export const GUEST: Actor = { kind: 'guest' };

export function roleOf(actor: Actor): ActingRole {
  return actor.kind === 'guest' ? 'guest' : actor.role;
}

export function rightsOf(actor: Actor): readonly Right[] {
  return actor.kind === 'guest' ? [] : (actor.rights ?? []);
}

/** The signed-in user of a request. Fails with `not_signed_in` for a guest. */
export function signedIn(actor: Actor): SignedInActor {
  if (actor.kind === 'guest') throw new Failure('not_signed_in');
  return actor;
}
