import { feedbackSchema } from '@dalil/assistant/conversation-schema.ts';
import type { QueueItem } from '@dalil/domain/offline/queue-item.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createApiClient } from '../../data/api.ts';
import { startTestApi } from '../prose/test-api.ts';
import { pageQueue, writePageQueue } from '../offline-sync/page-queue.ts';
import { syncRun } from '../offline-sync/sync-run.ts';
import { SYNC_HANDLERS } from '../../shell/sync-handlers.ts';
import { UNDO_MS } from './deferred.ts';
import { anAnswer } from './factories.ts';
import { NOTHING_YET } from './partial-answer.ts';
import { rateAnswer, sendNote, takeBackRating } from './rate-answer.ts';
import { type ThreadTurn, threadStore } from './thread-store.ts';

const KEY = '1f0c2f8e-7d55-4a58-8f0a-2f0cdbf2a9c4';
const NOW = Date.parse('2026-11-22T08:00:00Z');
const turn = {
  key: KEY,
  question: 'How much is the fine?',
  about: null,
  status: 'answered',
  partial: NOTHING_YET,
  answer: anAnswer(),
  storedAt: '2026-11-22T07:00:00Z',
  turnId: null,
  rating: null,
} as const satisfies ThreadTurn;

let api: Awaited<ReturnType<typeof startTestApi>>;

beforeEach(async () => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  localStorage.clear();
  threadStore.replace({ conversation: null, turns: [turn] });
  api = await startTestApi(({ body }) => {
    const { operations } = body as { operations: { id: string }[] };
    return { body: { results: operations.map(({ id }) => ({ id, status: 'applied' })) } };
  });
});

afterEach(async () => {
  await writePageQueue({ without: (await queued()).map(({ id }) => id) });
  api.stop();
  vi.useRealTimers();
});

const client = () => createApiClient(api.origin, fetch);
const queued = async () => (await pageQueue()).read(null);
const visibleRating = () => threadStore.read().turns[0]?.rating;
const rate = (rating: 'useful' | 'not_useful', now: ThreadTurn = turn) => {
  rateAnswer(client(), { ...now, answer: anAnswer() }, rating, () => expect.unreachable('it is kept'));
};
async function untilQueued(rating: string): Promise<QueueItem> {
  await expect.poll(async () => (await queued()).map(({ payload }) => payload)).toMatchObject([{ rating }]);
  const [item] = await queued();
  return item as QueueItem;
}

test('CHAT-5 PWA-6 what is thought of an answer of this device waits in the queue, of nobody, without the question', async () => {
  rate('useful');
  expect(visibleRating()).toBe('useful');
  const item = await untilQueued('useful');
  expect(item).toMatchObject({ owner: null, kind: 'answer.rate', state: 'waiting', nextTryAt: NOW + UNDO_MS });
  expect(feedbackSchema.parse(item.payload)).toMatchObject({ key: KEY, cited: ['fact/visa.overstay.fine'] });
  expect(JSON.stringify(item)).not.toContain(turn.question);
  expect(api.requests).toEqual([]);
});

test('CHAT-5 CHAT-1 it leaves when it can no longer be taken back, and once', async () => {
  rate('useful');
  await untilQueued('useful');
  await syncRun(client(), SYNC_HANDLERS);
  expect(api.requests).toEqual([]);
  vi.setSystemTime(NOW + UNDO_MS);
  await syncRun(client(), SYNC_HANDLERS);
  await syncRun(client(), SYNC_HANDLERS);
  expect(api.requests).toMatchObject([
    { method: 'POST', path: '/api/sync/articles', body: { operations: [{ kind: 'answer.rate' }] } },
  ]);
  expect(await queued()).toEqual([]);
});

test('CHAT-5 a changed mind takes the place of the first, and what was not sent can be taken back', async () => {
  rate('useful');
  rate('not_useful', { ...turn, rating: 'useful' });
  await untilQueued('not_useful');
  await takeBackRating({ ...turn, rating: 'useful' });
  expect(await queued()).toEqual([]);
  expect(visibleRating()).toBe('useful');
});

test('CHAT-5 a note goes the same way, with question and answer only where the user agrees', async () => {
  rate('not_useful');
  await sendNote(client(), turn, { message: 'Too old', isShared: false });
  expect(await untilQueued('not_useful')).toMatchObject({
    nextTryAt: NOW,
    payload: { message: 'Too old', shared: null },
  });
  await sendNote(client(), turn, { message: '', isShared: true });
  const { payload } = await untilQueued('not_useful');
  expect(payload).toMatchObject({ message: null, shared: { question: turn.question } });
});

test('PWA-8 a rating the server will never take leaves the queue', async () => {
  await sendNote(client(), turn, { message: 'Too old', isShared: false });
  const [item] = await queued();
  await (await pageQueue()).update([{ ...(item as QueueItem), state: 'parked', refusal: 'invalid_input' }], NOW);
  await syncRun(client(), SYNC_HANDLERS);
  expect(await queued()).toEqual([]);
});
