import { ONBOARDING_STEPS } from '@dalil/domain/accounts/onboarding.ts';
import { chosenOf, onboardingStateSchema } from '@dalil/domain/accounts/onboarding-schema.ts';
import { command } from '../core/command.ts';
import { changeOnboarding } from './onboarding-row.ts';

/** ONB-4: saves a device's state unchanged and replaces the saved one. */
export const saveOnboarding = command({
  name: 'save-onboarding',
  input: onboardingStateSchema,
  permission: 'accounts:change:own',
  audit: { none: 'how far a user read an introduction is private' },
  run: (deps, input, actor) =>
    changeOnboarding(deps, actor, () => ({
      ...input,
      completedSteps: ONBOARDING_STEPS.filter((step) => input.completedSteps.includes(step)),
      preferences: { ...input.preferences, chosen: chosenOf(input) },
    })),
});
