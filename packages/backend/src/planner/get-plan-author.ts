import { PLAN_SIGNATURE } from '@dalil/domain/planner/plan-signature.ts';
import { textInput } from '@dalil/domain/language/classic-text-input.ts';
import * as z from 'zod';
import { query } from '../core/query.ts';
import { findAuthors } from '../quality/ideas/find-authors.ts';
import { signerOf } from './plan-signature.ts';
import { planField } from './sign-own-plan.ts';

export const planAuthorInput = z.object({
  plan: planField,
  signature: textInput().regex(PLAN_SIGNATURE).meta({
    description: 'The signature in the plan’s address',
    example: 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
  }),
});

/** PROF-3: the name at a shared plan as it is now, while its author shows it to others. Null: nobody is named, or the plan is another. */
export const getPlanAuthor = query({
  name: 'get-plan-author',
  input: planAuthorInput,
  permission: 'guide:read:any',
  run: async ({ db, accounts }, given): Promise<{ author: string | null }> => {
    const userId = signerOf(accounts.keys, given);
    return { author: userId === null ? null : ((await findAuthors(db, [userId])).get(userId) ?? null) };
  },
});
