import { phoneCodes, phoneNumbers } from '@dalil/database/tables/phone-numbers.ts';
import { textInput } from '@dalil/domain/language/classic-text-input.ts';
import { plainCode } from '@dalil/domain/language/digits.ts';
import { maskPhoneNumber } from '@dalil/domain/notifications/phone-number.ts';
import { and, eq, gt } from 'drizzle-orm';
import * as z from 'zod';
import { signedIn } from '../../core/actor.ts';
import { command } from '../../core/command.ts';
import { Failure } from '../../core/failure.ts';
import { hashOfCode, PHONE_CODE_MINUTES } from './save-phone-code.ts';

export const phoneCodeInput = z.strictObject({
  code: textInput()
    .max(40)
    .transform(plainCode)
    .refine((code) => /^\d{6}$/.test(code))
    .meta({ description: 'The code of the text message', example: '123456' }),
});

/** Confirms the number whose code this is, once. Fails with `invalid_code` for a wrong one, and for one that was used or is too old. */
export const confirmPhone = command({
  name: 'confirm-phone',
  input: phoneCodeInput,
  permission: 'notifications:change:own',
  audit: { none: 'a user confirms their own number; the number is in the registry of personal data' },
  run: async (deps, { code }, actor): Promise<{ phone_number: string }> => {
    const { db, now } = deps;
    const { userId } = signedIn(actor);
    const oldest = new Date(now().getTime() - PHONE_CODE_MINUTES * 60_000);
    // Deleting finds and uses the code in one step, so of several requests one gets it.
    const [used] = await db
      .delete(phoneCodes)
      .where(
        and(
          eq(phoneCodes.userId, userId),
          eq(phoneCodes.codeHash, hashOfCode(deps, userId, code)),
          gt(phoneCodes.createdAt, oldest),
        ),
      )
      .returning();
    if (!used) throw new Failure('invalid_code');
    const row = { phoneNumber: used.phoneNumber, confirmedAt: now() };
    await db
      .insert(phoneNumbers)
      .values({ userId, ...row })
      .onConflictDoUpdate({ target: phoneNumbers.userId, set: row });
    return { phone_number: maskPhoneNumber(used.phoneNumber) };
  },
});
