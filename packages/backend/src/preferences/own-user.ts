import type { Actor } from '../core/actor.ts';
import { Failure } from '../core/failure.ts';

/** The user whose preferences are requested, which must be the actor. Fails with `not_signed_in` or `permission_denied`. */
export function ownUser(actor: Actor, userUuid: string): string {
  if (actor.kind === 'guest') throw new Failure('not_signed_in');
  if (actor.userId !== userUuid) throw new Failure('permission_denied');
  return actor.userId;
}
