import { textInput } from '@dalil/domain/language/classic-text-input.ts';
import { asksForFactor, INVITATION_STATES, STAFF_ROLES } from '@dalil/domain/accounts/invitation.ts';
import { LOCALES } from '@dalil/domain/language/locale.ts';
import * as z from 'zod';
import { query } from '../../core/query.ts';
import { findInvitation, stateOf } from './find-invitation.ts';
import { invitationView } from './invitation-view.ts';

export const tokenField = textInput().min(1).max(200);

/** What the link shows. Whoever has it reads the mailbox, or was given it by an admin. */
export const foundInvitation = z.object({
  state: z.enum(INVITATION_STATES),
  email: z.string(),
  role: z.enum(STAFF_ROLES),
  locale: z.enum(LOCALES),
  expiresAt: z.string(),
  /** Whether the address has a confirmed account, which then gets the role. */
  hasAccount: z.boolean(),
  /** Whether the role holds only with a second factor. */
  asksForFactor: z.boolean(),
});

/** STAFF-7: what the link of an invitation leads to. Fails with `invalid_link`. */
export const lookUpInvitation = query({
  name: 'look-up-invitation',
  input: z.object({ token: tokenField }),
  permission: 'accounts:join:own',
  run: async (deps, { token }): Promise<z.output<typeof foundInvitation>> => {
    const found = await findInvitation(deps, token);
    const { email, role, locale, expiresAt } = invitationView({ ...found.row, invitedBy: null }, deps.now());
    const needsFactor = deps.accounts.isStaffFactorRequired || asksForFactor(role);
    const state = stateOf(deps, found);
    return { state, email, role, locale, expiresAt, hasAccount: found.account !== null, asksForFactor: needsFactor };
  },
});
