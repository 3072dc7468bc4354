import * as z from 'zod/mini';
import { localeSchema } from '../language/locale.ts';
import { MAX_WAITING, MEMORY_STEP_MEGABYTES } from './measuring-limits.ts';
import { PAGE_PATTERNS } from './page-pattern.ts';

/** The measures of a page's speed, as the library `web-vitals` names them. */
export const VITALS = ['CLS', 'FCP', 'INP', 'LCP', 'TTFB'] as const;
export const VITAL_RATINGS = ['good', 'needs-improvement', 'poor'] as const;

/** More waiting than this counts as degraded (PRIV-3). */
export const DEGRADED_ABOVE = 10;
/** Totals below this are not displayed. */
export const MIN_DISPLAYED = 10;

const pattern = z.enum(PAGE_PATTERNS);

/**
 * PRIV-3, MON-2: what a page sends with consent: which routes were opened, in which language, how fast, and how many megabytes of
 * memory it used. Nothing about the user. A page of an earlier release sends no memory.
 */
export const measurementsSchema = z.strictObject({
  views: z.array(z.strictObject({ pattern, locale: localeSchema })).check(z.maxLength(MAX_WAITING)),
  vitals: z
    .array(z.strictObject({ pattern, metric: z.enum(VITALS), rating: z.enum(VITAL_RATINGS) }))
    .check(z.maxLength(MAX_WAITING)),
  memory: z._default(
    z
      .array(z.int().check(z.minimum(0), z.maximum(100_000), z.multipleOf(MEMORY_STEP_MEGABYTES)))
      .check(z.maxLength(MAX_WAITING)),
    [],
  ),
});
export type Measurements = z.infer<typeof measurementsSchema>;
export type PageView = Measurements['views'][number];
export type PageVital = Measurements['vitals'][number];
