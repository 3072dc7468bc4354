import { anonymousAddress, browserClass, consentReceiptSchema, isConsistent } from '@dalil/domain/privacy/consent.ts';
import { textInput } from '@dalil/domain/language/classic-text-input.ts';
import * as z from 'zod';
import { signedIn } from '../core/actor.ts';
import { command } from '../core/command.ts';
import { Failure } from '../core/failure.ts';
import { storeDecision } from './store-decision.ts';

export const recordedSchema = z.object({ id: z.string() });

/** `request` is added by the server, never by the client. */
const input = z.object({
  receipt: consentReceiptSchema,
  request: z.object({ address: textInput(), userAgent: textInput() }),
});

/**
 * PRIV-2, PRIV-5: records a user's own decision on cookies. A receipt that was recorded before has no second effect. The decision
 * that was made last holds. One that another account has from the same device stays there. Fails with `invalid_input` if the receipt contradicts itself.
 */
export const recordConsent = command<typeof input, { id: string }>({
  name: 'record-consent',
  input,
  permission: 'privacy:change:own',
  audit: { none: 'the record itself is append-only' },
  run: async ({ db, now }, { receipt, request }, actor) => {
    const { userId } = signedIn(actor);
    if (!isConsistent(receipt)) throw new Failure('invalid_input', { fields: [{ path: 'granted', code: 'custom' }] });
    const { id, version, at, ...details } = receipt;
    const recordedAt = now();
    await storeDecision(db, userId, {
      id,
      version,
      granted: receipt.granted,
      details,
      consentDate: new Date(Math.min(Date.parse(at), recordedAt.getTime())),
      recordedAt,
      ipAddress: anonymousAddress(request.address),
      userAgent: browserClass(request.userAgent),
    });
    return { id };
  },
});
