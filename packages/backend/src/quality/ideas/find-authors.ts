import type { Database } from '@dalil/database/connection.ts';
import { isDefaultName } from '@dalil/domain/accounts/account-fields.ts';
import { sql } from 'drizzle-orm';

/** The names of those among the authors whose profile is visible to others now, by the id of the user. */
export async function findAuthors(db: Database, userIds: readonly string[]): Promise<Map<string, string>> {
  if (userIds.length === 0) return new Map();
  const { rows } = await db.execute<{ id: string; fullName: string }>(sql`
    select p.id, p.full_name as "fullName" from profiles p
    join user_preferences v on v.user_id = p.id and v.category = 'privacyPreferences'
    where p.id = any(${sql.param(userIds)}::uuid[]) and v.data->>'profileVisibility' = 'public' and p.suspended_at is null`);
  return new Map(rows.filter(({ fullName }) => !isDefaultName(fullName)).map(({ id, fullName }) => [id, fullName]));
}

/** PROF-3: whether the name of a user may stand at what the user publishes. */
export async function isNamed(db: Database, userId: string): Promise<boolean> {
  return (await findAuthors(db, [userId])).has(userId);
}
