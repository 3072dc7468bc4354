import type { SupportRequest } from '@dalil/domain/quality/support-request.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createApiClient } from '../../data/api.ts';
import { startTestApi, type TestAnswer } from '../prose/test-api.ts';
import { createOutboxStore, type OutboxStore } from './outbox-store.ts';
import { sendOutbox } from './send-outbox.ts';

const NOW = Date.parse('2026-11-21T08:00:00Z');
const ARRIVED: TestAnswer = { status: 201, body: { reference: 'S-7KQ2MX4B' } };
let answers: TestAnswer[];
let api: Awaited<ReturnType<typeof startTestApi>>;
let store: OutboxStore;

beforeEach(async () => {
  localStorage.clear();
  answers = [];
  api = await startTestApi(() => answers.shift() ?? ARRIVED);
  store = createOutboxStore(() => localStorage);
});

afterEach(() => api.stop());

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

const send = (now = NOW) => sendOutbox(createApiClient(api.origin, fetch), store, () => now);
const waiting = () => store.read().waiting.map(({ request, state }) => [request.key, state]);

test('DATA-1 messages leave in order, each once, and leave receipts, the newest first', async () => {
  store.keep(message('a'));
  store.keep(message('b'));
  expect(await send()).toHaveLength(2);
  expect(await send()).toEqual([]);
  expect(api.requests.map(({ body }) => (body as { key: string }).key)).toEqual(['a', 'b']);
  expect(waiting()).toEqual([]);
  expect(store.read().receipts.map(({ key }) => key)).toEqual(['b', 'a']);
});

test.each([
  [
    'a broken server',
    { status: 503, body: { code: 'unavailable' } },
    [
      ['a', 'failed'],
      ['b', 'new'],
    ],
    1,
  ],
  [
    'too many messages',
    { status: 429, body: { code: 'too_many_requests' }, headers: { 'retry-after': '540' } },
    [
      ['a', 'limited'],
      ['b', 'new'],
    ],
    1,
  ],
  ['a refusal', { status: 422, body: { code: 'key_reused' } }, [['a', 'refused']], 2],
] as [string, TestAnswer, unknown[], number][])(
  'DATA-1 AUTH-12 %s keeps the message; only a refusal lets the next one pass',
  async (_, answer, left, requests) => {
    answers = [answer];
    store.keep(message('a'));
    store.keep(message('b'));
    await send();
    expect(waiting()).toEqual(left);
    expect(api.requests).toHaveLength(requests);
  },
);

test('AUTH-12 a limited message waits until the server takes it, a refused one until it is changed', async () => {
  answers = [{ status: 429, body: {}, headers: { 'retry-after': '540' } }];
  store.keep(message('a'));
  await send();
  await send(NOW + 539_000);
  expect(api.requests).toHaveLength(1);
  answers = [{ status: 400, body: {} }];
  await send(NOW + 540_000);
  expect(waiting()).toEqual([['a', 'refused']]);
  await send(NOW + 600_000);
  expect(api.requests).toHaveLength(2);
});

test('DATA-1 without a connection nothing is lost; a device that keeps nothing holds it while the page is open', async () => {
  api.stop();
  store.keep(message('a'));
  await send();
  expect(createOutboxStore(() => localStorage).read().waiting).toMatchObject([{ state: 'failed' }]);

  const refusing = createOutboxStore(() => {
    throw new DOMException('no', 'SecurityError');
  });
  refusing.keep(message('b'));
  expect(refusing.read().waiting).toHaveLength(1);
  expect(refusing.isKept()).toBe(false);
});

test('DATA-1 what something else left in the place of the outbox counts as nothing, and a listener hears changes', () => {
  localStorage.setItem('dalil.outbox', '{oops');
  expect(store.read().waiting).toEqual([]);
  const listener = vi.fn<() => void>();
  const stop = store.subscribe(listener);
  store.keep(message('a'));
  expect(store.read()).toBe(store.read());
  stop();
  store.remove('a');
  expect(listener).toHaveBeenCalledTimes(1);
  expect(store.remove('a')).toBe(false);
});
