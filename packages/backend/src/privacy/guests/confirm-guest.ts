import { profiles } from '@dalil/database/tables/accounts.ts';
import { dataSubjectRequests } from '@dalil/database/tables/rights.ts';
import { codeField, emailField } from '@dalil/domain/accounts/account-fields.ts';
import {
  ERASURE_COOL_OFF_DAYS,
  REQUEST_DUE_DAYS,
  type RequestStatus,
  type RequestType,
} from '@dalil/domain/privacy/data-request.ts';
import type { Locale } from '@dalil/domain/language/locale.ts';
import { and, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm';
import * as z from 'zod';
import { recordAudit } from '../../core/audit.ts';
import type { Deps } from '../../core/deps.ts';
import { Failure } from '../../core/failure.ts';
import { parseInput } from '../../core/parse-input.ts';
import { sendPrivacyNoticeTo } from '../privacy-mails.ts';
import type { RequestRow } from '../rights/request-view.ts';
import { hashAddress, hashCode, isSameHash } from './guest-code.ts';

const MAX_TRIES = 5;
const DAY_MS = 86_400_000;

export const guestCode = z.strictObject({ email: emailField, code: codeField });

export type GuestReceipt = {
  receipt_number: string;
  request_type: RequestType;
  status: RequestStatus;
  due_date: string;
};

/**
 * PRIV-6: sends a guest's request once the code from the mail is right; its time for an answer starts now. If the address has an
 * account, its owner sees the request in the privacy centre and can cancel it there; the answer here does not reveal it. Fails
 * with `invalid_code`, also after five wrong ones and once it was used. A wrong try is counted although it fails, so this is no command.
 */
export async function confirmGuest(deps: Deps, given: z.input<typeof guestCode>): Promise<GuestReceipt> {
  const { email, code } = parseInput(guestCode, given);
  const row = await countTry(deps, email);
  if (!row?.codeHash || !isSameHash(row.codeHash, hashCode(deps, email, code))) throw new Failure('invalid_code');
  return deps.db.transaction(async (db) => sendAsGuest({ ...deps, db }, row, email));
}

/** Counts a try at the code of an address in one statement, so that parallel tries cannot exceed the limit. */
async function countTry({ db, now, ...deps }: Deps, email: string): Promise<RequestRow | undefined> {
  const [row] = await db
    .update(dataSubjectRequests)
    .set({ codeAttempts: sql`${dataSubjectRequests.codeAttempts} + 1` })
    .where(
      and(
        eq(dataSubjectRequests.addressHash, hashAddress(deps, email)),
        isNull(dataSubjectRequests.verifiedAt),
        isNotNull(dataSubjectRequests.codeHash),
        gt(dataSubjectRequests.codeExpiresAt, now()),
        sql`${dataSubjectRequests.codeAttempts} < ${MAX_TRIES}`,
      ),
    )
    .returning();
  return row;
}

async function sendAsGuest(deps: Deps, row: RequestRow, email: string): Promise<GuestReceipt> {
  const at = deps.now();
  const later = (days: number) => new Date(at.getTime() + days * DAY_MS);
  const [owner] = await deps.db
    .select({ id: profiles.id })
    .from(profiles)
    .where(eq(profiles.email, email.toLowerCase()));
  const isErasure = row.requestType === 'erasure';
  // Several tries with the right code may have passed the check together. Only the first finds the same code unused.
  const { id, codeHash } = dataSubjectRequests;
  const isUnused = and(eq(id, row.id), eq(codeHash, row.codeHash ?? ''), isNull(dataSubjectRequests.verifiedAt));
  const [sent] = await deps.db
    .update(dataSubjectRequests)
    .set({
      verifiedAt: at,
      userId: owner?.id ?? null,
      requestDate: at,
      dueDate: later(REQUEST_DUE_DAYS),
      executeAfter: isErasure ? later(ERASURE_COOL_OFF_DAYS) : null,
      timeline: [{ at: at.toISOString(), status: 'pending' }],
      updatedAt: at,
    })
    .where(isUnused)
    .returning();
  if (!sent) throw new Failure('invalid_code');
  const metadata = { type: row.requestType, number: row.receiptNumber, isGuest: true };
  await recordAudit(deps, { event: 'privacy.requested', userId: null, metadata });
  const to = { email, fullName: '', locale: row.locale as Locale };
  await sendPrivacyNoticeTo(deps, to, isErasure ? 'erasure-planned' : 'request-received', row.receiptNumber);
  return {
    receipt_number: sent.receiptNumber,
    request_type: sent.requestType as RequestType,
    status: sent.status as RequestStatus,
    due_date: sent.dueDate.toISOString(),
  };
}
