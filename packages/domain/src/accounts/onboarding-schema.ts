import * as z from 'zod';
import { ONBOARDING_STEPS } from './onboarding.ts';
import { knownPreferences } from './preference-rules.ts';
import type { PreferenceChange } from './preferences.ts';

const step = z.enum(ONBOARDING_STEPS);
const moment = z.nullable(z.iso.datetime());

/** The shape of ONB-2 as received from a device. Unknown fields of preferences of another version are dropped. */
export const onboardingStateSchema = z.object({
  hasCompletedOnboarding: z.boolean(),
  completedSteps: z.array(step).max(ONBOARDING_STEPS.length),
  preferences: z.object({
    chosen: z.record(z.string(), z.record(z.string(), z.unknown())),
    skipped: z.array(step).max(ONBOARDING_STEPS.length),
  }),
  startedAt: moment,
  completedAt: moment,
  deviceId: z.nullable(z.uuid()),
});

/** The known preferences chosen during onboarding. */
export function chosenOf(state: z.infer<typeof onboardingStateSchema>): PreferenceChange {
  return knownPreferences(state.preferences.chosen);
}
