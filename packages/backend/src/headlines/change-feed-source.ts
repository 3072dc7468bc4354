import { feedSources } from '@dalil/database/tables/headlines.ts';
import { liveRequests } from '@dalil/database/tables/live.ts';
import { feedSourceInput } from '@dalil/domain/headlines/feed-source-schema.ts';
import { and, eq, ne } from 'drizzle-orm';
import * as z from 'zod';
import { sourceKey } from '../city/live/request-log.ts';
import { command } from '../core/command.ts';
import { Failure } from '../core/failure.ts';
import { type FeedSourceView, viewFeedSource } from './feed-source-view.ts';
import { gatherSources } from './gather-sources.ts';

const input = z.object({ id: z.uuid(), source: feedSourceInput });

/** At another address, or as another kind, nothing that the first one answered is true. */
const FORGOTTEN = {
  items: [],
  answeredAt: null,
  fetchedAt: null,
  result: null,
  isAllowed: null,
  robotsReadAt: null,
  readingSince: null,
  stoppedReadings: 0,
  setAsideAt: null,
};

/** STAFF-4: changes what staff entered of a source. Fails with `not_found`, or `conflict` for an address of another source. */
export const changeFeedSource = command<typeof input, FeedSourceView>({
  name: 'change-feed-source',
  input,
  permission: 'headlines:change:any',
  audit: { event: 'feed-source.changed', metadata: ({ id, source }) => ({ source: id, ...source }) },
  run: async (deps, { id, source }) => {
    const { db, now } = deps;
    const [known] = await db.select().from(feedSources).where(eq(feedSources.id, id)).for('update');
    if (!known) throw new Failure('not_found');
    const isTaken = await db.$count(feedSources, and(eq(feedSources.url, source.url), ne(feedSources.id, id)));
    if (isTaken > 0) throw new Failure('conflict', { fields: [{ path: 'url', code: 'conflict' }] });
    const isMoved = source.url !== known.url || source.kind !== known.kind;
    if (isMoved) await db.delete(liveRequests).where(eq(liveRequests.key, sourceKey(id)));
    const [row = known] = await db
      .update(feedSources)
      .set({ ...source, ...(isMoved && FORGOTTEN), updatedAt: now() })
      .where(eq(feedSources.id, id))
      .returning();
    await gatherSources(deps);
    return viewFeedSource(row);
  },
});
