import { phoneCodes, phoneNumbers } from '@dalil/database/tables/phone-numbers.ts';
import { eq, sql } from 'drizzle-orm';
import * as z from 'zod';
import { signedIn } from '../../core/actor.ts';
import { command } from '../../core/command.ts';
import type { Deps } from '../../core/deps.ts';

/** Forgets the number of the signed-in user, and nothing is sent as a text message any more. */
export const removePhone = command({
  name: 'remove-phone',
  input: z.object({}),
  permission: 'notifications:change:own',
  audit: { none: 'a user forgets their own number' },
  run: (deps, _input, actor): Promise<void> => forgetPhone(deps, signedIn(actor).userId),
});

/** The same for whoever answered STOP, in a transaction. */
export async function forgetPhone({ db, now }: Pick<Deps, 'db' | 'now'>, userId: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`preferences ${userId}`}, 0))`);
  await db.delete(phoneNumbers).where(eq(phoneNumbers.userId, userId));
  await db.delete(phoneCodes).where(eq(phoneCodes.userId, userId));
  await db.execute(sql`
    update user_preferences set data = data || '{"sms": false}', version = version + 1,
      updated_at = greatest(updated_at, ${now().toISOString()})
    where user_id = ${userId} and category = 'notifications' and data->>'sms' = 'true'`);
}
