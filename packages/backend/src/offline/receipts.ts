import { createHash } from 'node:crypto';
import { openReceipts, operationReceipts } from '@dalil/database/tables/offline.ts';
import { OPERATION_RECEIPTS_RETENTION_DAYS } from '@dalil/domain/offline/operation.ts';
import { and, eq, inArray, lt } from 'drizzle-orm';
import type { Deps } from '../core/deps.ts';
import { Failure } from '../core/failure.ts';
import type { OpenOperation, Operation, Outcome } from './sync-operation.ts';

const DAY_MS = 86_400_000;

type Sent = Operation | OpenOperation;
type Receipts = Map<string, { contentHash: string; outcome: Outcome }>;

/** What makes a delivery idempotent: the earlier responses, and which operations are new. */
export type Known<One extends Sent> = { receipts: Receipts; fresh: One[] };

/**
 * The receipts of a delivery. `userId` null: messages without an account. Fails with `operation_reused`, naming the operation, if
 * an id was used for different content.
 */
export async function findKnown<One extends Sent>(
  deps: Deps,
  userId: string | null,
  operations: readonly One[],
): Promise<Known<One>> {
  const receipts = await findReceipts(deps, userId, operations);
  rejectReused(operations, receipts);
  const fresh = operations.filter(({ id }, at) => !receipts.has(id) && firstOf(operations, id) === at);
  return { receipts, fresh };
}

/** Saves the responses in the transaction of the effect, and deletes receipts older than the promised period. */
export async function saveReceipts(
  { db, now }: Deps,
  userId: string | null,
  operations: readonly Sent[],
  outcomes: ReadonlyMap<string, Outcome>,
): Promise<void> {
  const appliedAt = now();
  const oldest = new Date(appliedAt.getTime() - OPERATION_RECEIPTS_RETENTION_DAYS * DAY_MS);
  const rows = operations.map((operation) => ({
    operationId: operation.id,
    contentHash: hashOf(operation),
    outcome: outcomes.get(operation.id),
    appliedAt,
  }));
  if (userId === null) {
    await db.delete(openReceipts).where(lt(openReceipts.appliedAt, oldest));
    if (rows.length > 0) await db.insert(openReceipts).values(rows);
    return;
  }
  await db.delete(operationReceipts).where(lt(operationReceipts.appliedAt, oldest));
  if (rows.length > 0) await db.insert(operationReceipts).values(rows.map((row) => ({ ...row, userId })));
}

/** The response to a delivery: the outcome of each operation, new or from the first delivery. */
export function resultsOf(
  operations: readonly Sent[],
  receipts: Receipts,
  outcomes: ReadonlyMap<string, Outcome>,
): (Outcome & { id: string })[] {
  return operations.flatMap(({ id }) => {
    const outcome = outcomes.get(id) ?? receipts.get(id)?.outcome;
    return outcome ? [{ id, ...outcome }] : [];
  });
}

async function findReceipts({ db }: Deps, userId: string | null, operations: readonly Sent[]): Promise<Receipts> {
  const ids = operations.map(({ id }) => id);
  const rows =
    userId === null
      ? await db.select().from(openReceipts).where(inArray(openReceipts.operationId, ids))
      : await db
          .select()
          .from(operationReceipts)
          .where(and(eq(operationReceipts.userId, userId), inArray(operationReceipts.operationId, ids)));
  return new Map(
    rows.map(({ operationId, contentHash, outcome }) => [operationId, { contentHash, outcome: outcome as Outcome }]),
  );
}

function rejectReused(operations: readonly Sent[], known: Receipts): void {
  const reused = operations.flatMap((operation, at) => {
    const first = operations[firstOf(operations, operation.id)] ?? operation;
    const expected = known.get(operation.id)?.contentHash ?? hashOf(first);
    return hashOf(operation) === expected ? [] : [{ path: `operations.${at}.id`, code: 'operation_reused' }];
  });
  if (reused.length > 0) throw new Failure('operation_reused', { fields: reused });
}

function firstOf(operations: readonly Sent[], id: string): number {
  return operations.findIndex((operation) => operation.id === id);
}

function hashOf({ kind, payload, at }: Sent): string {
  return createHash('sha256')
    .update(JSON.stringify([kind, payload, at]))
    .digest('base64url');
}
