import { randomBytes, randomUUID } from 'node:crypto';
import { accounts, profiles, staffInvitations } from '@dalil/database/tables/accounts.ts';
import { asksForFactor } from '@dalil/domain/accounts/invitation.ts';
import { and, eq, gt, isNull } from 'drizzle-orm';
import { recordAudit } from '../../core/audit.ts';
import type { Deps } from '../../core/deps.ts';
import { Failure } from '../../core/failure.ts';
import { keyInUse } from '../../core/keys.ts';
import type { RequestContext } from '../../core/request-context.ts';
import { forgetFailure } from '../../emails/failures/record-failure.ts';
import { sendNotice } from '../account-mails.ts';
import { rejectWeakPassword } from '../check-password.ts';
import { markDevice } from '../device-cookie.ts';
import { isTls } from '../find-actor.ts';
import { openSession } from '../open-session.ts';
import { sessionCookieLine } from '../session-cookie.ts';
import { findInvitation, type Invitation, stateOf } from './find-invitation.ts';
import { roleOfInvitation } from './invitation-view.ts';

type Person = { fullName: string; password: string };

/**
 * STAFF-7: accepts an invitation. An address without a confirmed account gets one with the given name and password, and is signed
 * in: the link came to its mailbox. An account that has the address gets the role, if it is signed in (`not_signed_in`); it keeps
 * its sessions, because its rights only grow. Fails with `invalid_link`, `conflict` (no longer open), `account_suspended`, and
 * `invalid_input` at `fullName` and `password`.
 */
export async function acceptInvitation(
  deps: Deps,
  context: RequestContext,
  { token, person }: { token: string; person: Person | null },
): Promise<void> {
  const found = await findInvitation(deps, token);
  if (stateOf(deps, found) !== 'waiting') throw new Failure('conflict');
  if (found.account !== null) return giveRole(deps, context, found, found.account);
  if (person === null) throw new Failure('invalid_input', { fields: missing('fullName', 'password') });
  await makeAccount(deps, context, found, person);
}

const missing = (...paths: string[]) => paths.map((path) => ({ path, code: 'required' }));

async function giveRole(
  deps: Deps,
  { actor }: RequestContext,
  { row }: Invitation,
  account: NonNullable<Invitation['account']>,
): Promise<void> {
  if (account.suspendedAt !== null) throw new Failure('account_suspended');
  if (actor.kind !== 'user' || actor.userId !== account.id) throw new Failure('not_signed_in');
  await deps.db.transaction(async (db) => {
    const within = { ...deps, db };
    await spend(within, row.id);
    // Whoever was given a role meanwhile keeps it.
    const changed = await db
      .update(profiles)
      .set({ ...grantOf(row), updatedAt: deps.now() })
      .where(and(eq(profiles.id, account.id), eq(profiles.role, 'user'), isNull(profiles.suspendedAt)))
      .returning({ id: profiles.id });
    if (changed.length === 0) throw new Failure('conflict');
    await recordAcceptance(within, row, account.id);
    await sendNotice(within, account.id, 'role-changed');
  });
}

async function makeAccount(deps: Deps, context: RequestContext, { row }: Invitation, person: Person): Promise<void> {
  rejectWeakPassword(person.password, row.email);
  const hash = await deps.passwords.hash(person.password);
  const token = randomBytes(24).toString('base64url');
  await deps.db.transaction(async (db) => {
    const within = { ...deps, db };
    await spend(within, row.id);
    const userId = await saveAccount(within, row, { fullName: person.fullName, hash });
    await recordAcceptance(within, row, userId);
    await forgetFailure(within, row.email);
    await openSession(within, context, { userId, token, method: 'invitation', secondFactor: null });
  });
  context.setCookie(sessionCookieLine(isTls(deps), token, keyInUse(deps.accounts.keys, deps.now()).value, false));
  markDevice(deps, context, row.email, randomUUID());
}

/** A link works once: of two acceptances at the same moment one fails with `conflict`. */
async function spend({ db, now }: Deps, id: string): Promise<void> {
  const spent = await db
    .update(staffInvitations)
    .set({ ending: 'accepted', endedAt: now() })
    .where(and(eq(staffInvitations.id, id), isNull(staffInvitations.ending), gt(staffInvitations.expiresAt, now())))
    .returning({ id: staffInvitations.id });
  if (spent.length === 0) throw new Failure('conflict');
}

/** An unconfirmed account has no proven owner: name and ways in are replaced, as a new sign-up would. */
async function saveAccount(
  { db, now }: Deps,
  row: Invitation['row'],
  { fullName, hash }: { fullName: string; hash: string },
): Promise<string> {
  const time = now();
  const profile = { fullName, emailVerified: true, language: row.locale, ...grantOf(row), updatedAt: time };
  const [saved] = await db
    .insert(profiles)
    .values({ ...profile, id: randomUUID(), email: row.email, createdAt: time })
    .onConflictDoUpdate({
      target: profiles.email,
      set: profile,
      setWhere: and(eq(profiles.emailVerified, false), isNull(profiles.suspendedAt)),
    })
    .returning({ id: profiles.id });
  if (!saved) throw new Failure('conflict');
  await db.delete(accounts).where(eq(accounts.userId, saved.id));
  const credential = { providerId: 'credential', accountId: saved.id, userId: saved.id, password: hash };
  await db.insert(accounts).values({ ...credential, id: randomUUID(), createdAt: time, updatedAt: time });
  return saved.id;
}

function grantOf(row: Invitation['row']) {
  const role = roleOfInvitation(row);
  return { role, secondFactorRequired: asksForFactor(role) };
}

async function recordAcceptance(deps: Deps, row: Invitation['row'], userId: string): Promise<void> {
  const metadata = { invitation: row.id, role: roleOfInvitation(row), subject: userId };
  await recordAudit(deps, { event: 'user.invitation-accepted', userId, metadata });
}
