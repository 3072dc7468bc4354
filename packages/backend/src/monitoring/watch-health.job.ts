import { metricSamples, statusDays } from '@dalil/database/tables/alerts.ts';
import { addDays } from '@dalil/domain/guide/calendar-day.ts';
import { dubaiDate } from '@dalil/domain/guide/dubai-date.ts';
import { currentParts, findBreaches } from '@dalil/domain/monitoring/alert-rules.ts';
import { HEALTH_PARTS, type HealthParts } from '@dalil/domain/monitoring/health.ts';
import { MAX_SAMPLES, SAMPLE_HOURS } from '@dalil/domain/monitoring/metric-sample.ts';
import { STATUS_DAYS } from '@dalil/domain/monitoring/status-history.ts';
import { lt, sql } from 'drizzle-orm';
import type { Deps } from '../core/deps.ts';
import type { JobHandler } from '../core/job-handler.ts';
import { readSamples } from './read-samples.ts';
import { saveAlerts } from './save-alerts.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const WINDOW_MS = 5 * MINUTE_MS;

/**
 * MON-1, MON-2: judges the samples of all processes, opens and resolves alerts, tells the webhook and counts the minute in the
 * history of the day. Without a sample nothing is known, so nothing changes.
 */
export const watchHealth: JobHandler<'watch-health'> = async (deps) => {
  const now = deps.now();
  const samples = await readSamples(deps, new Date(now.getTime() - WINDOW_MS));
  const breaches = findBreaches(samples, now);
  const parts = currentParts(samples, now);
  await deps.db.transaction(async (db) => {
    const within = { ...deps, db };
    if (breaches) {
      const messages = await saveAlerts(within, breaches);
      // The cached status page shows another state.
      if (messages.length > 0) await db.execute(sql`select pg_notify('content_changed', 'live/status')`);
      for (const message of deps.alertWebhook ? messages : []) await deps.jobs.enqueue(db, 'send-alert', message);
    }
    if (parts) await countMinute(within, parts);
    await deleteOld(within);
  });
};

/** Counts each minute once, because a job may run twice. */
async function countMinute({ db, now }: Deps, parts: HealthParts): Promise<void> {
  const day = dubaiDate(now());
  const minute = new Date(Math.floor(now().getTime() / MINUTE_MS) * MINUTE_MS);
  const rows = HEALTH_PARTS.map((part) => ({
    day,
    part,
    minutes: 1,
    degraded: parts[part] === 'degraded' ? 1 : 0,
    unhealthy: parts[part] === 'unhealthy' ? 1 : 0,
    countedAt: minute,
  }));
  await db
    .insert(statusDays)
    .values(rows)
    .onConflictDoUpdate({
      target: [statusDays.day, statusDays.part],
      set: {
        minutes: sql`${statusDays.minutes} + 1`,
        degraded: sql`${statusDays.degraded} + excluded.degraded`,
        unhealthy: sql`${statusDays.unhealthy} + excluded.unhealthy`,
        countedAt: minute,
      },
      setWhere: sql`${statusDays.countedAt} < excluded.counted_at`,
    });
}

async function deleteOld({ db, now }: Deps): Promise<void> {
  const oldest = new Date(now().getTime() - SAMPLE_HOURS * HOUR_MS);
  await db.delete(metricSamples).where(lt(metricSamples.at, oldest));
  await db.execute(sql`
    delete from metric_samples s using (
      select id, row_number() over (partition by process order by at desc, id desc) as place from metric_samples
    ) ranked where ranked.id = s.id and ranked.place > ${MAX_SAMPLES}`);
  await db.delete(statusDays).where(lt(statusDays.day, addDays(dubaiDate(now()), -STATUS_DAYS)));
}
