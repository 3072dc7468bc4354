import { userPreferences } from '@dalil/database/tables/preferences.ts';
import { withoutRetired } from '@dalil/domain/accounts/preference-fields.ts';
import {
  type SavedCategory,
  type ReconciledCategory,
  reconcileCategory,
} from '@dalil/domain/accounts/preference-rules.ts';
import type { PreferenceCategory } from '@dalil/domain/accounts/preferences.ts';
import { categoryChangeSchema } from '@dalil/domain/accounts/preference-schema.ts';
import { and, eq, sql } from 'drizzle-orm';
import * as z from 'zod';
import { command } from '../core/command.ts';
import type { Deps } from '../core/deps.ts';
import { ownUser } from './own-user.ts';

/** `changed_at` is the device's time of the change. The default is now. */
export const changeInput = z.intersection(categoryChangeSchema, z.object({ changed_at: z.optional(z.iso.datetime()) }));

/**
 * DATA-4: changes the given fields of one category. The newest change of a category wins: an older one has no effect and returns
 * `older` with the current values. A fast device clock counts as now.
 */
export const updateUserPreferences = command({
  name: 'update-user-preferences',
  input: z.intersection(changeInput, z.object({ user_uuid: z.uuid() })),
  permission: 'accounts:change:own',
  audit: { none: 'people choose how the guide looks and reads for themselves' },
  run: async (deps, input, actor) => {
    const userId = ownUser(actor, input.user_uuid);
    const now = deps.now().toISOString();
    const at = input.changed_at === undefined ? now : new Date(input.changed_at).toISOString();
    const change = { data: input.preference_data, changedAt: at < now ? at : now };
    const category = input.preference_category;
    const saved = await findCategory(deps, userId, category);
    const reconciled = reconcileCategory(saved, change);
    const version = (saved?.version ?? 0) + Number(reconciled.outcome === 'applied');
    if (reconciled.outcome !== 'older') await saveCategory(deps, userId, category, reconciled, version);
    const { data, changedAt: updatedAt, outcome } = reconciled;
    return { preference_category: category, preference_data: data, updated_at: updatedAt, version, outcome };
  },
});

/** Locks the category, so that changes from two devices of a user run one after the other, also before the first row exists. */
async function findCategory(
  { db }: Deps,
  userId: string,
  category: PreferenceCategory,
): Promise<(SavedCategory & { version: number }) | null> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`preferences ${userId}`}, 0))`);
  const [row] = await db
    .select()
    .from(userPreferences)
    .where(and(eq(userPreferences.userId, userId), eq(userPreferences.category, category)));
  // What earlier versions stored leaves the row with the next change.
  return row
    ? { data: withoutRetired(category, row.data), changedAt: row.updatedAt.toISOString(), version: row.version }
    : null;
}

async function saveCategory(
  { db, now }: Deps,
  userId: string,
  category: PreferenceCategory,
  { data, changedAt }: ReconciledCategory,
  version: number,
): Promise<void> {
  const row = { data, version, updatedAt: new Date(changedAt) };
  await db
    .insert(userPreferences)
    .values({ userId, category, createdAt: now(), ...row })
    .onConflictDoUpdate({ target: [userPreferences.userId, userPreferences.category], set: row });
}
