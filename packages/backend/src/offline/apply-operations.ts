import { createHash } from 'node:crypto';
import { operationReceipts } from '@dalil/database/tables/offline.ts';
import { MOST_OPERATIONS_AT_ONCE, OPERATION_RECEIPTS_KEPT_DAYS } from '@dalil/domain/offline/operation.ts';
import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import * as z from 'zod';
import { signedIn } from '../core/actor.ts';
import { command } from '../core/command.ts';
import type { Deps } from '../core/deps.ts';
import { Failure } from '../core/failure.ts';
import { applyThroughAreas, type Operation, operationSchema, type Outcome } from './operation-handlers.ts';

const DAY_MS = 86_400_000;

export const applyOperationsInput = z.object({
  operations: z.array(operationSchema).min(1).max(MOST_OPERATIONS_AT_ONCE),
});

type Receipts = Map<string, { contentHash: string; outcome: Outcome }>;

/**
 * PWA-7: what a device did while it was away, in its order. An operation delivered again has no second effect and gets
 * the answer of the first time; one whose id was used for something else refuses the whole delivery with
 * `operation_reused`, naming it, before anything is done. One delivery of a person is worked on at a time.
 */
export const applyOperations = command({
  name: 'apply-operations',
  input: applyOperationsInput,
  permission: 'accounts:change:own',
  audit: { none: 'people change what is their own; each operation leaves a receipt' },
  run: async (deps, { operations }, actor) => {
    const user = signedIn(actor);
    await deps.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${user.userId}, 0))`);
    const known = await findReceipts(deps, user.userId, operations);
    refuseReused(operations, known);
    const fresh = operations.filter(({ id }, at) => !known.has(id) && firstOf(operations, id) === at);
    const outcomes = await applyThroughAreas(deps, user, fresh.map(notOfTheFuture(deps.now())));
    await keepReceipts(deps, user.userId, fresh, outcomes);
    return {
      results: operations.flatMap(({ id }) => {
        const outcome = outcomes.get(id) ?? known.get(id)?.outcome;
        return outcome ? [{ id, ...outcome }] : [];
      }),
    };
  },
});

async function findReceipts({ db }: Deps, userId: string, operations: readonly Operation[]): Promise<Receipts> {
  const ids = operations.map(({ id }) => id);
  const rows = await db
    .select()
    .from(operationReceipts)
    .where(and(eq(operationReceipts.userId, userId), inArray(operationReceipts.operationId, ids)));
  return new Map(
    rows.map(({ operationId, contentHash, outcome }) => [operationId, { contentHash, outcome: outcome as Outcome }]),
  );
}

function refuseReused(operations: readonly Operation[], known: Receipts): void {
  const reused = operations.flatMap((operation, at) => {
    const first = operations[firstOf(operations, operation.id)] ?? operation;
    const expected = known.get(operation.id)?.contentHash ?? hashOf(first);
    return hashOf(operation) === expected ? [] : [{ path: `operations.${at}.id`, code: 'operation_reused' }];
  });
  if (reused.length > 0) throw new Failure('operation_reused', { fields: reused });
}

async function keepReceipts(
  { db, now }: Deps,
  userId: string,
  operations: readonly Operation[],
  outcomes: ReadonlyMap<string, Outcome>,
): Promise<void> {
  const appliedAt = now();
  await db
    .delete(operationReceipts)
    .where(lt(operationReceipts.appliedAt, new Date(appliedAt.getTime() - OPERATION_RECEIPTS_KEPT_DAYS * DAY_MS)));
  const rows = operations.map((operation) => ({
    userId,
    operationId: operation.id,
    contentHash: hashOf(operation),
    outcome: outcomes.get(operation.id),
    appliedAt,
  }));
  if (rows.length > 0) await db.insert(operationReceipts).values(rows);
}

function firstOf(operations: readonly Operation[], id: string): number {
  return operations.findIndex((operation) => operation.id === id);
}

/** A device whose clock is ahead would win every comparison of times. */
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

function hashOf({ kind, payload, at }: Operation): string {
  return createHash('sha256')
    .update(JSON.stringify([kind, payload, at]))
    .digest('base64url');
}
