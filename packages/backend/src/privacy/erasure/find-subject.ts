import type { Database } from '@dalil/database/connection.ts';
import { profiles } from '@dalil/database/tables/accounts.ts';
import { eq } from 'drizzle-orm';
import type { DataSubject } from '../find-personal-data.ts';

/** Everything a user's rows are found by. Only the id if there is no such account any more. */
export async function subjectOfUser(db: Database, userId: string): Promise<DataSubject> {
  const [found] = await db.select().from(profiles).where(eq(profiles.id, userId));
  return { userId, email: found?.email ?? null, fullName: found?.fullName ?? null };
}

/** The same for whoever has an address: the account with this address, or nothing but the address. */
export async function subjectOfAddress(db: Database, email: string): Promise<DataSubject> {
  const [found] = await db.select().from(profiles).where(eq(profiles.email, email.toLowerCase()));
  return { userId: found?.id ?? null, email, fullName: found?.fullName ?? null };
}
