import { feedSources } from '@dalil/database/tables/headlines.ts';
import { rowFailures } from '@dalil/database/tables/jobs.ts';
import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { signUpPerson } from '../accounts/test-accounts.ts';
import { item, rssFeed, startTestPublisher } from '../providers/feeds/test-publisher.ts';
import { createFetchPublic } from '../providers/fetch/fetch-public.ts';
import { openTestSite } from '../test-site.ts';
import type { FeedSourceView } from './feed-source-view.ts';
import type { HeadlinesView } from './headlines-view.ts';
import { refreshHeadlines } from './refresh-headlines.job.ts';

const START = new Date('2026-11-26T08:00:00Z');
const publisher = await startTestPublisher();
const { fetchPublic, close } = createFetchPublic({ allowHosts: [publisher.host], timeoutMs: 1000 });
const { database, site } = await openTestSite(undefined, { fetchPublic });
site.deps.live = { ...site.deps.live, pause: async () => {} };
afterAll(async () => {
  await close();
  await publisher.close();
});

test('STAFF-4 MON-1 a source whose answer cannot be stored holds up no other, and is asked again at its next time', async () => {
  site.clock.now = START;
  await database.db.delete(feedSources);
  const { browser } = await signUpPerson(site, { role: 'editor' });
  const addOn = async (path: string) => {
    publisher.replies.set(path, { body: rssFeed([item(path.slice(1))]) });
    const about = { kind: 'headlines', name: path, language: 'en', section: 'dubai', terms: '' };
    const answer = await browser.post('/feed-sources', { ...about, url: publisher.origin + path });
    const source = (await answer.json()) as FeedSourceView;
    await browser.post(`/feed-sources/${source.id}/switch`, { isOn: true });
    return source;
  };
  const refresh = () =>
    refreshHeadlines({ ...site.deps, sendMail: async () => ({ sent: 1 }) }, {}, { id: 'job', enqueuedAt: START });
  const titles = async () => {
    const { headlines } = (await (await site.get('/live/headlines')).json()) as HeadlinesView;
    return headlines?.value.clusters.map(({ title }) => title).toSorted();
  };
  const poison = await addOn('/Poison');
  await addOn('/Behind');
  await database.db.execute(sql`
    create function refuse_poison() returns trigger language plpgsql as $$ begin
      if new.url like '%/Poison' then raise exception 'poison'; end if; return new; end $$;
    create trigger refuse_poison before update on feed_sources for each row execute function refuse_poison()`);
  await refresh();
  expect(await titles()).toEqual(['Behind']);
  expect(await database.db.select().from(rowFailures)).toMatchObject([
    { loop: 'refresh-headlines', rowKey: poison.id, attempts: 1 },
  ]);
  await database.db.execute(sql`drop trigger refuse_poison on feed_sources`);
  await refresh();
  expect(await titles()).toEqual(['Behind']);
  site.clock.now = new Date(START.getTime() + 31 * 60_000);
  await refresh();
  expect(await titles()).toEqual(['Behind', 'Poison']);
  expect(await database.db.$count(rowFailures)).toBe(0);
});
