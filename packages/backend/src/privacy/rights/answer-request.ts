import { profiles } from '@dalil/database/tables/accounts.ts';
import { dataSubjectRequests } from '@dalil/database/tables/rights.ts';
import {
  ANSWER_STATUSES,
  mayAnswer,
  needsResponse,
  type RequestStatus,
  requestTextSchema,
} from '@dalil/domain/privacy/data-request.ts';
import { eq } from 'drizzle-orm';
import * as z from 'zod';
import { signedIn } from '../../core/actor.ts';
import { command } from '../../core/command.ts';
import { Failure } from '../../core/failure.ts';
import { carryOutErasure } from '../erasure/carry-out-erasure.ts';
import { addresseeOf } from '../erasure/run-erasures.job.ts';
import { sendPrivacyNoticeTo } from '../privacy-mails.ts';
import { changeRequest, requestId } from './own-request.ts';
import { type StaffRequest, viewForStaff } from './request-view.ts';
import { withStatus } from './save-request.ts';

export const answerInput = z.object({
  status: z.enum(ANSWER_STATUSES),
  /** What the sender reads. Empty only for `in_review`. */
  response: requestTextSchema,
});
const input = z.object({ ...requestId.shape, ...answerInput.shape });

const wrong = (path: string, code: string) => new Failure('invalid_input', { fields: [{ path, code }] });

/**
 * PRIV-6: staff move a request on, with a response its sender reads. To complete an erasure carries it out. Fails with `not_found`,
 * with `conflict` if the request has ended or has this status already, and with `invalid_input` at `response` without one, or at
 * `status` for an erasure that its sender can still cancel.
 */
export const answerRequest = command<typeof input, StaffRequest>({
  name: 'answer-data-request',
  input,
  permission: 'privacy:process:any',
  audit: {
    event: 'privacy.request-answered',
    metadata: ({ status }, { request_type, receipt_number }) => ({
      type: request_type,
      number: receipt_number,
      to: status,
    }),
  },
  run: async (deps, { id, status, response }, actor) => {
    const [row] = await deps.db.select().from(dataSubjectRequests).where(eq(dataSubjectRequests.id, id)).for('update');
    if (!row || (row.codeHash !== null && row.verifiedAt === null)) throw new Failure('not_found');
    if (needsResponse(status) && response === '') throw wrong('response', 'required');
    if (!mayAnswer(row.status as RequestStatus, status, response)) throw new Failure('conflict');
    const at = deps.now();
    const said = response === '' ? [] : [{ at: at.toISOString(), from: 'staff' as const, text: response }];
    const isErasure = row.requestType === 'erasure' && status === 'completed';
    if (isErasure && row.executeAfter !== null && row.executeAfter > at) throw wrong('status', 'too_early');
    const to = await addresseeOf(deps, row);
    if (isErasure) {
      const erased = await carryOutErasure(deps, row);
      if (to) await sendPrivacyNoticeTo(deps, to, 'erasure-done', row.receiptNumber);
      return viewForStaff(erased, null);
    }
    const changed = await changeRequest(deps, id, {
      ...withStatus(row, status, at),
      response: response === '' ? row.response : response,
      messages: [...row.messages, ...said],
      handledBy: signedIn(actor).userId,
    });
    if (to && response !== '') await sendPrivacyNoticeTo(deps, to, 'request-answered', row.receiptNumber);
    const [person] =
      row.userId === null ? [] : await deps.db.select().from(profiles).where(eq(profiles.id, row.userId));
    return viewForStaff(changed, person ?? null);
  },
});
