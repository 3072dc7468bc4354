import type { SupportRequest } from '@dalil/domain/quality/support-request.ts';
import { drain } from '@dalil/offline/sync-queue/drain.ts';
import { memoryQueue } from '@dalil/offline/sync-queue/memory-queue.ts';
import type { QueueStore } from '@dalil/offline/sync-queue/queue-store.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createApiClient } from '../../data/api.ts';
import { deliverySender } from '../../queries/sync.ts';
import { startTestApi, type TestAnswer, type TestRequest } from '../prose/test-api.ts';
import { createMessageStore, type MessagesWrite, type MessageStore } from './message-store.ts';
import { messageItem } from './message-item.ts';
import { restoreMessages, reconcileMessages } from './reconcile-messages.ts';
import { createPageStorage } from '../../data/page-storage.ts';

const NOW = Date.parse('2026-11-21T08:00:00Z');
const AT = '2026-11-21T08:00:00.000Z';
let answers: TestAnswer[];
let api: Awaited<ReturnType<typeof startTestApi>>;
let store: MessageStore;
let queue: QueueStore;

beforeEach(async () => {
  localStorage.clear();
  answers = [];
  api = await startTestApi((request) => answers.shift() ?? arrived(request));
  queue = memoryQueue();
  store = createMessageStore(
    createPageStorage(() => localStorage),
    save,
  );
});

afterEach(() => api.stop());

const save = ({ added, removed }: MessagesWrite) =>
  queue.write({ items: added.map((request) => messageItem(request, AT)), without: removed });

function arrived({ body }: TestRequest): TestAnswer {
  const { operations } = body as { operations: { id: string }[] };
  return { body: { results: operations.map(({ id }) => ({ id, status: 'applied', reference: `S-${id}` })) } };
}

function message(key: string) {
  const request: SupportRequest = {
    key,
    kind: 'support',
    topic: 'other',
    message: `Message ${key}`,
    page: '/support',
    errorId: null,
    replyAddress: null,
    diagnostics: null,
  };
  return { request: { ...request, locale: 'en' as const }, state: 'new' as const };
}

async function send(now = NOW): Promise<void> {
  await store.whenSaved();
  await restoreMessages(queue, store, now);
  const deps = { store: queue, send: deliverySender(createApiClient(api.origin, fetch)), random: () => 0 };
  let time = now;
  const clock = { now: () => time, wait: async (ms: number) => void (time += ms) };
  await drain({ ...deps, ...clock, withSyncLock: (work) => work() }, null);
  reconcileMessages(store, await queue.read(null), time);
  await store.whenSaved();
}
const waiting = () => store.read().waiting.map(({ request, state }) => [request.key, state]);

test('DATA-1 messages leave in order, each once, and leave receipts, the newest first', async () => {
  store.save(message('a'));
  store.save(message('b'));
  await send();
  await send();
  expect(api.requests.map(({ body }) => (body as { operations: { id: string }[] }).operations[0]?.id)).toEqual([
    'a',
    'b',
  ]);
  expect(waiting()).toEqual([]);
  expect(store.read().receipts.map(({ key, reference }) => [key, reference])).toEqual([
    ['b', 'S-b'],
    ['a', 'S-a'],
  ]);
  expect(await queue.read(null)).toEqual([]);
});

test.each([
  ['a broken server', { status: 503, body: { code: 'unavailable' } }, 'failed'],
  ['too many messages', { status: 429, body: {}, headers: { 'retry-after': '540' } }, 'limited'],
  ['a refusal', { status: 422, body: { code: 'key_reused' } }, 'refused'],
] as [string, TestAnswer, string][])('DATA-1 AUTH-12 %s keeps the message and says so', async (_, answer, state) => {
  answers = [answer, answer, answer];
  store.save(message('a'));
  await send();
  expect(waiting()).toEqual([['a', state]]);
});

test('AUTH-12 a limited message waits until the server takes it, a rejected one until it is changed', async () => {
  answers = [{ status: 429, body: {}, headers: { 'retry-after': '540' } }];
  store.save(message('a'));
  await send();
  await send(NOW + 530_000);
  expect(api.requests).toHaveLength(1);
  answers = [{ status: 400, body: {} }];
  await send(NOW + 540_000);
  expect(waiting()).toEqual([['a', 'refused']]);
  await send(NOW + 600_000);
  expect(api.requests).toHaveLength(2);
});

test('PWA-9 what the browser forgot shows again from the disk; what an earlier version left is sent, once', async () => {
  store.save(message('a'));
  await store.whenSaved();
  localStorage.clear();
  localStorage.setItem('dalil.outbox', JSON.stringify([{ ...message('b'), state: 'failed' }]));
  await restoreMessages(queue, store);
  expect(waiting().map(([key]) => key)).toEqual(['b', 'a']);
  await send();
  expect(waiting()).toEqual([]);
  expect(api.requests).toHaveLength(2);
});

test('DATA-1 without a connection nothing is lost; a device that keeps nothing holds it while the page is open', async () => {
  api.stop();
  store.save(message('a'));
  await send();
  expect(createMessageStore(createPageStorage(() => localStorage)).read().waiting).toMatchObject([{ state: 'failed' }]);

  const rejecting = createMessageStore(
    createPageStorage(() => {
      throw new DOMException('no', 'SecurityError');
    }),
  );
  rejecting.save(message('b'));
  expect(rejecting.read().waiting).toHaveLength(1);
  expect(rejecting.isSaved()).toBe(false);
});

test('DATA-1 what something else left in the place of the queue counts as nothing, and a listener hears changes', () => {
  localStorage.setItem('dalil.outbox', '{oops');
  expect(store.read().waiting).toEqual([]);
  const listener = vi.fn<() => void>();
  const stop = store.subscribe(listener);
  store.save(message('a'));
  expect(store.read()).toBe(store.read());
  stop();
  store.remove('a');
  expect(listener).toHaveBeenCalledTimes(1);
  expect(store.remove('a')).toBe(false);
});
