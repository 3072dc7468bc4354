import { profiles, staffInvitations } from '@dalil/database/tables/accounts.ts';
import type { InvitationState } from '@dalil/domain/accounts/invitation.ts';
import { and, eq } from 'drizzle-orm';
import type { Deps } from '../../core/deps.ts';
import { Failure } from '../../core/failure.ts';
import { limitFailures, limitRequest, subjectOfAddress } from '../../core/rate-limit.ts';
import type { RequestContext } from '../../core/request-context.ts';
import { effectiveRole } from '../find-actor.ts';
import { hashToken } from './invitation-token.ts';

export type Invitation = Awaited<ReturnType<typeof findInvitation>>;

/** The invitation of a link and the account that its address has. Fails with `invalid_link`. */
export async function findInvitation({ db }: Pick<Deps, 'db'>, token: string) {
  const [found] = await db
    .select({ row: staffInvitations, account: profiles })
    .from(staffInvitations)
    .leftJoin(profiles, and(eq(profiles.email, staffInvitations.email), eq(profiles.emailVerified, true)))
    .where(eq(staffInvitations.tokenHash, hashToken(token)));
  if (!found) throw new Failure('invalid_link');
  return found;
}

export function stateOf(deps: Pick<Deps, 'accounts' | 'now'>, { row, account }: Invitation): InvitationState {
  if (row.ending === 'accepted' || row.ending === 'withdrawn') return row.ending;
  // What was replaced had expired before.
  if (row.ending !== null || row.expiresAt <= deps.now()) return 'expired';
  return account !== null && effectiveRole(deps, account) !== 'user' ? 'member' : 'waiting';
}

/**
 * AUTH-12: counts what is done with a link. A link that exists is counted by itself, so that seven people of one office do not use
 * up what their network has for sign-ups; one that does not exist is counted as a wrong link of the network.
 */
export async function limitInvitation(deps: Deps, context: RequestContext, token: string): Promise<void> {
  const wrong = { limiter: 'verifyNetwork', subject: subjectOfAddress(context.clientAddress) } as const;
  await limitFailures(deps, context, [wrong], () => findInvitation(deps, token));
  await limitRequest(deps, context, 'invitation', hashToken(token));
}
