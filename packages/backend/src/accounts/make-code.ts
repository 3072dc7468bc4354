import type { Auth } from './auth.ts';

/** Creates a new code for an address and invalidates the previous one. */
export async function makeCode(auth: Auth, email: string): Promise<string> {
  const { internalAdapter } = await auth.$context;
  await internalAdapter.deleteVerificationByIdentifier(`email-verification-otp-${email}`);
  return auth.api.createVerificationOTP({ body: { email, type: 'email-verification' } });
}
