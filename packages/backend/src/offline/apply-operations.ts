import { MAX_OPERATIONS_PER_REQUEST } from '@dalil/domain/offline/operation.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { signedIn } from '../core/actor.ts';
import { command } from '../core/command.ts';
import { applyThroughAreas } from './operation-handlers.ts';
import { findKnown, saveReceipts, resultsOf } from './receipts.ts';
import { type Operation, operationSchema } from './sync-operation.ts';

export const applyOperationsInput = z.object({
  operations: z.array(operationSchema).min(1).max(MAX_OPERATIONS_PER_REQUEST),
});

/**
 * PWA-7: the operations a device performed offline, in order. A repeated operation has no second effect and gets the first
 * response. An operation whose id was used for different content rejects the whole delivery with `operation_reused`, naming it,
 * before any effect. Deliveries of one user are processed one at a time.
 */
export const applyOperations = command({
  name: 'apply-operations',
  input: applyOperationsInput,
  permission: 'accounts:change:own',
  audit: { none: 'people change what is their own; each operation leaves a receipt' },
  run: async (deps, { operations }, actor) => {
    const user = signedIn(actor);
    await deps.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${user.userId}, 0))`);
    const { receipts, fresh } = await findKnown(deps, user.userId, operations);
    const outcomes = await applyThroughAreas(deps, user, fresh.map(notOfTheFuture(deps.now())));
    await saveReceipts(deps, user.userId, fresh, outcomes);
    return { results: resultsOf(operations, receipts, outcomes) };
  },
});

/** A device with a fast clock would win every comparison of times. */
function notOfTheFuture(now: Date): (operation: Operation) => Operation {
  const latest = now.toISOString();
  const held = (at: string) => (at > latest ? latest : at);
  return (operation) =>
    operation.kind === 'bookmark.add'
      ? {
          ...operation,
          at: held(operation.at),
          payload: { ...operation.payload, addedAt: held(operation.payload.addedAt) },
        }
      : { ...operation, at: held(operation.at) };
}
