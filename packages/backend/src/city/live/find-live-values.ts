import { liveValues } from '@dalil/database/tables/live.ts';
import { FRESH_HOURS, type LiveFeed, type LiveState, liveState } from '@dalil/domain/city/live/live-feed.ts';
import { LIVE_SOURCES, type LiveSourceId, type LiveSourceInfo } from '@dalil/domain/city/live/sources.ts';
import { inArray } from 'drizzle-orm';
import type { Deps } from '../../core/deps.ts';
import type { LiveValues } from '../../providers/live/live-provider.ts';

export type LiveValue<Feed extends LiveFeed> = {
  fetchedAt: string;
  freshUntil: string;
  state: LiveState;
  source: LiveSourceInfo | null;
  value: LiveValues[Feed];
};
export type LiveValueOf = <Feed extends LiveFeed>(feed: Feed) => LiveValue<Feed> | null;

const HOUR_MS = 3_600_000;

/** The stored values of some feeds, in one statement. No provider is asked. */
export async function findLiveValues({ db, now }: Deps, feeds: readonly LiveFeed[]): Promise<LiveValueOf> {
  const rows = await db
    .select()
    .from(liveValues)
    .where(inArray(liveValues.feed, [...feeds]));
  return <Feed extends LiveFeed>(feed: Feed) => {
    const row = rows.find((known) => known.feed === feed);
    if (!row) return null;
    const fetchedAt = row.fetchedAt.toISOString();
    return {
      fetchedAt,
      freshUntil: new Date(row.fetchedAt.getTime() + FRESH_HOURS[feed] * HOUR_MS).toISOString(),
      state: liveState(feed, fetchedAt, now()),
      source: LIVE_SOURCES[row.source as LiveSourceId],
      // Checked by the schema of its feed before it was stored.
      value: row.value as LiveValues[Feed],
    };
  };
}
