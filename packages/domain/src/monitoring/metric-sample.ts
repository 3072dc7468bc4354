import * as z from 'zod/mini';
import { HEALTH_STATES } from './health.ts';

const count = z.int().check(z.minimum(0));
const amount = z.number();
const state = z.enum(HEALTH_STATES);

/**
 * What a server process measured in a minute. Times are milliseconds, null without a request; `slow` counts requests above the
 * threshold; `errors` are answers with a status of 500 or more. Memory is the heap in megabytes and its growth since the start.
 * `browser` figures are what pages of users who agreed sent: measurements, those above each threshold, the 95th percentile.
 */
export const figuresSchema = z.object({
  pages: count,
  slowPages: count,
  pageMs: z.nullable(amount),
  apiRequests: count,
  slowApiRequests: count,
  apiMs: z.nullable(amount),
  errors: count,
  memoryMegabytes: amount,
  memoryGrowthMegabytes: amount,
  // A sample of an earlier release has none.
  browserMeasurements: z._default(count, 0),
  heavyBrowsers: z._default(count, 0),
  veryHeavyBrowsers: z._default(count, 0),
  browserMegabytes: z._default(z.nullable(amount), null),
  parts: z.object({
    database: state,
    storage: state,
    // A sample of an earlier release has none.
    search: z._default(state, 'healthy'),
    guide: z._default(state, 'healthy'),
    jobs: state,
    mail: state,
    model: state,
    feeds: state,
    listings: state,
  }),
});
export type Figures = z.infer<typeof figuresSchema>;

/** `process` is a random name for as long as the process runs; `at` is an ISO instant. */
export type MetricSample = { process: string; at: string; figures: Figures };

/** MON-2: samples stored of each process. Those of a process that has ended are deleted after a day. */
export const MAX_SAMPLES = 100;
export const SAMPLE_HOURS = 24;
