import { createHmac } from 'node:crypto';
import { phoneCodes } from '@dalil/database/tables/phone-numbers.ts';
import { textInput } from '@dalil/domain/language/classic-text-input.ts';
import { readPhoneNumber } from '@dalil/domain/notifications/phone-number.ts';
import { and, eq } from 'drizzle-orm';
import * as z from 'zod';
import { signedIn } from '../../core/actor.ts';
import { command } from '../../core/command.ts';
import type { Deps } from '../../core/deps.ts';

const DIGITS = 6;
const MAX_TYPED_LENGTH = 60;
export const PHONE_CODE_MINUTES = 10;

export const phoneNumberInput = z.strictObject({
  phone_number: textInput()
    .max(MAX_TYPED_LENGTH)
    .transform((typed, { addIssue }) => {
      const number = readPhoneNumber(typed);
      if (number === null) addIssue({ code: 'custom', message: 'not_a_number' });
      return number ?? z.NEVER;
    })
    .meta({ description: 'As typed: with the country, or a mobile number of the Emirates', example: '050 123 4567' }),
});

/** The hash of a code for a number of a user. */
export function hashOfCode({ limitSecret }: Pick<Deps, 'limitSecret'>, userId: string, code: string): string {
  return createHmac('sha256', limitSecret).update(`phone code:${userId}:${code}`).digest('base64url');
}

/** Makes a new code for a number and forgets the one before. The caller sends it. */
export const savePhoneCode = command({
  name: 'save-phone-code',
  input: phoneNumberInput,
  permission: 'notifications:change:own',
  audit: { none: 'nothing holds before the code was entered' },
  run: async (deps, { phone_number: phoneNumber }, actor): Promise<{ code: string; phoneNumber: string }> => {
    const { userId } = signedIn(actor);
    const code = String(deps.randomInt(10 ** DIGITS)).padStart(DIGITS, '0');
    const row = { phoneNumber, codeHash: hashOfCode(deps, userId, code), createdAt: deps.now() };
    await deps.db
      .insert(phoneCodes)
      .values({ userId, ...row })
      .onConflictDoUpdate({ target: phoneCodes.userId, set: row });
    return { code, phoneNumber };
  },
});

/** Forgets a code that could not be sent. */
export async function forgetPhoneCode(
  deps: Pick<Deps, 'db' | 'limitSecret'>,
  userId: string,
  code: string,
): Promise<void> {
  await deps.db
    .delete(phoneCodes)
    .where(and(eq(phoneCodes.userId, userId), eq(phoneCodes.codeHash, hashOfCode(deps, userId, code))));
}
