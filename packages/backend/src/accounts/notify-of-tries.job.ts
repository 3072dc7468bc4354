import { profiles } from '@dalil/database/tables/accounts.ts';
import { and, eq } from 'drizzle-orm';
import type { JobHandler } from '../core/job-handler.ts';
import { sendNotice } from './account-mails.ts';

/** Notifies the owner of an account with a confirmed address that wrong passwords were entered for it. */
export const notifyOfTries: JobHandler<'notify-of-tries'> = async (deps, { email }) => {
  const [person] = await deps.db
    .select({ id: profiles.id })
    .from(profiles)
    .where(and(eq(profiles.email, email), eq(profiles.emailVerified, true)));
  if (person) await sendNotice(deps, person.id, 'sign-in-tries');
};
