import { randomUUID } from 'node:crypto';
import { dataSubjectRequests } from '@dalil/database/tables/rights.ts';
import {
  ERASURE_COOL_OFF_DAYS,
  type NewRequest,
  REQUEST_DUE_DAYS,
  type RequestStatus,
} from '@dalil/domain/privacy/data-request.ts';
import { makeReference } from '@dalil/domain/quality/reference.ts';
import type { Deps } from '../../core/deps.ts';
import { Failure } from '../../core/failure.ts';
import type { RequestRow } from './request-view.ts';

const DAY_MS = 86_400_000;
/** A number that already exists is generated again. With 30^8 numbers even one collision is rare. */
const MAX_ATTEMPTS = 5;

type Sender = { userId: string } | { guestAddress: string; addressHash: string; codeHash: string; codeExpiresAt: Date };

/** PRIV-6: saves a request as pending, due 30 days after its receipt. An erasure can be cancelled for 14 days. */
export async function saveRequest(
  { db, now, randomInt }: Pick<Deps, 'db' | 'now' | 'randomInt'>,
  request: NewRequest,
  sender: Sender,
): Promise<RequestRow> {
  const at = now();
  const later = (days: number) => new Date(at.getTime() + days * DAY_MS);
  const isErasure = request.request_type === 'erasure';
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const [saved] = await db
      .insert(dataSubjectRequests)
      .values({
        ...sender,
        id: randomUUID(),
        receiptNumber: makeReference(randomInt, 'D'),
        requestType: request.request_type,
        status: 'pending',
        requestDate: at,
        dueDate: later(REQUEST_DUE_DAYS),
        description: request.description,
        locale: request.locale,
        executeAfter: isErasure ? later(ERASURE_COOL_OFF_DAYS) : null,
        timeline: [{ at: at.toISOString(), status: 'pending' }],
        messages: [],
        updatedAt: at,
      })
      .onConflictDoNothing({ target: dataSubjectRequests.receiptNumber })
      .returning();
    if (saved) return saved;
  }
  throw new Failure('unavailable', { retryAfter: 1 });
}

/** The columns of a request that gets a status now. `completed` sets the completion date. */
export function withStatus(row: RequestRow, status: RequestStatus, at: Date) {
  return {
    status,
    timeline: [...row.timeline, { at: at.toISOString(), status }],
    completionDate: status === 'completed' ? at : null,
    updatedAt: at,
  };
}
