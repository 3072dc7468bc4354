import { notifications } from '@dalil/database/tables/notifications.ts';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Deps } from '../core/deps.ts';
import type { StaffMember } from './find-staff.ts';

/** Numbered like changes of saved items, since each user has one notification for each number. */
const NEXT_NUMBER = sql`nextval(pg_get_serial_sequence('saved_item_changes', 'id'))`;

/** STAFF-6 NOTIF-2: tells those who may approve it that a change of a fact waits. */
export async function tellApprovers(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  factId: string,
  approvers: readonly StaffMember[],
): Promise<void> {
  const about = { kind: 'fact-proposal', itemId: factId, reason: 'fact-proposed', subject: '', topic: 'appUpdates' };
  await db
    .insert(notifications)
    .values(approvers.map(({ id }) => ({ ...about, userId: id, changeId: NEXT_NUMBER, createdAt: now() })))
    .onConflictDoNothing();
}

/** It is decided: what nobody has read yet needs nobody any more. */
export async function closeProposalNotices({ db, now }: Pick<Deps, 'db' | 'now'>, factId: string): Promise<void> {
  const ofFact = and(eq(notifications.kind, 'fact-proposal'), eq(notifications.itemId, factId));
  await db
    .update(notifications)
    .set({ readAt: now() })
    .where(and(ofFact, isNull(notifications.readAt)));
}
