import { signedIn } from '../../core/actor.ts';
import { command } from '../../core/command.ts';
import { changeRequest, lockOwnRequest, requestId } from './own-request.ts';
import { type RequestView, viewRequest } from './request-view.ts';
import { withStatus } from './save-request.ts';

/** PRIV-6: withdraws a user's own request while it is open; an erasure until it is carried out. Fails with `not_found` or `conflict`. */
export const cancelRequest = command<typeof requestId, RequestView>({
  name: 'cancel-data-request',
  input: requestId,
  permission: 'privacy:change:own',
  audit: {
    event: 'privacy.request-cancelled',
    metadata: (_input, { request_type, receipt_number }) => ({ type: request_type, number: receipt_number }),
  },
  run: async (deps, { id }, actor) => {
    const row = await lockOwnRequest(deps, id, signedIn(actor).userId);
    return viewRequest(await changeRequest(deps, id, withStatus(row, 'cancelled', deps.now())));
  },
});
