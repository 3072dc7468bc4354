import { randomUUID } from 'node:crypto';
import type { Deps } from '../core/deps.ts';
import type { RequestContext } from '../core/request-context.ts';
import { findAddressee } from './account-mails.ts';
import type { AuthAdapter } from './auth-adapter.ts';
import { rejectWeakPassword } from './check-password.ts';
import { markDevice } from './device-cookie.ts';

/** AUTH-7: sends a link if an account has the address. It runs after the response, which is the same for all addresses. */
export async function requestLink(
  deps: Deps,
  adapter: AuthAdapter,
  context: RequestContext,
  email: string,
): Promise<void> {
  await deps.afterAnswer(() =>
    adapter.call({ ...context, setCookie: () => {} }, (auth, headers) =>
      auth.api.requestPasswordReset({ body: { email }, headers, asResponse: true }),
    ),
  );
}

/**
 * AUTH-7: sets a password by the token of a mail, which works once, and ends every session. The holder of the link owns the
 * account, so this device counts as one of the owner's from now on.
 */
export async function setPasswordByLink(
  deps: Deps,
  adapter: AuthAdapter,
  context: RequestContext,
  { token, password }: { token: string; password: string },
): Promise<void> {
  const { internalAdapter } = await adapter.authOf(context).$context;
  const waiting = await internalAdapter.findVerificationValue(`reset-password:${token}`);
  const owner = waiting ? await findAddressee(deps, { id: waiting.value }) : undefined;
  rejectWeakPassword(password, owner?.email);
  await adapter.call(context, (auth, headers) =>
    auth.api.resetPassword({ body: { token, newPassword: password }, headers, asResponse: true }),
  );
  if (owner) markDevice(deps, context, owner.email, randomUUID());
}
