import { randomUUID } from 'node:crypto';
import { accounts, profiles } from '@dalil/database/tables/accounts.ts';
import { emailField, fullNameField, USER_TYPES } from '@dalil/domain/accounts/account-fields.ts';
import { LOCALES } from '@dalil/domain/language/locale.ts';
import { eq } from 'drizzle-orm';
import { textInput } from '@dalil/domain/language/classic-text-input.ts';
import * as z from 'zod';
import { command } from '../core/command.ts';

export const signUpInput = z.object({
  email: emailField,
  fullName: fullNameField,
  userType: z.enum(USER_TYPES),
  locale: z.enum(LOCALES),
  passwordHash: textInput(),
});

/** `known` means the address is already verified. In the other two states a code is sent. */
export type SignUpResult = { state: 'new' | 'renewed' | 'known'; userId: string };

/**
 * AUTH-2: creates the profile with role `user`. An unconfirmed address has no owner yet, so its profile and password are replaced
 * by the new ones. A confirmed one is not changed.
 */
export const signUp = command<typeof signUpInput, SignUpResult>({
  name: 'sign-up',
  input: signUpInput,
  permission: 'accounts:join:own',
  audit: { event: 'account.sign-up', metadata: (_, { state, userId }) => ({ state, userId }) },
  run: async ({ db, now }, { email, fullName, userType, locale, passwordHash }) => {
    const time = now();
    const profile = { fullName, userType, language: locale, updatedAt: time };
    const [made] = await db
      .insert(profiles)
      .values({ ...profile, id: randomUUID(), email, role: 'user', createdAt: time })
      .onConflictDoNothing({ target: profiles.email })
      .returning({ id: profiles.id });
    const credential = { password: passwordHash, createdAt: time, updatedAt: time, providerId: 'credential' };
    if (made) {
      await db.insert(accounts).values({ ...credential, id: randomUUID(), userId: made.id, accountId: made.id });
      return { state: 'new', userId: made.id };
    }
    const [known] = await db
      .select({ id: profiles.id, emailVerified: profiles.emailVerified })
      .from(profiles)
      .where(eq(profiles.email, email))
      .for('update');
    if (!known || known.emailVerified) return { state: 'known', userId: known?.id ?? '' };
    await db.update(profiles).set(profile).where(eq(profiles.id, known.id));
    await db.delete(accounts).where(eq(accounts.userId, known.id));
    await db.insert(accounts).values({ ...credential, id: randomUUID(), userId: known.id, accountId: known.id });
    return { state: 'renewed', userId: known.id };
  },
});
