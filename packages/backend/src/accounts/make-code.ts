import type { Deps } from '../core/deps.ts';
import { createAuth } from './auth.ts';

/**
 * Returns a function that creates a new code for an address and deletes the previous one. The library writes with the database it
 * was made with, so a transaction needs a library of its own.
 */
export function makeCodeIn(origin: string, email: string): (within: Deps) => Promise<string> {
  return async (within) => {
    const auth = createAuth(within, origin);
    const { internalAdapter } = await auth.$context;
    await internalAdapter.deleteVerificationByIdentifier(`email-verification-otp-${email}`);
    return auth.api.createVerificationOTP({ body: { email, type: 'email-verification' } });
  };
}
