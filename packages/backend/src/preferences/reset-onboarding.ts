import { resetOnboarding as reset } from '@dalil/domain/accounts/onboarding.ts';
import * as z from 'zod';
import { command } from '../core/command.ts';
import { changeOnboarding } from './onboarding-row.ts';

/** ONB-4: resets the onboarding. */
export const resetOnboarding = command({
  name: 'reset-onboarding',
  input: z.object({}),
  permission: 'accounts:change:own',
  audit: { none: 'how far a user read an introduction is private' },
  run: (deps, _input, actor) => changeOnboarding(deps, actor, reset),
});
