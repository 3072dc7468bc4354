import { completeStep, isInOrder, ONBOARDING_STEPS } from '@dalil/domain/accounts/onboarding.ts';
import * as z from 'zod';
import { command } from '../core/command.ts';
import { Failure } from '../core/failure.ts';
import { changeOnboarding } from './onboarding-row.ts';

/** ONB-1, ONB-4: completes the current step, or one before it again. The last one completes the onboarding. Fails with `step_out_of_order`. */
export const completeOnboardingStep = command({
  name: 'complete-onboarding-step',
  input: z.object({ step: z.enum(ONBOARDING_STEPS) }),
  permission: 'accounts:change:own',
  audit: { none: 'how far a user read an introduction is private' },
  run: (deps, input, actor) =>
    changeOnboarding(deps, actor, (state, at) => {
      if (!isInOrder(state, input.step)) throw new Failure('step_out_of_order');
      return completeStep(state, input.step, at);
    }),
});
