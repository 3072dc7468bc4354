import { bestState, HEALTH_PARTS, type HealthPart, type HealthParts, type HealthState, worstState } from './health.ts';
import type { Figures, MetricSample } from './metric-sample.ts';

/** MON-2: worst first. */
export const SEVERITIES = ['critical', 'high', 'medium', 'low'] as const;
export type Severity = (typeof SEVERITIES)[number];

/**
 * MON-2: times in milliseconds, the rate as a share of requests. The memory is that of a page in a browser, and of a server process
 * its growth since the start. A page above the last one is unhealthy (MON-1).
 */
export const THRESHOLDS = {
  pageMs: 3000,
  apiMs: 2000,
  memoryMegabytes: 100,
  errorRate: 0.05,
  unhealthyPageMegabytes: 150,
} as const;

export const ALERT_KINDS = ['pages', 'api', 'errors', 'memory', 'browsers', ...HEALTH_PARTS] as const;
export type AlertKind = (typeof ALERT_KINDS)[number];

export const MAX_ALERTS = 50;
/** A person has resolved an alert whose cause goes on: how long it is not opened again, in minutes. */
export const QUIET_MINUTES = 60;

/** A figure above its threshold, or a part that is not healthy (then `value` and `threshold` are null). */
export type Breach = {
  kind: AlertKind;
  severity: Severity;
  state: HealthState | null;
  value: number | null;
  threshold: number | null;
};

const WINDOW_MS = 5 * 60_000;
/** A process that has written nothing for this long has ended. */
const ALIVE_MS = 2.5 * 60_000;
/** Fewer requests say nothing about a share of them. */
const MIN_REQUESTS = 20;
/** A threshold of the 95th percentile is passed if more than this share of requests was slower, or of pages larger. */
const SLOW_SHARE = 0.05;
/** One full collection of garbage happens within this many minutes. */
const MEMORY_SAMPLES = 3;

const SEVERITY_OF_PART: Record<HealthPart, Record<'degraded' | 'unhealthy', Severity>> = {
  database: { degraded: 'high', unhealthy: 'critical' },
  storage: { degraded: 'high', unhealthy: 'critical' },
  search: { degraded: 'medium', unhealthy: 'high' },
  guide: { degraded: 'low', unhealthy: 'medium' },
  jobs: { degraded: 'medium', unhealthy: 'high' },
  mail: { degraded: 'medium', unhealthy: 'high' },
  model: { degraded: 'low', unhealthy: 'medium' },
  feeds: { degraded: 'low', unhealthy: 'medium' },
  listings: { degraded: 'low', unhealthy: 'medium' },
};

/** The samples of the last five minutes, oldest first, of all processes. */
export function recentSamples(samples: readonly MetricSample[], now: Date): MetricSample[] {
  const age = ({ at }: MetricSample) => now.getTime() - Date.parse(at);
  return samples.filter((sample) => age(sample) < WINDOW_MS).toSorted((a, b) => a.at.localeCompare(b.at));
}

/**
 * The state of each part over all running processes: the worst of them. Of a process the better of its last two samples counts,
 * so that a moment changes nothing. Null if no process has written lately.
 */
export function currentParts(samples: readonly MetricSample[], now: Date): HealthParts | null {
  const alive = byProcess(recentSamples(samples, now)).filter(
    (own) => now.getTime() - Date.parse(own.at(-1)?.at ?? '') < ALIVE_MS,
  );
  if (alive.length === 0) return null;
  const stateOf = (part: HealthPart) =>
    worstState(alive.map((own) => bestState(own.slice(-2).map(({ figures }) => figures.parts[part]))));
  return Object.fromEntries(HEALTH_PARTS.map((part) => [part, stateOf(part)])) as HealthParts;
}

/** MON-2: what is above its threshold or not healthy, by the samples of the last five minutes. Null if there are none. */
export function findBreaches(samples: readonly MetricSample[], now: Date): Breach[] | null {
  const parts = currentParts(samples, now);
  if (!parts) return null;
  const recent = recentSamples(samples, now);
  return [
    ...slowBreaches(recent),
    ...errorBreach(recent),
    ...memoryBreach(recent),
    ...browserBreach(recent),
    ...partBreaches(parts),
  ];
}

