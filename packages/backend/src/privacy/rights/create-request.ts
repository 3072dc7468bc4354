import { dataSubjectRequests } from '@dalil/database/tables/rights.ts';
import { newRequestSchema, REQUEST_STATUSES, isOpen } from '@dalil/domain/privacy/data-request.ts';
import { and, eq, inArray } from 'drizzle-orm';
import * as z from 'zod';
import { requireOneAdmin } from '../../accounts/require-one-admin.ts';
import { signedIn } from '../../core/actor.ts';
import { command } from '../../core/command.ts';
import { Failure } from '../../core/failure.ts';
import { sendPrivacyNotice } from '../privacy-mails.ts';
import { type RequestView, viewRequest } from './request-view.ts';
import { saveRequest } from './save-request.ts';

const input = z.strictObject(newRequestSchema.shape);
const OPEN = REQUEST_STATUSES.filter(isOpen);

/**
 * PRIV-6: a user's request about their own data, pending first. Fails with `conflict` while one of the same type is open, and with
 * `last_admin` for an erasure that would leave no admin. The caller has confirmed the owner for an erasure.
 */
export const createRequest = command<typeof input, RequestView>({
  name: 'create-data-request',
  input,
  permission: 'privacy:change:own',
  audit: {
    event: 'privacy.requested',
    metadata: ({ request_type }, { receipt_number }) => ({ type: request_type, number: receipt_number }),
  },
  run: async (deps, request, actor) => {
    const { userId } = signedIn(actor);
    const isSame = and(
      eq(dataSubjectRequests.userId, userId),
      eq(dataSubjectRequests.requestType, request.request_type),
      inArray(dataSubjectRequests.status, OPEN),
    );
    if ((await deps.db.$count(dataSubjectRequests, isSame)) > 0) throw new Failure('conflict');
    if (request.request_type === 'erasure') await requireOneAdmin(deps, userId);
    const saved = await saveRequest(deps, request, { userId });
    const notice = request.request_type === 'erasure' ? 'erasure-planned' : 'request-received';
    await sendPrivacyNotice(deps, userId, notice, saved.receiptNumber);
    return viewRequest(saved);
  },
});
