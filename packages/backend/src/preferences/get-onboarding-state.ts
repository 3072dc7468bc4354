import * as z from 'zod';
import { Failure } from '../core/failure.ts';
import { query } from '../core/query.ts';
import { findOnboarding } from './onboarding-row.ts';

/** ONB-4: the actor's progress in the onboarding. */
export const getOnboardingState = query({
  name: 'get-onboarding-state',
  input: z.object({}),
  permission: 'accounts:read:own',
  run: async (deps, _input, actor) => {
    if (actor.kind === 'guest') throw new Failure('not_signed_in');
    return findOnboarding(deps, actor.userId);
  },
});
