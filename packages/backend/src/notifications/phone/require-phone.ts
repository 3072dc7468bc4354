import { phoneNumbers } from '@dalil/database/tables/phone-numbers.ts';
import { eq } from 'drizzle-orm';
import type { Deps } from '../../core/deps.ts';
import { Failure } from '../../core/failure.ts';

/**
 * Text messages can be switched on where the operator has set up a provider and the user has confirmed a number. Fails with
 * `invalid_input` at the field: `not_offered` or `phone_not_confirmed`.
 */
export async function requirePhone({ db, sendText }: Deps, userId: string): Promise<void> {
  const refuse = (code: string) => new Failure('invalid_input', { fields: [{ path: 'preference_data.sms', code }] });
  if (sendText === null) throw refuse('not_offered');
  const [number] = await db.select().from(phoneNumbers).where(eq(phoneNumbers.userId, userId));
  if (!number) throw refuse('phone_not_confirmed');
}
