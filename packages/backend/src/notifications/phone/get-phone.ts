import { phoneCodes, phoneNumbers } from '@dalil/database/tables/phone-numbers.ts';
import { maskPhoneNumber } from '@dalil/domain/notifications/phone-number.ts';
import { and, eq, gt } from 'drizzle-orm';
import * as z from 'zod';
import { signedIn } from '../../core/actor.ts';
import { query } from '../../core/query.ts';
import { PHONE_CODE_MINUTES } from './save-phone-code.ts';

export const phoneSchema = z.object({
  /** Whether the operator has set up a provider of text messages. */
  is_offered: z.boolean(),
  /** The confirmed number, in part. */
  phone_number: z.nullable(z.string()),
  /** The number that waits for its code, in part. */
  waiting_number: z.nullable(z.string()),
});

/** Whether text messages are offered here, and the number of the signed-in user. */
export const getPhone = query({
  name: 'get-phone',
  input: z.object({}),
  permission: 'notifications:read:own',
  run: async ({ db, now, sendText }, _input, actor): Promise<z.infer<typeof phoneSchema>> => {
    const { userId } = signedIn(actor);
    const oldest = new Date(now().getTime() - PHONE_CODE_MINUTES * 60_000);
    const [confirmed] = await db.select().from(phoneNumbers).where(eq(phoneNumbers.userId, userId));
    const [waiting] = await db
      .select()
      .from(phoneCodes)
      .where(and(eq(phoneCodes.userId, userId), gt(phoneCodes.createdAt, oldest)));
    return {
      is_offered: sendText !== null,
      phone_number: confirmed ? maskPhoneNumber(confirmed.phoneNumber) : null,
      waiting_number: waiting ? maskPhoneNumber(waiting.phoneNumber) : null,
    };
  },
});
