import { asksForFactor } from '@dalil/domain/accounts/invitation.ts';
import { ROLES, type Role } from '@dalil/domain/accounts/permissions.ts';
import { SESSION_TIMES } from '@dalil/domain/accounts/session-times.ts';
import { sql } from 'drizzle-orm';
import { type Actor, GUEST } from '../core/actor.ts';
import type { Deps } from '../core/deps.ts';
import { isHolder } from './data-protection/holders.ts';
import { readCookie, readSignedValue, sessionCookieName } from './session-cookie.ts';

type Row = {
  id: string;
  userId: string;
  role: string;
  email: string;
  emailVerified: boolean;
  secondFactor: string | null;
  isFactorRequired: boolean;
  isDataProtection: boolean;
  hasHolder: boolean;
};

/**
 * Finds the user of these cookies in one statement; a guest if there is none. A session ends after one day without activity and
 * after 30 days in any case. Unless `isPassive`, the request counts as activity, which is written at most every five minutes.
 */
export async function findActor(deps: Deps, cookies: string | undefined, isPassive: boolean): Promise<Actor> {
  if (!cookies) return GUEST;
  const cookie = readCookie(cookies, sessionCookieName(isTls(deps)));
  const token = readSignedValue(cookie, deps.accounts.keys);
  if (token === undefined) return GUEST;
  const now = deps.now();
  const before = (seconds: number) => new Date(now.getTime() - seconds * 1000).toISOString();
  const { rows } = await deps.db.execute<Row>(sql`
    with found as (
      select s.id, s.user_id, s.created_at, s.updated_at, s.second_factor, p.role, p.email, p.email_verified,
             p.second_factor_required,
             p.is_data_protection, exists(select from profiles h where ${isHolder(deps, sql`h`)}) as has_holder
        from sessions s join profiles p on p.id = s.user_id
       where s.token = ${token} and s.expires_at > ${before(0)}
         and s.created_at > ${before(SESSION_TIMES.absoluteSeconds)} and p.suspended_at is null
    ), touched as (
      update sessions set updated_at = ${before(0)},
             expires_at = least(${before(-SESSION_TIMES.idleSeconds)}::timestamptz,
                                sessions.created_at + make_interval(secs => ${SESSION_TIMES.absoluteSeconds}))
        from found
       where sessions.id = found.id and not ${isPassive}::boolean
         and found.updated_at <= ${before(SESSION_TIMES.refreshSeconds)}
    )
    select id, user_id as "userId", role, email, email_verified as "emailVerified",
           second_factor as "secondFactor",
           second_factor_required as "isFactorRequired",
           is_data_protection as "isDataProtection", has_holder as "hasHolder" from found`);
  const [row] = rows;
  if (!row) return GUEST;
  const role = effectiveRole(deps, row);
  const actor = { kind: 'user', userId: row.userId, sessionId: row.id } as const;
  const isRequired =
    role !== 'user' && (deps.accounts.isStaffFactorRequired || (row.isFactorRequired && asksForFactor(role)));
  const isWithheld = isRequired && row.secondFactor === null;
  if (isWithheld) return { ...actor, role: 'user', withheldRole: role };
  const hasRight = role !== 'user' && (row.isDataProtection || (role === 'admin' && !row.hasHolder));
  return hasRight ? { ...actor, role, rights: ['data-protection'] } : { ...actor, role };
}

/** AUTH-11: the configured address is always admin once it is verified. Otherwise the role of the account applies. */
export function effectiveRole(
  deps: Pick<Deps, 'accounts'>,
  { role, email, emailVerified }: { role: string; email: string; emailVerified: boolean },
): Role {
  if (emailVerified && email === deps.accounts.adminEmail) return 'admin';
  return ROLES.find((known) => known === role) ?? 'user';
}

/** Whether clients connect over TLS. */
export function isTls(deps: Pick<Deps, 'publicUrl'>): boolean {
  return deps.publicUrl?.startsWith('https:') ?? false;
}
