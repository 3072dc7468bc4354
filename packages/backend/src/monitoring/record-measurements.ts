import { pageCounts, pageVitals } from '@dalil/database/tables/monitoring.ts';
import { dubaiDate } from '@dalil/domain/guide/dubai-date.ts';
import { measurementsSchema } from '@dalil/domain/monitoring/measurements.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { command } from '../core/command.ts';

export const measurementsInput = z.strictObject(measurementsSchema.shape);

/**
 * PRIV-3, MON-2: adds what a page measured to the totals of the day, and its memory to the next sample of this process. Who sent it
 * is neither read nor stored.
 */
export const recordMeasurements = command<typeof measurementsInput, void>({
  name: 'record-measurements',
  input: measurementsInput,
  permission: 'monitoring:report:own',
  audit: { none: 'totals of a day, without a person' },
  run: async ({ db, now, observeBrowser }, { views, vitals, memory }) => {
    memory.forEach(observeBrowser);
    const day = dubaiDate(now());
    // In one order, so that two requests cannot wait for each other.
    const counts = totals(views.map(({ pattern, locale }) => [pattern, locale]));
    if (counts.length > 0) {
      await db
        .insert(pageCounts)
        .values(counts.map(({ key: [pattern = '', locale = ''], total }) => ({ day, pattern, locale, views: total })))
        .onConflictDoUpdate({
          target: [pageCounts.day, pageCounts.pattern, pageCounts.locale],
          set: { views: sql`${pageCounts.views} + excluded.views` },
        });
    }
    const speeds = totals(vitals.map(({ pattern, metric, rating }) => [pattern, metric, rating]));
    if (speeds.length === 0) return;
    await db
      .insert(pageVitals)
      .values(
        speeds.map(({ key: [pattern = '', metric = '', rating = ''], total }) => ({
          day,
          pattern,
          metric,
          rating,
          measured: total,
        })),
      )
      .onConflictDoUpdate({
        target: [pageVitals.day, pageVitals.pattern, pageVitals.metric, pageVitals.rating],
        set: { measured: sql`${pageVitals.measured} + excluded.measured` },
      });
  },
});

/** How often each row occurs, sorted. */
function totals(rows: readonly string[][]): { key: string[]; total: number }[] {
  const counted = new Map<string, { key: string[]; total: number }>();
  for (const key of rows.toSorted((one, other) => (one.join(' ') < other.join(' ') ? -1 : 1))) {
    const entry = counted.get(key.join(' ')) ?? { key, total: 0 };
    counted.set(key.join(' '), { key, total: entry.total + 1 });
  }
  return [...counted.values()];
}
