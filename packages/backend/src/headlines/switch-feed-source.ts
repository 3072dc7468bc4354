import { feedSources } from '@dalil/database/tables/headlines.ts';
import { eq } from 'drizzle-orm';
import * as z from 'zod';
import { command } from '../core/command.ts';
import { Failure } from '../core/failure.ts';
import { type FeedSourceView, viewFeedSource } from './feed-source-view.ts';
import { gatherSources } from './gather-sources.ts';

const input = z.object({ id: z.uuid(), isOn: z.boolean() });

/**
 * STAFF-4: switches a source on, which fetches it soon and from then on, or off, which takes its headlines from the pages immediately.
 * Fails with `not_found`.
 */
export const switchFeedSource = command<typeof input, FeedSourceView>({
  name: 'switch-feed-source',
  input,
  permission: 'headlines:change:any',
  audit: { event: 'feed-source.switched', metadata: ({ id, isOn }) => ({ source: id, isOn }) },
  run: async (deps, { id, isOn }) => {
    const { db, now, jobs, live } = deps;
    // Whoever switches it takes the decision over: it is no longer set aside, and its count begins anew.
    const set = { isOn, stoppedReadings: 0, setAsideAt: null, readingSince: null, updatedAt: now() };
    const [row] = await db.update(feedSources).set(set).where(eq(feedSources.id, id)).returning();
    if (!row) throw new Failure('not_found');
    if (isOn && live.isOn) await jobs.enqueue(db, 'refresh-headlines', { sourceId: id });
    await gatherSources(deps);
    return viewFeedSource(row);
  },
});
