import { MEMORY_EVERY_MS, MEMORY_STEP_MEGABYTES } from '@dalil/domain/monitoring/measuring-limits.ts';
import { addMemory } from './send-measured.ts';

const MEGABYTE = 1024 * 1024;

/** Not in the standard library of types: the first needs a page isolated from other origins, the second is Chromium's own. */
type MeasuringPerformance = Performance & {
  measureUserAgentSpecificMemory?: () => Promise<{ bytes: number }>;
  memory?: { usedJSHeapSize: number };
};

let timer: ReturnType<typeof setInterval> | undefined;

/** MON-2: notes every 30 s how much memory the page uses while it is visible. Nothing where the browser does not tell. */
export function startMemory(): void {
  if (timer !== undefined || !readerOf(performance)) return;
  timer = setInterval(() => {
    if (document.visibilityState === 'visible') void sample();
  }, MEMORY_EVERY_MS);
}

export function stopMemory(): void {
  clearInterval(timer);
  timer = undefined;
}

async function sample(): Promise<void> {
  const bytes = await readerOf(performance)?.().catch(() => null);
  // Consent may have been withdrawn while the browser measured.
  if (bytes === null || bytes === undefined || timer === undefined) return;
  addMemory(Math.round(bytes / MEGABYTE / MEMORY_STEP_MEGABYTES) * MEMORY_STEP_MEGABYTES);
}

function readerOf(own: MeasuringPerformance): (() => Promise<number>) | null {
  const measure = crossOriginIsolated ? own.measureUserAgentSpecificMemory?.bind(own) : undefined;
  if (measure) return async () => (await measure()).bytes;
  const { memory } = own;
  return memory ? async () => memory.usedJSHeapSize : null;
}
