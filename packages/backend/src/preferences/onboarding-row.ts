import { userOnboarding } from '@dalil/database/tables/preferences.ts';
import { NO_ONBOARDING, ONBOARDING_STEPS, type OnboardingState } from '@dalil/domain/accounts/onboarding.ts';
import { isRecord, knownPreferences } from '@dalil/domain/accounts/preference-rules.ts';
import { eq, sql } from 'drizzle-orm';
import type { Actor } from '../core/actor.ts';
import type { Deps } from '../core/deps.ts';
import { Failure } from '../core/failure.ts';

/** A user's onboarding state. The default if it has not begun. */
export async function findOnboarding({ db }: Deps, userId: string): Promise<OnboardingState> {
  const [row] = await db.select().from(userOnboarding).where(eq(userOnboarding.userId, userId));
  if (!row) return NO_ONBOARDING;
  const { preferences } = row;
  const skipped: unknown[] = Array.isArray(preferences.skipped) ? preferences.skipped : [];
  return {
    hasCompletedOnboarding: row.hasCompletedOnboarding,
    completedSteps: ONBOARDING_STEPS.filter((step) => row.completedSteps.includes(step)),
    preferences: {
      chosen: knownPreferences(isRecord(preferences.chosen) ? preferences.chosen : {}),
      skipped: ONBOARDING_STEPS.filter((step) => skipped.includes(step)),
    },
    startedAt: row.startedAt?.toISOString() ?? null,
    completedAt: row.completedAt?.toISOString() ?? null,
    deviceId: row.deviceId,
  };
}

/**
 * Changes a user's state by a rule. Parallel changes of two devices run one after the other. Fails with `not_signed_in` for a
 * guest.
 */
export async function changeOnboarding(
  deps: Deps,
  actor: Actor,
  rule: (state: OnboardingState, at: string) => OnboardingState,
): Promise<OnboardingState> {
  if (actor.kind === 'guest') throw new Failure('not_signed_in');
  const { userId } = actor;
  await deps.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`onboarding ${userId}`}, 0))`);
  const updatedAt = deps.now();
  const state = rule(await findOnboarding(deps, userId), updatedAt.toISOString());
  const row = {
    ...state,
    startedAt: state.startedAt === null ? null : new Date(state.startedAt),
    completedAt: state.completedAt === null ? null : new Date(state.completedAt),
    updatedAt,
  };
  await deps.db
    .insert(userOnboarding)
    .values({ userId, ...row })
    .onConflictDoUpdate({ target: userOnboarding.userId, set: row });
  return state;
}
