import { liveRequests } from '@dalil/database/tables/live.ts';
import { LIVE_FEEDS, type LiveFeed } from '@dalil/domain/city/live/live-feed.ts';
import { gte } from 'drizzle-orm';
import type { Deps } from '../../core/deps.ts';
import { OPEN_AFTER_FAILURES } from './request-log.ts';

/** The feeds that are switched on and none of whose providers has answered the latest requests. */
export async function findFailingFeeds({ db, live }: Deps): Promise<LiveFeed[]> {
  const asked = LIVE_FEEDS.filter((feed) => live.providers[feed].length > 0);
  if (asked.length === 0) return [];
  const { key, failures } = liveRequests;
  const rows = await db.select({ key }).from(liveRequests).where(gte(failures, OPEN_AFTER_FAILURES));
  const failing = new Set(rows.map((row) => row.key));
  return asked.filter((feed) => live.providers[feed].every((provider) => failing.has(provider.key)));
}
