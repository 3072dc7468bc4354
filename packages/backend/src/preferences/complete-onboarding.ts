import { completeOnboarding as complete, skipOnboarding } from '@dalil/domain/accounts/onboarding.ts';
import * as z from 'zod';
import { command } from '../core/command.ts';
import { changeOnboarding } from './onboarding-row.ts';

/** ONB-4: completes the onboarding, or skips the rest of it (`isSkipped`). */
export const completeOnboarding = command({
  name: 'complete-onboarding',
  input: z.object({ isSkipped: z.boolean().default(false) }),
  permission: 'accounts:change:own',
  audit: { none: 'how far a user read an introduction is private' },
  run: (deps, input, actor) => changeOnboarding(deps, actor, input.isSkipped ? skipOnboarding : complete),
});
