import { metricSamples } from '@dalil/database/tables/alerts.ts';
import { figuresSchema, type MetricSample } from '@dalil/domain/monitoring/metric-sample.ts';
import { asc, gte } from 'drizzle-orm';
import type { Deps } from '../core/deps.ts';

/** The samples of all processes since an instant, oldest first. One that another version has written in another form is left out. */
export async function readSamples({ db }: Pick<Deps, 'db'>, since: Date): Promise<MetricSample[]> {
  const rows = await db
    .select({ process: metricSamples.process, at: metricSamples.at, figures: metricSamples.figures })
    .from(metricSamples)
    .where(gte(metricSamples.at, since))
    .orderBy(asc(metricSamples.at), asc(metricSamples.id));
  return rows.flatMap(({ process, at, figures }) => {
    const parsed = figuresSchema.safeParse(figures);
    return parsed.success ? [{ process, at: at.toISOString(), figures: parsed.data }] : [];
  });
}
