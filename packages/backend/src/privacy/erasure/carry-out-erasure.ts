import { dataSubjectRequests } from '@dalil/database/tables/rights.ts';
import { REQUEST_STATUSES, isOpen } from '@dalil/domain/privacy/data-request.ts';
import type { ErasureReport } from '@dalil/domain/privacy/erasure.ts';
import { and, eq, inArray, ne } from 'drizzle-orm';
import { requireOneAdmin } from '../../accounts/require-one-admin.ts';
import type { Deps } from '../../core/deps.ts';
import { changeRequest } from '../rights/own-request.ts';
import type { RequestRow } from '../rights/request-view.ts';
import { withStatus } from '../rights/save-request.ts';
import { eraseSubject } from './erase-subject.ts';
import { subjectOfAddress, subjectOfUser } from './find-subject.ts';

const OPEN = REQUEST_STATUSES.filter(isOpen);

/**
 * PRIV-6: carries out an erasure that was asked for, and completes its request with what was erased and what remains. Other open
 * requests of the person end with it. `deps.db` must be a transaction. Fails with `last_admin`.
 */
export async function carryOutErasure(deps: Deps, row: RequestRow): Promise<RequestRow> {
  const subject =
    row.userId === null
      ? await subjectOfAddress(deps.db, row.guestAddress ?? '')
      : await subjectOfUser(deps.db, row.userId);
  if (subject.userId !== null) {
    await requireOneAdmin(deps, subject.userId);
    await endOpenRequests(deps, subject.userId, row.id);
  }
  const report: ErasureReport = await eraseSubject(deps, subject);
  return changeRequest(deps, row.id, { ...withStatus(row, 'completed', deps.now()), outcome: { ...report } });
}

/** Ends the open requests of a user whose account is erased, but for the one that erases it. */
export async function endOpenRequests(
  deps: Pick<Deps, 'db' | 'now'>,
  userId: string,
  exceptId: string | null = null,
): Promise<void> {
  const isOpenOne = and(
    eq(dataSubjectRequests.userId, userId),
    exceptId === null ? undefined : ne(dataSubjectRequests.id, exceptId),
    inArray(dataSubjectRequests.status, OPEN),
  );
  for (const other of await deps.db.select().from(dataSubjectRequests).where(isOpenOne)) {
    await changeRequest(deps, other.id, withStatus(other, 'cancelled', deps.now()));
  }
}
