import { feedSources } from '@dalil/database/tables/headlines.ts';
import { MAX_FEED_SOURCES } from '@dalil/domain/headlines/feed-source.ts';
import { feedSourceInput } from '@dalil/domain/headlines/feed-source-schema.ts';
import { command } from '../core/command.ts';
import { Failure } from '../core/failure.ts';
import { type FeedSourceView, viewFeedSource } from './feed-source-view.ts';

/** STAFF-4: adds a source of headlines, switched off. Fails with `conflict` for an address that is known, or when there are too many. */
export const addFeedSource = command<typeof feedSourceInput, FeedSourceView>({
  name: 'add-feed-source',
  input: feedSourceInput,
  permission: 'headlines:change:any',
  audit: { event: 'feed-source.added', metadata: ({ url, name }, { id }) => ({ source: id, url, name }) },
  run: async ({ db, now }, source) => {
    if ((await db.$count(feedSources)) >= MAX_FEED_SOURCES) throw new Failure('conflict');
    const times = { createdAt: now(), updatedAt: now() };
    const [row] = await db
      .insert(feedSources)
      .values({ ...source, isOn: false, items: [], ...times })
      .onConflictDoNothing()
      .returning();
    if (!row) throw new Failure('conflict', { fields: [{ path: 'url', code: 'conflict' }] });
    return viewFeedSource(row);
  },
});
