import * as z from 'zod/mini';
import { localeSchema } from '../language/locale.ts';
import { PAGE_PATTERNS } from './page-pattern.ts';

/** The measures of a page's speed, as the library `web-vitals` names them. */
export const VITALS = ['CLS', 'FCP', 'INP', 'LCP', 'TTFB'] as const;
export const VITAL_RATINGS = ['good', 'needs-improvement', 'poor'] as const;

/** More waiting than this counts as degraded (PRIV-3). */
export const DEGRADED_ABOVE = 10;
/** The most a page keeps and sends at a time; what is older is dropped. */
export const MAX_WAITING = 50;
/** Totals below this are not displayed. */
export const MIN_DISPLAYED = 10;

const pattern = z.enum(PAGE_PATTERNS);

/** PRIV-3: what a page sends with consent: which routes were opened, in which language, and how fast. Nothing about the user. */
export const measurementsSchema = z.strictObject({
  views: z.array(z.strictObject({ pattern, locale: localeSchema })).check(z.maxLength(MAX_WAITING)),
  vitals: z
    .array(z.strictObject({ pattern, metric: z.enum(VITALS), rating: z.enum(VITAL_RATINGS) }))
    .check(z.maxLength(MAX_WAITING)),
});
export type Measurements = z.infer<typeof measurementsSchema>;
export type PageView = Measurements['views'][number];
export type PageVital = Measurements['vitals'][number];
