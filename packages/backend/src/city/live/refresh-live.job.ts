import { liveValues } from '@dalil/database/tables/live.ts';
import { LIVE_FEEDS, type LiveFeed, liveState } from '@dalil/domain/city/live/live-feed.ts';
import { and, eq, ne } from 'drizzle-orm';
import type { Deps } from '../../core/deps.ts';
import { forEachRow } from '../../core/for-each-row.ts';
import type { JobHandler } from '../../core/job-handler.ts';
import { refreshFeed } from './refresh-feed.ts';

/** Servers everywhere run on the same minute. Each waits for a while of its own before it asks. */
const JITTER_MS = 30_000;

/** Asks every provider that is due, and marks values that have become stale or old, so that pages are rendered again. */
export const refreshLive: JobHandler<'refresh-live'> = async (deps, { isAtOnce }) => {
  const isOn = LIVE_FEEDS.some((feed) => deps.live.providers[feed].length > 0);
  if (isOn && !isAtOnce) await deps.live.pause(deps.randomInt(JITTER_MS));
  await forEachRow(deps, {
    name: 'refresh-live',
    rows: LIVE_FEEDS,
    keyOf: (feed) => feed,
    run: (feed) => refreshFeed(deps, feed),
    parallel: LIVE_FEEDS.length,
  });
  await markStates(deps);
};

/** Only a row whose state differs is written, because each write renders its pages again. */
async function markStates({ db, now }: Deps): Promise<void> {
  const { feed, fetchedAt } = liveValues;
  for (const row of await db.select({ feed, fetchedAt }).from(liveValues)) {
    const state = liveState(row.feed as LiveFeed, row.fetchedAt.toISOString(), now());
    // Providers of traffic do not permit to keep it longer than it is fresh.
    const isGiven = row.feed !== 'traffic' || state === 'fresh';
    await db
      .update(liveValues)
      .set({ state, ...(!isGiven && { value: { roads: [], incidents: null } }) })
      .where(and(eq(feed, row.feed), eq(fetchedAt, row.fetchedAt), ne(liveValues.state, state)));
  }
}
