import { randomUUID } from 'node:crypto';
import { unansweredCounts } from '@dalil/database/tables/assistant.ts';
import { beforeEach, expect, test } from 'vitest';
import { indexChanges } from '../search/index-changes.ts';
import { markBuilt } from '../test-built-guide.ts';
import { openTestSite } from '../test-site.ts';
import { countUnanswered } from './count-unanswered.ts';
import type { UnansweredView } from './list-unanswered.ts';

const { database, site } = await openTestSite({ hasContent: true }, { limitSecret: randomUUID() });
await indexChanges(database.db);
await markBuilt(database.db);
const DAY_MS = 86_400_000;
const TODAY = new Date('2026-11-22T08:00:00Z');

beforeEach(async () => {
  site.clock.now = TODAY;
  await database.db.delete(unansweredCounts);
});

const counts = () => database.db.select().from(unansweredCounts);
const read = async (locale = 'en') =>
  (await (await site.get(`/unanswered-topics?locale=${locale}`)).json()) as UnansweredView;

test('CHAT-7 a question without an answer adds one to a counter, and nothing of it is stored', async () => {
  const ask = (question: string) => site.post('/assistant/answers', { question, locale: 'en' });
  await (await ask('Zorblat quixley vanduum at flat 12?')).text();
  const rows = await counts();
  expect(rows).toEqual([{ day: '2026-11-22', topic: 'none', locale: 'en', questions: 1 }]);
  await (await ask('What is the fine for overstaying a visit visa?')).text();
  expect(await counts()).toEqual(rows);
});

async function count(times: number, question: string, locale: 'en' | 'ar' = 'en'): Promise<void> {
  for (let at = 0; at < times; at++) await countUnanswered(site.deps, question, { outcome: 'unknown', locale });
}

test('CHAT-7 a topic is shown from ten questions on, in all languages together, and not on the day they were asked', async () => {
  await count(6, 'golden visa');
  await count(4, 'golden visa', 'ar');
  await count(9, 'overstay fine');
  expect((await read()).topics).toEqual([]);
  site.clock.now = new Date(TODAY.getTime() + DAY_MS);
  const english = await read();
  expect(english).toMatchObject({ from: '2026-10-24', to: '2026-11-22', others: null });
  expect(english.topics).toMatchObject([{ questions: 10, locale: 'en', href: expect.stringMatching(/^\//) }]);
  const arabic = await read('ar');
  expect(arabic.topics[0]).toMatchObject({ questions: 10, locale: 'ar', href: english.topics[0]?.href });
  expect(arabic.topics[0]?.title).not.toBe(english.topics[0]?.title);
});

test('CHAT-7 what is below the limit is summed with questions of no topic, if the sum reaches it, and forgotten after 30 days', async () => {
  await count(9, 'overstay fine');
  await count(3, 'zorblat quixley');
  site.clock.now = new Date(TODAY.getTime() + DAY_MS);
  expect(await read()).toMatchObject({ topics: [], others: 12 });
  site.clock.now = new Date(TODAY.getTime() + 31 * DAY_MS);
  expect(await read()).toMatchObject({ topics: [], others: null });
});
