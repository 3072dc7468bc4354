import { randomUUID } from 'node:crypto';
import { profiles, staffInvitations } from '@dalil/database/tables/accounts.ts';
import { emailField } from '@dalil/domain/accounts/account-fields.ts';
import { MAX_INVITED, STAFF_ROLES } from '@dalil/domain/accounts/invitation.ts';
import { LOCALES } from '@dalil/domain/language/locale.ts';
import { and, eq, inArray, isNull, lte } from 'drizzle-orm';
import * as z from 'zod';
import { signedIn } from '../../core/actor.ts';
import { command } from '../../core/command.ts';
import type { Deps } from '../../core/deps.ts';
import { Failure } from '../../core/failure.ts';
import { findAddressee } from '../account-mails.ts';
import { effectiveRole } from '../find-actor.ts';
import { deliverLink } from './deliver-link.ts';
import { makeLink } from './invitation-token.ts';

export const inviteInput = z.object({
  emails: z.array(emailField).min(1).max(MAX_INVITED),
  role: z.enum(STAFF_ROLES),
  locale: z.enum(LOCALES),
});

/** `path` is the link of an invitation that no mail server sends. It is shown once. */
export const inviteOutput = z.object({
  invited: z.array(z.object({ id: z.string(), email: z.string(), path: z.optional(z.string()) })),
});

type Problem = { path: string; code: string };
type Output = z.output<typeof inviteOutput>;

const input = inviteInput.extend({
  /** The origin of the links of mails. Null: no mail server, so whoever invites passes the links on. */
  origin: z.nullable(z.url()),
});

/**
 * STAFF-7: invites people to the staff: all of the addresses or none. Fails with `invalid_input` at `emails.{n}`: `staff` has a
 * role, `suspended` may not come in, `invited` has an invitation that waits, `too_many` has just received several mails.
 */
export const inviteStaff = command<typeof input, Output>({
  name: 'invite-staff',
  input,
  permission: 'accounts:change:any',
  audit: {
    event: 'user.invited',
    metadata: ({ role }, { invited }) => ({ invitations: invited.map(({ id }) => id), role }),
  },
  run: async (deps, { emails, ...given }, actor) => {
    const { userId } = signedIn(actor);
    const addresses = [...new Set(emails)];
    const problems = await findStaff(deps, addresses, emails);
    if (problems.length > 0) throw new Failure('invalid_input', { fields: problems });
    const inviter = (await findAddressee(deps, { id: userId }))?.fullName ?? '';
    await replaceExpired(deps, addresses);
    const invited: Output['invited'] = [];
    for (const email of addresses) {
      const made = await inviteOne(deps, { email, ...given, userId, inviter });
      if (typeof made === 'string') problems.push({ path: pathOf(emails, email), code: made });
      else invited.push(made);
    }
    if (problems.length > 0) throw new Failure('invalid_input', { fields: problems });
    return { invited };
  },
});

type Given = Omit<z.output<typeof input>, 'emails'> & { email: string; userId: string; inviter: string };

async function inviteOne(deps: Deps, { email, role, locale, origin, userId, inviter }: Given) {
  const time = deps.now();
  const { token, columns } = makeLink(time);
  const row = { id: randomUUID(), email, role, locale, invitedBy: userId, createdAt: time, ...columns };
  const [saved] = await deps.db
    .insert(staffInvitations)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: staffInvitations.id });
  if (!saved) return 'invited';
  const delivered = await deliverLink(deps, { email, role, locale, token, inviter, origin });
  return delivered === null ? 'too_many' : { id: saved.id, email, ...delivered };
}

/** Who has a role already, or may not come in. The owner of an unconfirmed address is not known yet. */
async function findStaff(deps: Deps, addresses: string[], emails: readonly string[]): Promise<Problem[]> {
  const known = await deps.db
    .select()
    .from(profiles)
    .where(and(inArray(profiles.email, addresses), eq(profiles.emailVerified, true)));
  return known.flatMap((person) => {
    const path = pathOf(emails, person.email);
    if (person.suspendedAt !== null) return [{ path, code: 'suspended' }];
    return effectiveRole(deps, person) === 'user' ? [] : [{ path, code: 'staff' }];
  });
}

/** An invitation whose link has expired does not stand in the way of a new one. */
async function replaceExpired({ db, now }: Deps, addresses: string[]): Promise<void> {
  await db
    .update(staffInvitations)
    .set({ ending: 'replaced', endedAt: now() })
    .where(
      and(
        inArray(staffInvitations.email, addresses),
        isNull(staffInvitations.ending),
        lte(staffInvitations.expiresAt, now()),
      ),
    );
}

function pathOf(emails: readonly string[], email: string): string {
  return `emails.${emails.indexOf(email)}`;
}
