import { DEGRADED_ABOVE } from './measurements.ts';

/** MON-1: what a page knows of itself. Times in milliseconds, memory in megabytes; null where the browser does not say. */
export type PageState = { waitingViews: number; loadMs: number | null; memoryMegabytes: number | null; errors: number };

type State = 'healthy' | 'degraded' | 'unhealthy';

const MAX_LOAD_MS = 5000;
const MAX_MEMORY_MEGABYTES = 150;
const MAX_ERRORS = 5;

/**
 * MON-1, PRIV-3: the health of a page on a device by part. The page itself is unhealthy above 5000 ms of loading or 150 MB, its
 * monitoring above 5 errors; analytics are degraded while more than 10 page views wait.
 */
export function pageHealth({
  waitingViews,
  loadMs,
  memoryMegabytes,
  errors,
}: PageState): Record<'frontend' | 'monitoring' | 'analytics', State> {
  const isHeavy = (loadMs ?? 0) > MAX_LOAD_MS || (memoryMegabytes ?? 0) > MAX_MEMORY_MEGABYTES;
  return {
    frontend: isHeavy ? 'unhealthy' : 'healthy',
    monitoring: errors > MAX_ERRORS ? 'unhealthy' : 'healthy',
    analytics: waitingViews > DEGRADED_ABOVE ? 'degraded' : 'healthy',
  };
}
