import { dataSubjectRequests } from '@dalil/database/tables/rights.ts';
import { isOpen, type RequestStatus } from '@dalil/domain/privacy/data-request.ts';
import { and, eq } from 'drizzle-orm';
import * as z from 'zod';
import type { Deps } from '../../core/deps.ts';
import { Failure } from '../../core/failure.ts';
import type { RequestRow } from './request-view.ts';

export const requestId = z.object({
  id: z.uuid().meta({ description: 'The id of the request', example: '0198f3a2-7c1d-4e5f-8a9b-0c1d2e3f4a5b' }),
});

/** A user's own open request, locked. Fails with `not_found`, also for the request of another, and with `conflict` if it has ended. */
export async function lockOwnRequest({ db }: Pick<Deps, 'db'>, id: string, userId: string): Promise<RequestRow> {
  const isOwn = and(eq(dataSubjectRequests.id, id), eq(dataSubjectRequests.userId, userId));
  const [row] = await db.select().from(dataSubjectRequests).where(isOwn).for('update');
  if (!row) throw new Failure('not_found');
  if (!isOpen(row.status as RequestStatus)) throw new Failure('conflict');
  return row;
}

/** Changes a locked request. */
export async function changeRequest(
  { db }: Pick<Deps, 'db'>,
  id: string,
  set: Partial<RequestRow>,
): Promise<RequestRow> {
  const [row] = await db.update(dataSubjectRequests).set(set).where(eq(dataSubjectRequests.id, id)).returning();
  if (!row) throw new Failure('not_found');
  return row;
}
