import { profiles } from '@dalil/database/tables/accounts.ts';
import { privacyConfirmations } from '@dalil/database/tables/compliance.ts';
import { reasonField } from '@dalil/domain/accounts/account-fields.ts';
import {
  BULK_ACTIONS,
  type BulkAction,
  CONFIRM_WITHIN_HOURS,
  CONFIRMATION_STATES,
  type ConfirmationState,
  decisionRefusal,
} from '@dalil/domain/privacy/confirmation.ts';
import { desc, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import * as z from 'zod';
import { signedIn } from '../../core/actor.ts';
import { command } from '../../core/command.ts';
import { Failure } from '../../core/failure.ts';
import { query } from '../../core/query.ts';
import { BULK_HANDLERS, bulkInput } from './bulk-actions.ts';

const HOUR_MS = 3_600_000;
const MAX_LISTED = 100;

export const confirmationsSchema = z.object({
  items: z.array(
    z.object({
      number: z.int(),
      action: z.enum(BULK_ACTIONS),
      /** How many requests it is about. Null where it is about everybody. */
      size: z.nullable(z.int()),
      reason: z.string(),
      state: z.enum([...CONFIRMATION_STATES, 'expired']),
      askedBy: z.nullable(z.string()),
      isOwn: z.boolean(),
      askedAt: z.string(),
      expiresAt: z.string(),
      decidedBy: z.nullable(z.string()),
      decidedAt: z.nullable(z.string()),
      affected: z.nullable(z.int()),
    }),
  ),
});

/** STAFF-8: actions on the data of many people: what waits for a second admin, and what was decided. */
export const listConfirmations = query({
  name: 'list-confirmations',
  input: z.object({}),
  permission: 'privacy:process:any',
  run: async ({ db, now }, _input, actor): Promise<z.infer<typeof confirmationsSchema>> => {
    const { userId } = signedIn(actor);
    const deciders = alias(profiles, 'deciders');
    const rows = await db
      .select({ row: privacyConfirmations, askedBy: profiles.fullName, decidedBy: deciders.fullName })
      .from(privacyConfirmations)
      .leftJoin(profiles, eq(profiles.id, privacyConfirmations.askedBy))
      .leftJoin(deciders, eq(deciders.id, privacyConfirmations.decidedBy))
      .orderBy(desc(privacyConfirmations.id))
      .limit(MAX_LISTED);
    return {
      items: rows.map(({ row, askedBy, decidedBy }) => ({
        number: row.id,
        action: row.action as BulkAction,
        size: Array.isArray(row.payload.ids) ? row.payload.ids.length : null,
        reason: row.reason,
        state: row.state === 'waiting' && row.expiresAt <= now() ? 'expired' : (row.state as ConfirmationState),
        askedBy,
        isOwn: row.askedBy === userId,
        askedAt: row.askedAt.toISOString(),
        expiresAt: row.expiresAt.toISOString(),
        decidedBy,
        decidedAt: row.decidedAt?.toISOString() ?? null,
        affected: row.affected,
      })),
    };
  },
});

export const askInput = z.object({ bulk: bulkInput, reason: reasonField });

/** STAFF-8: asks for an action on the data of many people. Nothing happens before a second admin confirms it. */
export const askForBulkAction = command<typeof askInput, { number: number }>({
  name: 'ask-for-bulk-action',
  input: askInput,
  permission: 'privacy:process:any',
  audit: {
    event: 'privacy.bulk-asked',
    metadata: ({ bulk, reason }, { number }) => ({ number, action: bulk.action, reason }),
  },
  run: async ({ db, now }, { bulk, reason }, actor) => {
    const { action, ...payload } = bulk;
    const askedAt = now();
    const [row] = await db
      .insert(privacyConfirmations)
      .values({
        action,
        payload,
        reason,
        askedBy: signedIn(actor).userId,
        askedAt,
        expiresAt: new Date(askedAt.getTime() + CONFIRM_WITHIN_HOURS * HOUR_MS),
        state: 'waiting',
      })
      .returning({ number: privacyConfirmations.id });
    if (!row) throw new Error('An action was not stored');
    return row;
  },
});

export const confirmationNumber = z.object({
  number: z.coerce
    .number()
    .int()
    .min(1)
    .max(2_147_483_647)
    .meta({ description: 'The number of the action', example: 1 }),
});
export const decisionInput = z.object({ isConfirmed: z.boolean() });
export const decidedSchema = z.object({ number: z.int(), action: z.enum(BULK_ACTIONS), affected: z.int() });
const decideInput = z.object({ ...confirmationNumber.shape, ...decisionInput.shape });

/**
 * STAFF-8: a second admin confirms an action, which is then carried out in the same transaction, or rejects it. Fails with
 * `not_found`, with `permission_denied` for whoever asked, and with `conflict` if it was decided or has expired.
 */
export const decideBulkAction = command<typeof decideInput, z.infer<typeof decidedSchema>>({
  name: 'decide-bulk-action',
  input: decideInput,
  permission: 'privacy:process:any',
  audit: {
    event: 'privacy.bulk-decided',
    metadata: ({ isConfirmed }, { number, action, affected }) => ({ number, action, isConfirmed, affected }),
  },
  run: async (deps, { number, isConfirmed }, actor) => {
    const { userId } = signedIn(actor);
    const { db, now } = deps;
    const [row] = await db.select().from(privacyConfirmations).where(eq(privacyConfirmations.id, number)).for('update');
    if (!row) throw new Failure('not_found');
    const asked = { state: row.state as ConfirmationState, askedBy: row.askedBy, expiresAt: row.expiresAt };
    const refusal = decisionRefusal(asked, { userId, isConfirmed }, now());
    if (refusal !== null) throw new Failure(refusal === 'own' ? 'permission_denied' : 'conflict');
    const bulk = bulkInput.parse({ action: row.action, ...row.payload });
    const affected = isConfirmed ? await BULK_HANDLERS[bulk.action](deps, bulk, signedIn(actor)) : 0;
    await db
      .update(privacyConfirmations)
      .set({ state: isConfirmed ? 'confirmed' : 'rejected', decidedBy: userId, decidedAt: now(), affected })
      .where(eq(privacyConfirmations.id, number));
    return { number, action: bulk.action, affected };
  },
});
