import { isAllowed, type Role } from '@dalil/domain/accounts/permissions.ts';
import { sql } from 'drizzle-orm';
import { effectiveRole } from '../accounts/find-actor.ts';
import type { Deps } from '../core/deps.ts';

export type StaffMember = { id: string; name: string; role: Role; isSuspended: boolean };

/** The people of the newsroom by name, each with the role that applies: the configured address is an admin's. */
export async function findStaff(deps: Pick<Deps, 'db' | 'accounts'>): Promise<StaffMember[]> {
  type Row = Omit<StaffMember, 'role'> & { role: string; email: string; emailVerified: boolean };
  const { rows } = await deps.db.execute<Row>(sql`
    select id::text, coalesce(full_name, '') as name, role, email, email_verified as "emailVerified",
      suspended_at is not null as "isSuspended" from profiles
    where role <> 'user' or email = ${deps.accounts.adminEmail ?? null} order by full_name, id limit 500`);
  const people = rows.map(({ id, name, isSuspended, ...account }) => ({
    id,
    name,
    isSuspended,
    role: effectiveRole(deps, account),
  }));
  return people.filter(({ role }) => role !== 'user');
}

/** The others who may approve what a person changes about facts. Empty where one person runs an installation. */
export async function findApprovers(deps: Pick<Deps, 'db' | 'accounts'>, userId: string): Promise<StaffMember[]> {
  const staff = await findStaff(deps);
  return staff.filter(
    ({ id, role, isSuspended }) => id !== userId && !isSuspended && isAllowed(role, 'newsroom:publish:any'),
  );
}
