import { userPreferences } from '@dalil/database/tables/preferences.ts';
import { withoutRetired } from '@dalil/domain/accounts/preference-fields.ts';
import {
  type SavedCategory,
  type ReconciledCategory,
  reconcileCategory,
} from '@dalil/domain/accounts/preference-rules.ts';
import type { PreferenceCategory } from '@dalil/domain/accounts/preferences.ts';
import { categoryChangeRequestSchema } from '@dalil/domain/accounts/preference-schema.ts';
import { and, eq, sql } from 'drizzle-orm';
import { signedIn } from '../core/actor.ts';
import { command } from '../core/command.ts';
import type { Deps } from '../core/deps.ts';
import { requestNews } from '../notifications/news/news-consent.ts';
import { requirePhone } from '../notifications/phone/require-phone.ts';
import { changeConsentFields, findConsentFields } from './consent-fields.ts';
import { ownUser } from './own-user.ts';

/**
 * DATA-4: changes the given fields of one category. The newest change of a category wins: an older one has no effect and returns
 * `older` with the current values. A fast device clock counts as now. What consents to something holds in any case. Fails with
 * `invalid_input`, also for a name it does not know, with `permission_denied` for another user, and as `requestNews`.
 */
export const updateUserPreferences = command({
  name: 'update-user-preferences',
  input: categoryChangeRequestSchema,
  permission: 'accounts:change:own',
  audit: { none: 'people choose how the guide looks and reads for themselves' },
  run: async (deps, input, actor) => {
    const { userId: actorId } = signedIn(actor);
    const userId = ownUser(actor, input.user_uuid ?? actorId);
    const now = deps.now().toISOString();
    const at = input.changed_at === undefined ? now : new Date(input.changed_at).toISOString();
    const changedAt = at < now ? at : now;
    const category = input.preference_category;
    await lockPreferences(deps, userId);
    const chosen = await actOn(deps, userId, category, input.preference_data, changedAt);
    const saved = await findCategory(deps, userId, category);
    const change = { data: chosen, changedAt };
    const reconciled = reconcileCategory(saved, change);
    const version = (saved?.version ?? 0) + Number(reconciled.outcome === 'applied');
    if (reconciled.outcome !== 'older') await saveCategory(deps, userId, category, reconciled, version);
    const { changedAt: updatedAt, outcome } = reconciled;
    const consents = category === 'privacyPreferences' ? await findConsentFields(deps, userId) : {};
    const data = { ...reconciled.data, ...consents };
    return { preference_category: category, preference_data: data, updated_at: updatedAt, version, outcome };
  },
});

/** Changes from two devices of a user run one after the other, also before the first row exists. */
async function lockPreferences({ db }: Deps, userId: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`preferences ${userId}`}, 0))`);
}

/** Does what a change means beyond storing it. Returns the fields to store. */
async function actOn(
  deps: Deps,
  userId: string,
  category: PreferenceCategory,
  data: Record<string, unknown>,
  at: string,
): Promise<Record<string, unknown>> {
  if (category === 'privacyPreferences') return changeConsentFields(deps, userId, data, new Date(at));
  if (category !== 'notifications') return data;
  if (data['sms'] === true) await requirePhone(deps, userId);
  // Whoever switches the channel on without having agreed is asked, as by the consent itself.
  if (data['marketing'] === true) await requestNews(deps, userId);
  return data;
}

async function findCategory(
  { db }: Deps,
  userId: string,
  category: PreferenceCategory,
): Promise<(SavedCategory & { version: number }) | null> {
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
