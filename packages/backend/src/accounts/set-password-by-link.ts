import { randomUUID } from 'node:crypto';
import type { Deps } from '../core/deps.ts';
import type { Visit } from '../core/visit.ts';
import { findAddressee } from './account-mails.ts';
import type { AuthAdapter } from './auth-adapter.ts';
import { refuseWeakPassword } from './check-password.ts';
import { markDevice } from './device-cookie.ts';

/** AUTH-7: sends a link where an account has the address, after the answer, which is the same for all. */
export async function askForLink(deps: Deps, adapter: AuthAdapter, visit: Visit, email: string): Promise<void> {
  await deps.afterAnswer(() =>
    adapter.call({ ...visit, setCookie: () => {} }, (auth, headers) =>
      auth.api.requestPasswordReset({ body: { email }, headers, asResponse: true }),
    ),
  );
}

/**
 * AUTH-7: sets a password by the token of a mail, which works once. Ends every session. Whoever holds the link owns the account,
 * so this device counts as one of theirs from here on.
 */
export async function setPasswordByLink(
  deps: Deps,
  adapter: AuthAdapter,
  visit: Visit,
  { token, password }: { token: string; password: string },
): Promise<void> {
  const { internalAdapter } = await adapter.authOf(visit).$context;
  const waiting = await internalAdapter.findVerificationValue(`reset-password:${token}`);
  const owner = waiting ? await findAddressee(deps, { id: waiting.value }) : undefined;
  refuseWeakPassword(password, owner?.email);
  await adapter.call(visit, (auth, headers) =>
    auth.api.resetPassword({ body: { token, newPassword: password }, headers, asResponse: true }),
  );
  if (owner) markDevice(deps, visit, owner.email, randomUUID());
}
