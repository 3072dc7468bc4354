import { staffInvitations } from '@dalil/database/tables/accounts.ts';
import { isLocale } from '@dalil/domain/language/locale.ts';
import { and, eq, isNull } from 'drizzle-orm';
import * as z from 'zod';
import { signedIn } from '../../core/actor.ts';
import { command } from '../../core/command.ts';
import { Failure } from '../../core/failure.ts';
import { findAddressee } from '../account-mails.ts';
import { deliverLink } from './deliver-link.ts';
import { makeLink } from './invitation-token.ts';
import { roleOfInvitation } from './invitation-view.ts';

const sendInput = z.object({ id: z.uuid(), origin: z.nullable(z.url()) });

/**
 * STAFF-7: makes a new link of an open invitation, for 72 hours from now; the link before no longer works. Fails with `not_found`
 * and `too_many_requests`.
 */
export const sendInvitationAgain = command<typeof sendInput, { path?: string }>({
  name: 'send-invitation-again',
  input: sendInput,
  permission: 'accounts:change:any',
  audit: { event: 'user.invitation-sent-again', metadata: ({ id }) => ({ invitation: id }) },
  run: async (deps, { id, origin }, actor) => {
    const { userId } = signedIn(actor);
    const { token, columns } = makeLink(deps.now());
    const [row] = await deps.db
      .update(staffInvitations)
      .set({ ...columns, invitedBy: userId })
      .where(and(eq(staffInvitations.id, id), isNull(staffInvitations.ending)))
      .returning();
    if (!row) throw new Failure('not_found');
    const inviter = (await findAddressee(deps, { id: userId }))?.fullName ?? '';
    const locale = isLocale(row.locale) ? row.locale : 'en';
    const sent = { email: row.email, role: roleOfInvitation(row), locale, token, inviter, origin };
    const delivered = await deliverLink(deps, sent);
    if (delivered === null) throw new Failure('too_many_requests');
    return delivered;
  },
});

const withdrawInput = z.object({ id: z.uuid() });

/** STAFF-7: withdraws an open invitation. Its link says so to whoever opens it. Fails with `not_found`. */
export const withdrawInvitation = command<typeof withdrawInput, { done: true }>({
  name: 'withdraw-invitation',
  input: withdrawInput,
  permission: 'accounts:change:any',
  audit: { event: 'user.invitation-withdrawn', metadata: ({ id }) => ({ invitation: id }) },
  run: async ({ db, now }, { id }) => {
    const ended = await db
      .update(staffInvitations)
      .set({ ending: 'withdrawn', endedAt: now() })
      .where(and(eq(staffInvitations.id, id), isNull(staffInvitations.ending)))
      .returning({ id: staffInvitations.id });
    if (ended.length === 0) throw new Failure('not_found');
    return { done: true };
  },
});
