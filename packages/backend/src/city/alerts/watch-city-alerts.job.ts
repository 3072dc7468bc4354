import { cityAlerts } from '@dalil/database/tables/city-alerts.ts';
import { savedItemChanges } from '@dalil/database/tables/notifications.ts';
import { and, gt, isNotNull, isNull, lte } from 'drizzle-orm';
import type { JobHandler } from '../../core/job-handler.ts';

/**
 * Marks the alerts that have begun, and in the same transaction notes each for the notifications, so that no process tells of one
 * twice. Marks those whose time has passed as ended. Both changes are announced, so cached pages follow within a minute.
 */
export const watchCityAlerts: JobHandler<'watch-city-alerts'> = async ({ db, now, log }) => {
  const at = now();
  const begun = await db.transaction(async (transaction) => {
    const rows = await transaction
      .update(cityAlerts)
      .set({ begunAt: at })
      .where(
        and(
          isNotNull(cityAlerts.content),
          isNull(cityAlerts.begunAt),
          isNull(cityAlerts.endedAt),
          lte(cityAlerts.startsAt, at),
          gt(cityAlerts.endsAt, at),
        ),
      )
      .returning({ id: cityAlerts.id });
    if (rows.length === 0) return rows;
    const changes = rows.map(({ id }) => ({
      kind: 'city-alert',
      itemId: id,
      reason: 'alert',
      subject: '',
      changedAt: at,
    }));
    await transaction.insert(savedItemChanges).values(changes).onConflictDoNothing();
    return rows;
  });
  const ended = await db
    .update(cityAlerts)
    .set({ endedAt: at })
    .where(and(isNull(cityAlerts.endedAt), lte(cityAlerts.endsAt, at)))
    .returning({ id: cityAlerts.id });
  if (begun.length + ended.length > 0) {
    log('info', 'city_alerts_followed', { begun: begun.length, ended: ended.length });
  }
};