function byProcess(samples: readonly MetricSample[]): MetricSample[][] {
  return [...Map.groupBy(samples, (sample) => sample.process).values()];
}

function sum(samples: readonly MetricSample[], figure: (figures: Figures) => number): number {
  return samples.reduce((total, { figures }) => total + figure(figures), 0);
}

function highest(samples: readonly MetricSample[], figure: (figures: Figures) => number | null): number {
  return Math.max(0, ...samples.map(({ figures }) => figure(figures) ?? 0));
}

function slowBreaches(recent: readonly MetricSample[]): Breach[] {
  const breach = (kind: AlertKind, threshold: number, all: number, slow: number, value: number): Breach[] =>
    all < MIN_REQUESTS || slow / all <= SLOW_SHARE ? [] : [{ kind, severity: 'high', state: null, value, threshold }];
  const pages = sum(recent, (own) => own.pages);
  const requests = sum(recent, (own) => own.apiRequests);
  return [
    ...breach(
      'pages',
      THRESHOLDS.pageMs,
      pages,
      sum(recent, (own) => own.slowPages),
      highest(recent, (own) => own.pageMs),
    ),
    ...breach(
      'api',
      THRESHOLDS.apiMs,
      requests,
      sum(recent, (own) => own.slowApiRequests),
      highest(recent, (own) => own.apiMs),
    ),
  ];
}

function errorBreach(recent: readonly MetricSample[]): Breach[] {
  const requests = sum(recent, (own) => own.pages + own.apiRequests);
  const value = sum(recent, (own) => own.errors) / Math.max(1, requests);
  if (requests < MIN_REQUESTS || value <= THRESHOLDS.errorRate) return [];
  return [{ kind: 'errors', severity: 'critical', state: null, value, threshold: THRESHOLDS.errorRate }];
}

/** The lowest of a few minutes, because a heap grows between two collections of garbage. */
function memoryBreach(recent: readonly MetricSample[]): Breach[] {
  const grown = byProcess(recent)
    .filter((own) => own.length >= MEMORY_SAMPLES)
    .map((own) => Math.min(...own.map(({ figures }) => figures.memoryGrowthMegabytes)));
  const value = Math.max(0, ...grown);
  if (value <= THRESHOLDS.memoryMegabytes) return [];
  return [{ kind: 'memory', severity: 'medium', state: null, value, threshold: THRESHOLDS.memoryMegabytes }];
}

/** Memory of pages in browsers. One page sends at most ten measurements in this time, so two are needed. */
function browserBreach(recent: readonly MetricSample[]): Breach[] {
  const all = sum(recent, (own) => own.browserMeasurements);
  const isShared = (counted: number) => all >= MIN_REQUESTS && counted / all > SLOW_SHARE;
  if (!isShared(sum(recent, (own) => own.heavyBrowsers))) return [];
  const isUnhealthy = isShared(sum(recent, (own) => own.veryHeavyBrowsers));
  const value = highest(recent, (own) => own.browserMegabytes);
  const threshold = isUnhealthy ? THRESHOLDS.unhealthyPageMegabytes : THRESHOLDS.memoryMegabytes;
  return [{ kind: 'browsers', severity: isUnhealthy ? 'high' : 'medium', state: null, value, threshold }];
}

function partBreaches(parts: HealthParts): Breach[] {
  return HEALTH_PARTS.flatMap((part) => {
    const state = parts[part];
    if (state === 'healthy') return [];
    return [{ kind: part, severity: SEVERITY_OF_PART[part][state], state, value: null, threshold: null }];
  });
}

/** Whether the first severity is worse than the second. */
export function isWorse(one: Severity, other: Severity): boolean {
  return SEVERITIES.indexOf(one) < SEVERITIES.indexOf(other);
}
