import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { saveRating } from '../assistant/save-rating.ts';
import type { Actor } from '../core/actor.ts';
import { command } from '../core/command.ts';
import type { Deps } from '../core/deps.ts';
import { sendMessage } from '../quality/send-message.ts';
import { findKnown, saveReceipts, resultsOf } from './receipts.ts';
import { type OpenOperation, openOperationSchema, type Outcome } from './sync-operation.ts';

/** One at a time, so that each is counted. */
export const applyOpenOperationsInput = z.object({
  operations: z.array(openOperationSchema).length(1),
});

/**
 * PWA-7: messages and ratings a device could not send, including those of guests. A message is identified only by the id its
 * device generated: a repeated delivery returns the same reference, and a different message under the same id fails with
 * `operation_reused`.
 */
export const applyOpenOperations = command({
  name: 'apply-open-operations',
  input: applyOpenOperationsInput,
  permission: 'quality:ask:own',
  audit: { none: 'a guest acts, and the messages are themselves the record' },
  run: async (deps, { operations }, actor) => {
    for (const { id } of operations) {
      await deps.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`message ${id}`}, 0))`);
    }
    const { receipts, fresh } = await findKnown(deps, null, operations);
    const outcomes = new Map<string, Outcome>();
    for (const operation of fresh) {
      outcomes.set(operation.id, await applyOne(deps, actor, operation));
    }
    await saveReceipts(deps, null, fresh, outcomes);
    return { results: resultsOf(operations, receipts, outcomes) };
  },
});

async function applyOne(deps: Deps, actor: Actor, operation: OpenOperation): Promise<Outcome> {
  if (operation.kind !== 'answer.rate') return { status: 'applied', ...(await sendMessage(deps, actor, operation)) };
  await saveRating(deps, operation.payload);
  return { status: 'applied' };
}
