import { isAllowed, type Permission } from '@dalil/domain/accounts/permissions.ts';
import { bookmarkSchema } from '@dalil/domain/bookmarks/bookmark-view.ts';
import { bookmarkOperationSchema } from '@dalil/domain/bookmarks/operation-schema.ts';
import type { OperationKind } from '@dalil/domain/offline/operation.ts';
import * as z from 'zod';
import { applyBookmarkOperations } from '../bookmarks/apply-bookmark-operations.ts';
import { roleOf, type SignedInActor } from '../core/actor.ts';
import type { Deps } from '../core/deps.ts';
import { Failure } from '../core/failure.ts';

/** Every operation the door takes; an area adds its own to the union. */
export const operationSchema = bookmarkOperationSchema;
export type Operation = z.infer<typeof operationSchema>;

/** What became of an operation, whatever its kind. */
export const outcomeSchema = z.discriminatedUnion('status', [
  z.object({ status: z.enum(['applied', 'unchanged']) }),
  z.object({ status: z.literal('refused'), code: z.enum(['too_many_bookmarks', 'too_many_folders', 'not_found']) }),
  z.object({ status: z.literal('conflict'), current: bookmarkSchema }),
]);
export type Outcome = z.infer<typeof outcomeSchema>;

type Handler = {
  permission: Permission;
  apply: (deps: Deps, userId: string, operations: Operation[]) => Promise<Outcome[]>;
};

const BOOKMARKS: Handler = { permission: 'bookmarks:change:own', apply: applyBookmarkOperations };

const HANDLERS: Record<OperationKind, Handler> = {
  'bookmark.add': BOOKMARKS,
  'bookmark.remove': BOOKMARKS,
  'bookmark.move': BOOKMARKS,
  'bookmark.note': BOOKMARKS,
  'folder.add': BOOKMARKS,
  'folder.rename': BOOKMARKS,
  'folder.remove': BOOKMARKS,
};

/** Applies operations through their areas, each area's in order. Fails with `permission_denied` before any effect. */
export async function applyThroughAreas(
  deps: Deps,
  actor: SignedInActor,
  operations: readonly Operation[],
): Promise<Map<string, Outcome>> {
  const byHandler = Map.groupBy(operations, ({ kind }) => HANDLERS[kind]);
  for (const { permission } of byHandler.keys()) {
    if (!isAllowed(roleOf(actor), permission)) throw new Failure('permission_denied');
  }
  const outcomes = new Map<string, Outcome>();
  for (const [{ apply }, own] of byHandler) {
    const results = await apply(deps, actor.userId, own);
    own.forEach(({ id }, at) => {
      const outcome = results[at];
      if (outcome) outcomes.set(id, outcome);
    });
  }
  return outcomes;
}
