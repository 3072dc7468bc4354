import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { command } from '../core/command.ts';
import { sendMessage } from '../quality/send-message.ts';
import { findKnown, keepReceipts, resultsOf } from './receipts.ts';
import { openOperationSchema, type Outcome } from './sync-operation.ts';

/** One at a time, so that each is counted. */
export const applyOpenOperationsInput = z.object({
  operations: z.array(openOperationSchema).length(1),
});

/**
 * PWA-7: messages a device could not send, also a guest's. The id its device drew is all that tells a message from
 * another: delivered again it answers the same reference, used for another one it fails with `operation_reused`.
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
      const { reference } = await sendMessage(deps, actor, operation);
      outcomes.set(operation.id, { status: 'applied', reference });
    }
    await keepReceipts(deps, null, fresh, outcomes);
    return { results: resultsOf(operations, receipts, outcomes) };
  },
});
