import { randomUUID } from 'node:crypto';
import { accounts, sessions, verifications } from '@dalil/database/tables/accounts.ts';
import { and, eq, ne } from 'drizzle-orm';
import { textInput } from '@dalil/domain/language/classic-text-input.ts';
import * as z from 'zod';
import { command } from '../core/command.ts';
import { Failure } from '../core/failure.ts';
import { sendNotice } from './account-mails.ts';
import { endSessionsOf } from './end-sessions-of.ts';

/** AUTH-7: saves the new password and ends every other session, link and challenge of the account. */
export const changePassword = command({
  name: 'change-password',
  input: z.object({ passwordHash: textInput() }),
  permission: 'accounts:change:own',
  audit: { event: 'account.password-changed' },
  run: async (deps, { passwordHash }, actor) => {
    if (actor.kind === 'guest') throw new Failure('not_signed_in');
    const { db, now } = deps;
    const { userId } = actor;
    const time = now();
    const credential = { userId, accountId: userId, providerId: 'credential', password: passwordHash };
    await db
      .insert(accounts)
      .values({ ...credential, id: randomUUID(), createdAt: time, updatedAt: time })
      .onConflictDoUpdate({
        target: [accounts.providerId, accounts.accountId],
        set: { password: passwordHash, updatedAt: time },
      });
    const others = and(eq(sessions.userId, userId), ne(sessions.id, actor.sessionId));
    await endSessionsOf(deps, others, 'password-changed');
    await db.delete(verifications).where(eq(verifications.value, userId));
    await sendNotice(deps, userId, 'password-changed');
  },
});
