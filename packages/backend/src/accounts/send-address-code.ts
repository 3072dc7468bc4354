import { profiles } from '@dalil/database/tables/accounts.ts';
import { CODE_MINUTES } from '@dalil/domain/accounts/account-fields.ts';
import { eq } from 'drizzle-orm';
import type { Deps } from '../core/deps.ts';
import { mailLocale } from './account-mails.ts';

/** The code that goes to a new address, in the words and language of the person it is for. */
export async function sendAddressCode(deps: Deps, userId: string, newEmail: string, code: string): Promise<void> {
  const [profile] = await deps.db.select().from(profiles).where(eq(profiles.id, userId));
  if (!profile) return;
  const data = { fullName: profile.fullName, code, validMinutes: CODE_MINUTES };
  await deps.queueEmail(deps.db, { to: newEmail, locale: mailLocale(profile), template: 'address-change', data });
}
