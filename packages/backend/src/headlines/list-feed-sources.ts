import { feedSources } from '@dalil/database/tables/headlines.ts';
import { liveRequests } from '@dalil/database/tables/live.ts';
import { desc, eq, sql } from 'drizzle-orm';
import * as z from 'zod';
import { query } from '../core/query.ts';
import { viewFeedSource } from './feed-source-view.ts';

/** STAFF-4: the sources of headlines and events, those switched on first. `canFetch` is false where the operator has switched providers off. */
export const listFeedSources = query({
  name: 'list-feed-sources',
  input: z.object({}),
  permission: 'headlines:read:any',
  run: async ({ db, live }) => {
    const rows = await db
      .select()
      .from(feedSources)
      .leftJoin(liveRequests, eq(liveRequests.key, sql`'feed-source/' || ${feedSources.id}`))
      .orderBy(desc(feedSources.isOn), feedSources.name, feedSources.id);
    return {
      canFetch: live.isOn,
      items: rows.map((row) => viewFeedSource(row.feed_sources, row.live_requests ?? undefined)),
    };
  },
});
