import {
  completeOnboarding as complete,
  isEveryStepCompleted,
  skipOnboarding,
} from '@dalil/domain/accounts/onboarding.ts';
import * as z from 'zod';
import { command } from '../core/command.ts';
import { Failure } from '../core/failure.ts';
import { changeOnboarding } from './onboarding-row.ts';

/** ONB-4: completes the onboarding after its last step (else `step_out_of_order`), or skips the rest of it (`isSkipped`). */
export const completeOnboarding = command({
  name: 'complete-onboarding',
  input: z.object({ isSkipped: z.boolean().default(false) }),
  permission: 'accounts:change:own',
  audit: { none: 'how far a user read an introduction is private' },
  run: (deps, input, actor) =>
    changeOnboarding(deps, actor, (state, at) => {
      if (input.isSkipped) return skipOnboarding(state, at);
      if (!isEveryStepCompleted(state)) throw new Failure('step_out_of_order');
      return complete(state, at);
    }),
});
