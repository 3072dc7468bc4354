import { PLAN_HASH } from '@dalil/domain/planner/plan-signature.ts';
import { textInput } from '@dalil/domain/language/classic-text-input.ts';
import * as z from 'zod';
import { signedIn } from '../core/actor.ts';
import { query } from '../core/query.ts';
import { isNamed } from '../quality/ideas/find-authors.ts';
import { signPlan } from './plan-signature.ts';

export const planField = textInput().regex(PLAN_HASH).meta({
  description: 'The SHA-256 of the plan’s query string, base64url: the server does not see the plan',
  example: '47DEQpj8HBSa-_TImW-5JCeuQeRkm5NMpJWZG3hSuFU',
});
export const signedPlanInput = z.object({ plan: planField });

/** PROF-3: the signature of a user under a plan to share. Null if the user’s name is not shown to others. Nothing is stored. */
export const signOwnPlan = query({
  name: 'sign-own-plan',
  input: signedPlanInput,
  permission: 'accounts:read:own',
  run: async ({ db, now, accounts }, { plan }, actor): Promise<{ signature: string | null }> => {
    const { userId } = signedIn(actor);
    return { signature: (await isNamed(db, userId)) ? signPlan(accounts.keys, now(), { plan, userId }) : null };
  },
});
