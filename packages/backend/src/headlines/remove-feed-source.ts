import { feedSources } from '@dalil/database/tables/headlines.ts';
import { liveRequests } from '@dalil/database/tables/live.ts';
import { eq } from 'drizzle-orm';
import * as z from 'zod';
import { sourceKey } from '../city/live/request-log.ts';
import { command } from '../core/command.ts';
import { Failure } from '../core/failure.ts';
import { gatherSources } from './gather-sources.ts';

const input = z.object({ id: z.uuid() });

/** STAFF-4: removes a source with its headlines. Fails with `not_found`. */
export const removeFeedSource = command<typeof input, { url: string }>({
  name: 'remove-feed-source',
  input,
  permission: 'headlines:change:any',
  audit: { event: 'feed-source.removed', metadata: ({ id }, { url }) => ({ source: id, url }) },
  run: async (deps, { id }) => {
    const [row] = await deps.db.delete(feedSources).where(eq(feedSources.id, id)).returning({ url: feedSources.url });
    if (!row) throw new Failure('not_found');
    await deps.db.delete(liveRequests).where(eq(liveRequests.key, sourceKey(id)));
    await gatherSources(deps);
    return row;
  },
});
