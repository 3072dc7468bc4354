import { requestTextSchema } from '@dalil/domain/privacy/data-request.ts';
import * as z from 'zod';
import { signedIn } from '../../core/actor.ts';
import { command } from '../../core/command.ts';
import { Failure } from '../../core/failure.ts';
import { changeRequest, lockOwnRequest, requestId } from './own-request.ts';
import { type RequestView, viewRequest } from './request-view.ts';
import { withStatus } from './save-request.ts';

const MAX_MESSAGES = 50;

export const replyInput = z.object({ text: requestTextSchema });
const input = z.object({ ...requestId.shape, ...replyInput.shape });

/**
 * PRIV-6: a message of the sender to staff about an open request. One that waited for its sender is in review again. Fails with
 * `invalid_input` for an empty text, `not_found`, or `conflict` if it has ended or has too many messages.
 */
export const replyToRequest = command<typeof input, RequestView>({
  name: 'reply-to-data-request',
  input,
  permission: 'privacy:change:own',
  audit: { event: 'privacy.request-replied', metadata: (_input, { receipt_number }) => ({ number: receipt_number }) },
  run: async (deps, { id, text }, actor) => {
    if (text === '') throw new Failure('invalid_input', { fields: [{ path: 'text', code: 'too_small' }] });
    const row = await lockOwnRequest(deps, id, signedIn(actor).userId);
    if (row.messages.length >= MAX_MESSAGES) throw new Failure('conflict');
    const at = deps.now();
    const messages = [...row.messages, { at: at.toISOString(), from: 'user' as const, text }];
    const status = row.status === 'waiting_for_user' ? withStatus(row, 'in_review', at) : { updatedAt: at };
    return viewRequest(await changeRequest(deps, id, { messages, ...status }));
  },
});
