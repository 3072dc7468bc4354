import { feedSources } from '@dalil/database/tables/headlines.ts';
import { liveValues } from '@dalil/database/tables/live.ts';
import { FRESH_HOURS, LIVE_FEEDS, type LiveFeed } from '@dalil/domain/city/live/live-feed.ts';
import { eq, max } from 'drizzle-orm';
import type { Deps } from '../core/deps.ts';

export type SourceFreshness = { feed: LiveFeed; answeredAt: string | null; freshHours: number };

/**
 * When each live source last answered: those that are set up, and those that have answered before. Headlines and events of others
 * count by the latest answer of the sources that staff have switched on.
 */
export async function findSourceFreshness({ db, live }: Deps): Promise<SourceFreshness[]> {
  const [values, sources] = await Promise.all([
    db.select({ feed: liveValues.feed, at: liveValues.fetchedAt }).from(liveValues),
    db
      .select({ kind: feedSources.kind, at: max(feedSources.answeredAt) })
      .from(feedSources)
      .where(eq(feedSources.isOn, true))
      .groupBy(feedSources.kind),
  ]);
  return LIVE_FEEDS.flatMap((feed) => {
    const kind = feed === 'listings' ? 'events' : feed;
    const value = values.find((row) => row.feed === feed);
    const source = sources.find((row) => row.kind === kind);
    const isAsked = live.isOn && live.providers[feed].length > 0;
    if (!value && !source && !isAsked) return [];
    const answeredAt = latest(value?.at, source?.at);
    return [{ feed, answeredAt: answeredAt?.toISOString() ?? null, freshHours: FRESH_HOURS[feed] }];
  });
}

function latest(...times: (Date | null | undefined)[]): Date | undefined {
  return times.filter((time) => time instanceof Date).toSorted((a, b) => b.getTime() - a.getTime())[0];
}
