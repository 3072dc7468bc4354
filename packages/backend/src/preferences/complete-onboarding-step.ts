import { completeStep, ONBOARDING_STEPS } from '@dalil/domain/accounts/onboarding.ts';
import * as z from 'zod';
import { command } from '../core/command.ts';
import { changeOnboarding } from './onboarding-row.ts';

/** ONB-4: completes one step. The last one completes the onboarding. */
export const completeOnboardingStep = command({
  name: 'complete-onboarding-step',
  input: z.object({ step: z.enum(ONBOARDING_STEPS) }),
  permission: 'accounts:change:own',
  audit: { none: 'how far a user read an introduction is private' },
  run: (deps, input, actor) => changeOnboarding(deps, actor, (state, at) => completeStep(state, input.step, at)),
});
