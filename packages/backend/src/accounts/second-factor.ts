import { randomUUID } from 'node:crypto';
import type { AuditEvent } from '@dalil/domain/accounts/audit-event.ts';
import type { Database } from '@dalil/database/connection.ts';
import { sessions } from '@dalil/database/tables/accounts.ts';
import { and, eq, inArray } from 'drizzle-orm';
import type { SignedInActor } from '../core/actor.ts';
import { recordAudit } from '../core/audit.ts';
import type { Deps } from '../core/deps.ts';
import type { RequestContext } from '../core/request-context.ts';
import type { SecurityNotice } from '../emails/email.ts';
import { findAddressee, sendNotice } from './account-mails.ts';
import type { AuthAdapter } from './auth-adapter.ts';
import { markDevice } from './device-cookie.ts';
import { recordEntry } from './enter-by-password.ts';
import { recordRejection } from './record-rejection.ts';

type Entered = { user: { id: string } };

/** The second step of a sign-in: a code of the authenticator app, or a backup code, which is consumed. */
export async function enterBySecondFactor(
  deps: Deps,
  adapter: AuthAdapter,
  context: RequestContext,
  { code, kind }: { code: string; kind: 'app' | 'backup' },
): Promise<void> {
  // For a signed-in user the library would only verify the code and create no session.
  const asGuest: RequestContext = { ...context, actor: { kind: 'guest' } };
  const { user } = await adapter
    .call<Entered>(asGuest, (auth, headers) =>
      kind === 'app'
        ? auth.api.verifyTOTP({ body: { code }, headers, asResponse: true })
        : auth.api.verifyBackupCode({ body: { code }, headers, asResponse: true }),
    )
    .catch(async (error: unknown) => {
      await recordRejection(deps, kind === 'app' ? 'app' : 'backup-code', error);
      throw error;
    });
  await recordEntry(deps, context, user.id, kind === 'app' ? 'password+app' : 'password+backup-code');
  const person = await findAddressee(deps, { id: user.id });
  if (person) markDevice(deps, context, person.email, randomUUID());
}

/** Records a change of the second factor in the audit log and notifies the owner. */
export async function recordFactorChange(
  deps: Deps,
  { userId }: SignedInActor,
  event: AuditEvent,
  notice: SecurityNotice | null,
): Promise<void> {
  await deps.db.transaction(async (db) => {
    await recordAudit({ ...deps, db }, { event, userId });
    if (event === 'account.two-factor-off') await forgetProofs(db, userId);
    if (notice) await sendNotice({ ...deps, db }, userId, notice);
  });
}

/** A disabled factor no longer counts as proof in any session. */
async function forgetProofs(db: Database, userId: string): Promise<void> {
  const byApp = and(eq(sessions.userId, userId), inArray(sessions.secondFactor, ['app', 'backup-code']));
  await db.update(sessions).set({ secondFactor: null }).where(byApp);
}
