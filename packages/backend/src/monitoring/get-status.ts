import { statusDays } from '@dalil/database/tables/alerts.ts';
import { LIVE_FEEDS } from '@dalil/domain/city/live/live-feed.ts';
import { dubaiDate } from '@dalil/domain/guide/dubai-date.ts';
import { currentParts, recentSamples } from '@dalil/domain/monitoring/alert-rules.ts';
import { HEALTH_PARTS, HEALTH_STATES } from '@dalil/domain/monitoring/health.ts';
import { firstStatusDay, statusHistory } from '@dalil/domain/monitoring/status-history.ts';
import { gte } from 'drizzle-orm';
import * as z from 'zod';
import { query } from '../core/query.ts';
import { readSamples } from './read-samples.ts';
import { listSetUpParts } from './set-up-parts.ts';
import { findSourceFreshness } from './source-freshness.ts';

const WINDOW_MS = 5 * 60_000;

export const statusSchema = z.object({
  /** When a process last measured; null if none has in the last five minutes. */
  asOf: z.nullable(z.string()),
  /** The last day of the histories, in Dubai. */
  today: z.string(),
  parts: z.array(
    z.object({
      part: z.enum(HEALTH_PARTS),
      /** Null where it is not known now. */
      state: z.nullable(z.enum(HEALTH_STATES)),
      /** One letter for each of 90 days, oldest first: healthy, degraded, unhealthy, not measured. */
      letters: z.string(),
      badDays: z.array(z.object({ day: z.string(), degraded: z.int(), unhealthy: z.int() })),
      share: z.nullable(z.number()),
    }),
  ),
  sources: z.array(
    z.object({
      feed: z.enum(LIVE_FEEDS),
      /** When a provider last answered; null if none has yet. */
      answeredAt: z.nullable(z.string()),
      freshHours: z.number(),
    }),
  ),
});
export type StatusView = z.output<typeof statusSchema>;

/** MON-1: the public state of the product: each part now and over 90 days, and how fresh each live source is. No internals. */
export const getStatus = query({
  name: 'get-status',
  input: z.object({}),
  permission: 'guide:read:any',
  run: async (deps): Promise<StatusView> => {
    const now = deps.now();
    const today = dubaiDate(now);
    const [samples, counts, sources] = await Promise.all([
      readSamples(deps, new Date(now.getTime() - WINDOW_MS)),
      deps.db
        .select()
        .from(statusDays)
        .where(gte(statusDays.day, firstStatusDay(today))),
      findSourceFreshness(deps),
    ]);
    const states = currentParts(samples, now);
    const parts = listSetUpParts(deps).map((part) => ({
      part,
      state: states?.[part] ?? null,
      ...statusHistory(
        counts.filter((count) => count.part === part),
        today,
      ),
    }));
    return { asOf: (states && recentSamples(samples, now).at(-1)?.at) ?? null, today, parts, sources };
  },
});
