import { shouldShowOnboarding as shouldShow } from '@dalil/domain/accounts/onboarding.ts';
import * as z from 'zod';
import { Failure } from '../core/failure.ts';
import { query } from '../core/query.ts';
import { findOnboarding } from './onboarding-row.ts';

/** ONB-4: whether to display the onboarding to the actor. */
export const shouldShowOnboarding = query({
  name: 'should-show-onboarding',
  input: z.object({}),
  permission: 'accounts:read:own',
  run: async (deps, _input, actor) => {
    if (actor.kind === 'guest') throw new Failure('not_signed_in');
    return { shouldShow: shouldShow(await findOnboarding(deps, actor.userId)) };
  },
});
