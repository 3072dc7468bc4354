import { randomUUID } from 'node:crypto';
import { sessions, verifications } from '@dalil/database/tables/accounts.ts';
import { and, eq, ne } from 'drizzle-orm';
import type { SignedInActor } from '../core/actor.ts';
import { recordAudit } from '../core/audit.ts';
import type { Deps } from '../core/deps.ts';
import type { RequestContext } from '../core/request-context.ts';
import { forgetFailure } from '../emails/failures/record-failure.ts';
import { findAddressee, mailLocale, sendNotice } from './account-mails.ts';
import type { AuthAdapter } from './auth-adapter.ts';
import { confirmOwner } from './check-password.ts';
import { markDevice } from './device-cookie.ts';
import { endSessionsOf } from './end-sessions-of.ts';

type Change = { newEmail: string; password: string };

/**
 * Sends a code to the new address. The old address stays valid until the code is entered. The response is the same for a taken
 * address.
 */
export async function requestAddressChange(
  deps: Deps,
  adapter: AuthAdapter,
  context: RequestContext,
  actor: SignedInActor,
  { newEmail, password }: Change,
): Promise<void> {
  await confirmOwner(deps, actor, password);
  await adapter.call(context, (auth, headers) =>
    auth.api.requestEmailChangeEmailOTP({ body: { newEmail }, headers, asResponse: true }),
  );
}

/** Sets the new address if the code is correct. Ends other sessions and open links, and notifies the old address. */
export async function confirmNewAddress(
  deps: Deps,
  adapter: AuthAdapter,
  context: RequestContext,
  actor: SignedInActor,
  { newEmail, code }: { newEmail: string; code: string },
): Promise<void> {
  const before = await findAddressee(deps, { id: actor.userId });
  await adapter.call(context, (auth, headers) =>
    auth.api.changeEmailEmailOTP({ body: { newEmail, otp: code }, headers, asResponse: true }),
  );
  markDevice(deps, context, newEmail, randomUUID());
  await deps.db.transaction(async (db) => {
    const within = { ...deps, db };
    const others = and(eq(sessions.userId, actor.userId), ne(sessions.id, actor.sessionId));
    await endSessionsOf(within, others, 'address-changed');
    await db.delete(verifications).where(eq(verifications.value, actor.userId));
    await forgetFailure(within, newEmail);
    await recordAudit(within, { event: 'account.address-changed', userId: actor.userId });
    await sendNotice(within, actor.userId, 'address-changed');
    if (!before) return;
    const data = { fullName: before.fullName, notice: 'address-changed' as const, at: deps.now().toISOString() };
    await deps.queueEmail(db, { to: before.email, locale: mailLocale(before), template: 'security-notice', data });
  });
}
