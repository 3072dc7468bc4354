import { dataExportRequests, dataSubjectRequests } from '@dalil/database/tables/rights.ts';
import { REQUEST_RETENTION_DAYS } from '@dalil/domain/privacy/data-request.ts';
import { and, inArray, isNotNull, isNull, lt } from 'drizzle-orm';
import type { Deps } from '../../core/deps.ts';

const DAY_MS = 86_400_000;
/** A guest who has not entered the code by then has not sent a request. */
const UNVERIFIED_MS = DAY_MS;

/** Deletes requests and exports after the time they are stored, and requests of guests who did not prove their address. */
export async function deleteOldRequests({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  const since = (ms: number) => new Date(now().getTime() - ms);
  const isUnverified = and(isNotNull(dataSubjectRequests.codeHash), isNull(dataSubjectRequests.verifiedAt));
  await db
    .delete(dataSubjectRequests)
    .where(and(isUnverified, lt(dataSubjectRequests.requestDate, since(UNVERIFIED_MS))));
  const old = since(REQUEST_RETENTION_DAYS * DAY_MS);
  const hasEnded = inArray(dataSubjectRequests.status, ['completed', 'rejected', 'cancelled']);
  await db.delete(dataSubjectRequests).where(and(hasEnded, lt(dataSubjectRequests.updatedAt, old)));
  await db
    .delete(dataExportRequests)
    .where(and(isNull(dataExportRequests.fileKey), lt(dataExportRequests.requestDate, old)));
}
