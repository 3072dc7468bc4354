import { alerts } from '@dalil/database/tables/alerts.ts';
import { alertSchema } from '@dalil/domain/monitoring/alert-message.ts';
import { MAX_ALERTS, currentParts } from '@dalil/domain/monitoring/alert-rules.ts';
import { HEALTH_PARTS, HEALTH_STATES, worstState } from '@dalil/domain/monitoring/health.ts';
import { figuresSchema, SAMPLE_HOURS } from '@dalil/domain/monitoring/metric-sample.ts';
import { failedRowsSchema, setAsideJobSchema } from '@dalil/domain/monitoring/set-aside-job.ts';
import { desc, sql } from 'drizzle-orm';
import * as z from 'zod';
import { query } from '../core/query.ts';
import { findFailedRows, findSetAsideJobs } from './find-set-aside-jobs.ts';
import { readSamples } from './read-samples.ts';
import { viewAlert } from './save-alerts.ts';
import { listSetUpParts } from './set-up-parts.ts';

const HOUR_MS = 3_600_000;
const parts = figuresSchema.shape.parts;

export const monitoringSchema = z.object({
  /** Null where no process has written a sample in the last minutes. */
  status: z.nullable(z.enum(HEALTH_STATES)),
  parts: z.nullable(parts),
  /** The parts that the operator has set up. */
  setUpParts: z.array(z.enum(HEALTH_PARTS)),
  /** Open ones first, then the newest. */
  alerts: z.array(alertSchema),
  /** Of all processes, oldest first. `process` is a random name of one that runs or ran. */
  samples: z.array(z.object({ process: z.string(), at: z.string(), figures: figuresSchema })),
  setAsideJobs: z.array(setAsideJobSchema),
  failedRows: z.array(failedRowsSchema),
  hasWebhook: z.boolean(),
});
export type Monitoring = z.output<typeof monitoringSchema>;

/** MON-2: what staff see of the running product: its state, the alerts and the samples of the last hours. */
export const getMonitoring = query({
  name: 'get-monitoring',
  input: z.object({}),
  permission: 'monitoring:control:any',
  run: async (deps): Promise<Monitoring> => {
    const now = deps.now();
    const samples = await readSamples(deps, new Date(now.getTime() - SAMPLE_HOURS * HOUR_MS));
    const rows = await deps.db
      .select()
      .from(alerts)
      .orderBy(sql`${alerts.resolvedAt} is null desc`, desc(alerts.id))
      .limit(MAX_ALERTS);
    const found = currentParts(samples, now);
    return {
      status: found && worstState(Object.values(found)),
      parts: found,
      setUpParts: listSetUpParts(deps),
      alerts: rows.map(viewAlert),
      samples,
      setAsideJobs: await findSetAsideJobs(deps),
      failedRows: await findFailedRows(deps),
      hasWebhook: deps.alertWebhook !== null,
    };
  },
});
