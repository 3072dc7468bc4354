import { THRESHOLDS } from '@dalil/domain/monitoring/alert-rules.ts';
import type { Figures } from '@dalil/domain/monitoring/metric-sample.ts';

type RequestKind = 'page' | 'api';

/** What a process measures between two samples: everything but the state of its parts. */
export type ProcessFigures = {
  /** Counts an answer that took `milliseconds`. */
  observe: (kind: RequestKind, status: number, milliseconds: number) => void;
  /** Counts the memory of a page in a browser. */
  observeBrowser: (megabytes: number) => void;
  /** The figures since the last call. */
  take: () => Omit<Figures, 'parts'>;
};

const MEGABYTE = 1024 * 1024;
/** Durations remembered of a minute, for the percentile. All are counted. */
const MAX_DURATIONS = 5000;
const LIMIT_MS: Record<RequestKind, number> = { page: THRESHOLDS.pageMs, api: THRESHOLDS.apiMs };

type Counted = { all: number; slow: number; durations: number[] };
const nothing = (): Counted => ({ all: 0, slow: 0, durations: [] });

/**
 * MON-2: counts the answers of this process and what pages sent to it. `heapBytes` is the memory in use. No address, query or person
 * is noted.
 */
export function createProcessFigures(heapBytes: () => number): ProcessFigures {
  let counted = { page: nothing(), api: nothing() };
  let browsers: number[] = [];
  let browserMeasurements = 0;
  let heavy = { above: 0, farAbove: 0 };
  let errors = 0;
  let firstHeap: number | undefined;
  return {
    observe: (kind, status, milliseconds) => {
      const own = counted[kind];
      own.all += 1;
      if (milliseconds > LIMIT_MS[kind]) own.slow += 1;
      if (own.durations.length < MAX_DURATIONS) own.durations.push(milliseconds);
      if (status >= 500) errors += 1;
    },
    observeBrowser: (megabytes) => {
      browserMeasurements += 1;
      if (megabytes > THRESHOLDS.memoryMegabytes) heavy.above += 1;
      if (megabytes > THRESHOLDS.unhealthyPageMegabytes) heavy.farAbove += 1;
      if (browsers.length < MAX_DURATIONS) browsers.push(megabytes);
    },
    take: () => {
      const heap = heapBytes();
      firstHeap ??= heap;
      const { page, api } = counted;
      const figures = {
        pages: page.all,
        slowPages: page.slow,
        pageMs: percentile95(page.durations),
        apiRequests: api.all,
        slowApiRequests: api.slow,
        apiMs: percentile95(api.durations),
        errors,
        memoryMegabytes: Math.round(heap / MEGABYTE),
        memoryGrowthMegabytes: Math.max(0, Math.round((heap - firstHeap) / MEGABYTE)),
        browserMeasurements,
        heavyBrowsers: heavy.above,
        veryHeavyBrowsers: heavy.farAbove,
        browserMegabytes: percentile95(browsers),
      };
      counted = { page: nothing(), api: nothing() };
      errors = 0;
      browsers = [];
      browserMeasurements = 0;
      heavy = { above: 0, farAbove: 0 };
      return figures;
    },
  };
}

/** In whole numbers; null without a value. */
function percentile95(durations: readonly number[]): number | null {
  const sorted = durations.toSorted((a, b) => a - b);
  const found = sorted[Math.ceil(sorted.length * 0.95) - 1];
  return found === undefined ? null : Math.round(found);
}
