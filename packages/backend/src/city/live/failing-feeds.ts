import { feedSources } from '@dalil/database/tables/headlines.ts';
import { liveRequests } from '@dalil/database/tables/live.ts';
import { LIVE_FEEDS, type LiveFeed } from '@dalil/domain/city/live/live-feed.ts';
import { eq, gte } from 'drizzle-orm';
import type { Deps } from '../../core/deps.ts';
import { OPEN_AFTER_FAILURES, sourceKey } from './request-log.ts';

/** The feeds that are switched on and none of whose providers, or sources of headlines, has answered the latest requests. */
export async function findFailingFeeds({ db, live }: Deps): Promise<LiveFeed[]> {
  if (!live.isOn) return [];
  const { key, failures } = liveRequests;
  const rows = await db.select({ key }).from(liveRequests).where(gte(failures, OPEN_AFTER_FAILURES));
  if (rows.length === 0) return [];
  const failing = new Set(rows.map((row) => row.key));
  const sources = await db
    .select({ id: feedSources.id, kind: feedSources.kind })
    .from(feedSources)
    .where(eq(feedSources.isOn, true));
  return LIVE_FEEDS.filter((feed) => {
    const ofProviders = live.providers[feed].map((provider) => provider.key);
    const kind = feed === 'listings' ? 'events' : feed;
    const ofSources = sources.filter((source) => source.kind === kind).map(({ id }) => sourceKey(id));
    const keys = [...ofProviders, ...ofSources];
    return keys.length > 0 && keys.every((asked) => failing.has(asked));
  });
}
