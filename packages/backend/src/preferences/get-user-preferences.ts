import { userPreferences } from '@dalil/database/tables/preferences.ts';
import { repairPreferences } from '@dalil/domain/accounts/preference-rules.ts';
import { underSpecifiedNames } from '@dalil/domain/accounts/specified-names.ts';
import type { Preferences } from '@dalil/domain/accounts/preferences.ts';
import { eq } from 'drizzle-orm';
import * as z from 'zod';
import { query } from '../core/query.ts';
import { findConsentFields } from './consent-fields.ts';
import { ownUser } from './own-user.ts';

/** `preferences` has the categories of the product; beside it the same stands under the names of the specification. */
export type UserPreferences = ReturnType<typeof underSpecifiedNames> & {
  preferences: Preferences;
  /** When each category that was ever changed was last changed. */
  changedAt: Record<string, string>;
  created_at: string | null;
  updated_at: string | null;
};

/** DATA-4: all preferences of the actor. Values that were never set, or no longer exist, have their default. */
export const getUserPreferences = query({
  name: 'get-user-preferences',
  input: z.object({ user_uuid: z.uuid() }),
  permission: 'accounts:read:own',
  run: async ({ db }, { user_uuid: userUuid }, actor): Promise<UserPreferences> => {
    const userId = ownUser(actor, userUuid);
    const rows = await db.select().from(userPreferences).where(eq(userPreferences.userId, userId));
    const times = rows.map(({ updatedAt }) => updatedAt.toISOString()).toSorted();
    const created = rows.map(({ createdAt }) => createdAt.toISOString()).toSorted();
    const stored = repairPreferences(Object.fromEntries(rows.map(({ category, data }) => [category, data])));
    const consents = await findConsentFields({ db }, userId);
    const preferences = { ...stored, privacyPreferences: { ...stored.privacyPreferences, ...consents } };
    return {
      ...underSpecifiedNames(preferences),
      preferences,
      changedAt: Object.fromEntries(rows.map(({ category, updatedAt }) => [category, updatedAt.toISOString()])),
      created_at: created[0] ?? null,
      updated_at: times.at(-1) ?? null,
    };
  },
});
