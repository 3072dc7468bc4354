import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createContentMemory } from '../core/content-memory.ts';
import { readAnswer } from '../assistant/test-stream.ts';
import { removeLooseFacts } from '../offline/test-loose-facts.ts';
import { openTestSite } from '../test-site.ts';
import { INDEX_CHANGE, indexChanges } from './index-changes.ts';

const memory = createContentMemory();
const { database, site } = await openTestSite({ hasContent: true }, { memory });

// Beaches are enough: indexing everything takes half a minute.
await database.db.execute(sql`delete from content_items where kind = 'place' and not sections @> array['beaches']`);
await removeLooseFacts(database.db);

test('SEARCH-8 a new server does not answer that nothing was found before it has an index', async () => {
  for (const path of ['/search?search=q%3Dbeach', '/search/suggestions?q=beach']) {
    const early = await site.get(path);
    expect([early.status, early.headers.get('retry-after'), (await early.json()).code], path).toEqual([
      503,
      '3',
      'search_not_ready',
    ]);
  }
  // Half of the content is not enough: a place of the other half would be missing.
  let batches = 0;
  await indexChanges(database.db, () => ++batches > 1);
  memory.forget([INDEX_CHANGE]);
  expect((await site.get('/search?search=q%3Dbeach')).status).toBe(503);
  const answered = site.post('/assistant/answers', { question: 'beaches near Jumeirah', locale: 'en' });
  await indexChanges(database.db);
  memory.forget([INDEX_CHANGE]);
  // CHAT-1: a question that came too early waits for the index.
  expect((await readAnswer(await answered)).answer.citations.map(({ kind }) => kind)).toContain('place');
  const found = await (await site.get('/search?search=q%3Dbeach')).json();
  expect(found.total.count).toBeGreaterThan(0);
  expect((await site.get('/search/suggestions?q=beach')).status).toBe(200);
}, 60_000);
