import { pageCounts, pageVitals } from '@dalil/database/tables/monitoring.ts';
import { addDays } from '@dalil/domain/guide/calendar-day.ts';
import { dubaiDate } from '@dalil/domain/guide/dubai-date.ts';
import { LOCALES } from '@dalil/domain/language/locale.ts';
import { MIN_DISPLAYED, VITAL_RATINGS, VITALS } from '@dalil/domain/monitoring/measurements.ts';
import { desc, gt, sql } from 'drizzle-orm';
import * as z from 'zod';
import { query } from '../core/query.ts';

const DAYS = 30;
const MAX_LISTED = 100;

export const measurementTotalsSchema = z.object({
  /** The first day counted. */
  since: z.string(),
  pages: z.array(z.object({ pattern: z.string(), locale: z.enum(LOCALES), views: z.int() })),
  vitals: z.array(z.object({ metric: z.enum(VITALS), rating: z.enum(VITAL_RATINGS), measured: z.int() })),
});

/** PRIV-3: what was measured in 30 days, most opened first. Totals below ten are left out. */
export const getMeasurements = query({
  name: 'get-measurements',
  input: z.object({}),
  permission: 'newsroom:read:any',
  run: async ({ db, now }): Promise<z.infer<typeof measurementTotalsSchema>> => {
    const before = addDays(dubaiDate(now()), -DAYS);
    const views = sql<number>`sum(${pageCounts.views})::int`;
    const pages = await db
      .select({ pattern: pageCounts.pattern, locale: pageCounts.locale, views })
      .from(pageCounts)
      .where(gt(pageCounts.day, before))
      .groupBy(pageCounts.pattern, pageCounts.locale)
      .having(sql`sum(${pageCounts.views}) >= ${MIN_DISPLAYED}`)
      .orderBy(desc(views), pageCounts.pattern, pageCounts.locale)
      .limit(MAX_LISTED);
    const measured = sql<number>`sum(${pageVitals.measured})::int`;
    const vitals = await db
      .select({ metric: pageVitals.metric, rating: pageVitals.rating, measured })
      .from(pageVitals)
      .where(gt(pageVitals.day, before))
      .groupBy(pageVitals.metric, pageVitals.rating)
      .having(sql`sum(${pageVitals.measured}) >= ${MIN_DISPLAYED}`)
      .orderBy(pageVitals.metric, pageVitals.rating);
    return measurementTotalsSchema.parse({ since: addDays(before, 1), pages, vitals });
  },
});
