import { isAllowed } from '@dalil/domain/accounts/permissions.ts';
import type { NewsroomKind } from '@dalil/domain/newsroom/newsroom-kind.ts';
import type { SignedInActor } from '../core/actor.ts';
import { Failure } from '../core/failure.ts';

/** STAFF-2: editors write items of every kind, curators collections. Fails with `permission_denied`. */
export function requireWriter({ role }: SignedInActor, kind: NewsroomKind): void {
  if (!isAllowed(role, 'newsroom:write:any') && kind !== 'collection') throw new Failure('permission_denied');
}
