import { type SQL, sql } from 'drizzle-orm';
import type { Deps } from '../../core/deps.ts';

/** STAFF-8: whether a row of `profiles` is an active holder of data protection: of the staff, confirmed and not suspended. */
export function isHolder({ accounts }: Pick<Deps, 'accounts'>, row: SQL): SQL {
  return sql`${row}.is_data_protection and ${isActiveStaff({ accounts }, row)}`;
}

/** Whether a row of `profiles` is an active admin, by role or by the configured address. */
export function isActiveAdmin({ accounts }: Pick<Deps, 'accounts'>, row: SQL): SQL {
  return sql`${row}.suspended_at is null and ${row}.email_verified
    and (${row}.role = 'admin' or ${row}.email = ${accounts.adminEmail ?? null}::text)`;
}

function isActiveStaff({ accounts }: Pick<Deps, 'accounts'>, row: SQL): SQL {
  return sql`${row}.suspended_at is null and ${row}.email_verified
    and (${row}.role <> 'user' or ${row}.email = ${accounts.adminEmail ?? null}::text)`;
}

type Holder = { id: string; fullName: string };

/** Who processes requests now: the holders, or the admins in their place (`isStandIn`). */
export async function findHolders(deps: Pick<Deps, 'db' | 'accounts'>) {
  const find = async (condition: SQL) => {
    const { rows } = await deps.db.execute<Holder>(
      sql`select p.id, p.full_name as "fullName" from profiles p where ${condition} order by p.full_name, p.id`,
    );
    return rows;
  };
  const holders = await find(isHolder(deps, sql`p`));
  return holders.length > 0
    ? { isStandIn: false, items: holders }
    : { isStandIn: true, items: await find(isActiveAdmin(deps, sql`p`)) };
}
