import { endedSessions, sessions } from '@dalil/database/tables/accounts.ts';
import type { Role } from '@dalil/domain/accounts/permissions.ts';
import type { SessionEnd } from '@dalil/domain/accounts/session-end.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Deps } from '../core/deps.ts';

type Ended = { id: string; userId: string };

/** Ends the sessions that `which` selects and records why, so that each tells whoever still has its cookie. */
export async function endSessionsOf(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  which: SQL | undefined,
  reason: SessionEnd,
  role: Role | null = null,
): Promise<Ended[]> {
  const { rows } = await db.execute<Ended>(sql`
    with gone as (
      delete from ${sessions} where ${which} returning id, user_id, token
    ), recorded as (
      insert into ${endedSessions} (token_hash, reason, role, ended_at)
      select ${hashOf(sql`token`)}, ${reason}, ${role}::text, ${now().toISOString()}::timestamptz from gone
      on conflict do nothing
    )
    select id, user_id as "userId" from gone`);
  return rows;
}

/** The form in which the token of an ended session is stored. */
export function hashOf(token: SQL): SQL {
  return sql`encode(sha256(convert_to(${token}, 'UTF8')), 'hex')`;
}
