import { mergeOnboarding as merge } from '@dalil/domain/accounts/onboarding.ts';
import { chosenOf, onboardingStateSchema } from '@dalil/domain/accounts/onboarding-schema.ts';
import { command } from '../core/command.ts';
import { changeOnboarding } from './onboarding-row.ts';

/** ONB-3, ONB-4: merges a device's state with the saved one and returns the result. */
export const mergeOnboarding = command({
  name: 'merge-onboarding',
  input: onboardingStateSchema,
  permission: 'accounts:change:own',
  audit: { none: 'how far a user read an introduction is private' },
  run: (deps, input, actor) =>
    changeOnboarding(deps, actor, (stored) =>
      merge({ ...input, preferences: { ...input.preferences, chosen: chosenOf(input) } }, stored),
    ),
});
