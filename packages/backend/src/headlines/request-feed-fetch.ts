import { feedSources } from '@dalil/database/tables/headlines.ts';
import { eq } from 'drizzle-orm';
import * as z from 'zod';
import { command } from '../core/command.ts';
import { Failure } from '../core/failure.ts';

const input = z.object({ id: z.uuid() });

/**
 * STAFF-4: has a source fetched soon, whether it is switched on and due or not, to see what it answers. Answers when it was last
 * fetched, so that a page can tell when the new result is there. Fails with `not_found`, or `unavailable` where the operator asks
 * nobody.
 */
export const requestFeedFetch = command<typeof input, { fetchedAt: string | null }>({
  name: 'request-feed-fetch',
  input,
  permission: 'headlines:change:any',
  audit: { event: 'feed-source.fetch-requested', metadata: ({ id }) => ({ source: id }) },
  run: async ({ db, jobs, live }, { id }) => {
    const [row] = await db.select().from(feedSources).where(eq(feedSources.id, id));
    if (!row) throw new Failure('not_found');
    if (!live.isOn) throw new Failure('unavailable');
    await jobs.enqueue(db, 'refresh-headlines', { sourceId: id });
    return { fetchedAt: row.fetchedAt?.toISOString() ?? null };
  },
});
