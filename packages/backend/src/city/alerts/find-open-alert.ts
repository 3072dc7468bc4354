import { cityAlerts } from '@dalil/database/tables/city-alerts.ts';
import { and, eq, gt, isNull, or } from 'drizzle-orm';
import type { Deps } from '../../core/deps.ts';
import { Failure } from '../../core/failure.ts';

/** An alert that has not ended, locked until the end of the transaction. Fails with `not_found`. */
export async function findOpenAlert({ db, now }: Deps, id: string): Promise<typeof cityAlerts.$inferSelect> {
  const isOpen = and(isNull(cityAlerts.endedAt), or(isNull(cityAlerts.endsAt), gt(cityAlerts.endsAt, now())));
  const [alert] = await db
    .select()
    .from(cityAlerts)
    .where(and(eq(cityAlerts.id, id), isOpen))
    .for('update');
  if (!alert) throw new Failure('not_found');
  return alert;
}
