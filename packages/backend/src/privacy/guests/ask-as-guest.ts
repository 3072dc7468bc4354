import { dataSubjectRequests } from '@dalil/database/tables/rights.ts';
import { CODE_MINUTES, emailField } from '@dalil/domain/accounts/account-fields.ts';
import { newRequestSchema } from '@dalil/domain/privacy/data-request.ts';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import * as z from 'zod';
import { command } from '../../core/command.ts';
import { countAttempt } from '../../core/rate-limit.ts';
import { saveRequest } from '../rights/save-request.ts';
import { hashAddress, hashCode } from './guest-code.ts';

const CODES = 1_000_000;
const CODE_DIGITS = 6;
const MINUTE_MS = 60_000;

export const guestRequest = z.strictObject({ ...newRequestSchema.shape, email: emailField });

/**
 * PRIV-6: a request for the data of an address, without an account. It counts once the code sent to the address was entered. No
 * account is looked up, so the answer and its time are the same for every address. A new code replaces an earlier one; beyond
 * five codes in a quarter of an hour nothing is sent.
 */
export const askAsGuest = command({
  name: 'ask-as-guest',
  input: guestRequest,
  permission: 'privacy:ask:own',
  audit: { none: 'nothing is asked before the address is verified' },
  run: async (deps, { email, ...request }): Promise<void> => {
    const { isExceeded } = await countAttempt(deps, 'mailAccount', email);
    if (isExceeded) return;
    const addressHash = hashAddress(deps, email);
    const isUnverified = and(isNotNull(dataSubjectRequests.codeHash), isNull(dataSubjectRequests.verifiedAt));
    await deps.db
      .delete(dataSubjectRequests)
      .where(and(eq(dataSubjectRequests.addressHash, addressHash), isUnverified));
    const code = String(deps.randomInt(CODES)).padStart(CODE_DIGITS, '0');
    await saveRequest(deps, request, {
      guestAddress: email,
      addressHash,
      codeHash: hashCode(deps, email, code),
      codeExpiresAt: new Date(deps.now().getTime() + CODE_MINUTES * MINUTE_MS),
    });
    const data = { fullName: '', code, validMinutes: CODE_MINUTES };
    await deps.queueEmail(deps.db, { to: email, locale: request.locale, template: 'privacy-code', data });
  },
});
