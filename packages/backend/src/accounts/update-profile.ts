import { profiles } from '@dalil/database/tables/accounts.ts';
import { fullNameField, USER_TYPES } from '@dalil/domain/accounts/account-fields.ts';
import { LOCALES } from '@dalil/domain/language/locale.ts';
import { eq } from 'drizzle-orm';
import { textInput } from '@dalil/domain/language/classic-text-input.ts';
import * as z from 'zod';
import { command } from '../core/command.ts';
import { Failure } from '../core/failure.ts';
import { profileView } from './profile-view.ts';

/** An image served by this site. Pages never load one from another host. */
const avatar = textInput().regex(/^\/(?!\/)[\w./-]{1,200}$/);

/** Strict: a role or an address in the input is rejected, not ignored. */
export const updateProfileInput = z.strictObject({
  fullName: z.optional(fullNameField),
  avatar: z.optional(z.nullable(avatar)),
  userType: z.optional(z.enum(USER_TYPES)),
  language: z.optional(z.enum(LOCALES)),
});

/** PROF-2: changes only the given fields. Returns the whole profile. */
export const updateProfile = command({
  name: 'update-profile',
  input: updateProfileInput,
  permission: 'accounts:change:own',
  audit: { event: 'account.profile-changed', metadata: (input) => ({ fields: Object.keys(input).sort() }) },
  run: async ({ db, now }, { avatar, ...fields }, actor) => {
    if (actor.kind === 'guest') throw new Failure('not_signed_in');
    const [changed] = await db
      .update(profiles)
      .set({ ...fields, ...(avatar !== undefined && { avatarUrl: avatar }), updatedAt: now() })
      .where(eq(profiles.id, actor.userId))
      .returning();
    if (!changed) throw new Failure('not_signed_in');
    return profileView(changed, actor.role);
  },
});
