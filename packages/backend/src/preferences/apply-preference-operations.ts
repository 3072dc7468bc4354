import type { onboardingStateSchema } from '@dalil/domain/accounts/onboarding-schema.ts';
import type { categoryChangeSchema } from '@dalil/domain/accounts/preference-schema.ts';
import type * as z from 'zod';
import type { SignedInActor } from '../core/actor.ts';
import type { Deps } from '../core/deps.ts';
import { Failure, type FailureCode } from '../core/failure.ts';
import { mergeOnboarding } from './merge-onboarding.ts';
import { resetOnboarding } from './reset-onboarding.ts';
import { updateUserPreferences } from './update-user-preferences.ts';

const REFUSED: readonly FailureCode[] = ['invalid_input', 'email_not_verified', 'unavailable'];

type PreferenceOperation = { at: string } & (
  | { kind: 'preference.set'; payload: z.infer<typeof categoryChangeSchema> }
  | { kind: 'onboarding.merge'; payload: z.infer<typeof onboardingStateSchema> }
  | { kind: 'onboarding.reset'; payload: object }
);

type PreferenceOutcome =
  | { status: 'applied' | 'unchanged' }
  | { status: 'refused'; code: 'invalid_input' }
  | { status: 'older'; data: Record<string, unknown>; updatedAt: string };

/** PROF-3, ONB-3: changes made on a device. For preferences the last change wins. An onboarding is merged, or reset. */
export async function applyPreferenceOperations(
  deps: Deps,
  actor: SignedInActor,
  operations: readonly PreferenceOperation[],
): Promise<PreferenceOutcome[]> {
  const outcomes: PreferenceOutcome[] = [];
  for (const operation of operations) outcomes.push(await applyOne(deps, actor, operation));
  return outcomes;
}

async function applyOne(deps: Deps, actor: SignedInActor, operation: PreferenceOperation): Promise<PreferenceOutcome> {
  if (operation.kind === 'onboarding.merge') {
    await mergeOnboarding(deps, actor, operation.payload);
    return { status: 'applied' };
  }
  if (operation.kind === 'onboarding.reset') {
    await resetOnboarding(deps, actor, {});
    return { status: 'applied' };
  }
  const change = { ...operation.payload, changed_at: operation.at, user_uuid: actor.userId };
  try {
    const { outcome, preference_data: data, updated_at: updatedAt } = await updateUserPreferences(deps, actor, change);
    return outcome === 'older' ? { status: outcome, data, updatedAt } : { status: outcome };
  } catch (error) {
    // What cannot be switched on here is refused by itself; the rest of the delivery holds.
    if (error instanceof Failure && REFUSED.includes(error.code)) return { status: 'refused', code: 'invalid_input' };
    throw error;
  }
}
