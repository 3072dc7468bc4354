import { THRESHOLDS } from '@dalil/domain/monitoring/alert-rules.ts';
import type { Monitoring } from '../../queries/staff-monitoring.ts';

export type Figures = Monitoring['samples'][number]['figures'];

/** A figure over time: its value in a sample, null where there is none, and its limit if it has one. */
export type Plot = {
  id: 'pages' | 'api' | 'errors' | 'memory' | 'browsers';
  valueOf: (figures: Figures) => number | null;
  limit: number | null;
};

/** The share of answers with an error, in percent. */
export function errorPercent({ pages, apiRequests, errors }: Figures): number | null {
  const all = pages + apiRequests;
  return all === 0 ? null : (errors / all) * 100;
}

export const PLOTS: readonly Plot[] = [
  { id: 'pages', valueOf: ({ pageMs }) => pageMs, limit: THRESHOLDS.pageMs },
  { id: 'api', valueOf: ({ apiMs }) => apiMs, limit: THRESHOLDS.apiMs },
  { id: 'errors', valueOf: errorPercent, limit: THRESHOLDS.errorRate * 100 },
  // The limit is one of the growth, so it has no line among the values.
  { id: 'memory', valueOf: ({ memoryMegabytes }) => memoryMegabytes, limit: null },
  { id: 'browsers', valueOf: ({ browserMegabytes }) => browserMegabytes, limit: THRESHOLDS.memoryMegabytes },
];
