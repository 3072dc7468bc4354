import { expect, test } from 'vitest';
import { ApiError } from '../../data/api.ts';
import { OFFLINE_CODE } from '../../data/offline-problem.ts';
import { fakeClock } from '../announcer/factories.ts';
import { type OpenedAnswer, openAnswer, PATIENCE_MS } from './open-answer.ts';

const QUESTION = { question: 'When is Maghrib today?', locale: 'en', before: [] } as const;
const QUESTIONS = {
  ofServer: { ...QUESTION, before: [], conversationId: '0b5b0c1e-6f1d-4f0e-9a39-8e2f3f1f7a10' },
  ofDevice: { ...QUESTION, before: [] },
};

type Answering = (signal: AbortSignal) => Promise<OpenedAnswer>;
const opened = (storedAt: string | null): OpenedAnswer => ({ body: new ReadableStream(), storedAt });
const OF_SERVER = opened(null);
const OF_DEVICE = opened('2026-11-20T08:00:00Z');
const unreached = () => Promise.reject(new ApiError(0, 'network_error'));
const noGuide = () => Promise.reject(new ApiError(503, OFFLINE_CODE));

type Setting = { server: Answering; device: Answering; isOnline?: boolean; isUnreachable?: boolean };

function setUp({ server, device, isOnline = true, isUnreachable = false }: Setting) {
  const requests: unknown[] = [];
  const noted: boolean[] = [];
  const clock = fakeClock();
  const leaving = new AbortController();
  const sources = {
    server: (question: unknown, signal: AbortSignal) => (requests.push(question), server(signal)),
    device: (question: unknown, signal: AbortSignal) => (requests.push(question), device(signal)),
    clock,
    isOnline: () => isOnline,
    isUnreachable: () => isUnreachable,
    note: (isReached: boolean) => void noted.push(isReached),
  };
  return { requests, noted, clock, leaving, open: () => openAnswer(sources, QUESTIONS, leaving.signal) };
}

test('CHAT-5 with a network the server answers, and the device is not asked', async () => {
  const { requests, open } = setUp({ server: async () => OF_SERVER, device: async () => OF_DEVICE });
  expect(await open()).toBe(OF_SERVER);
  expect(requests).toEqual([QUESTIONS.ofServer]);
});

test('CHAT-5 without a network the question goes to nobody but the device', async () => {
  const { requests, open } = setUp({ server: async () => OF_SERVER, device: async () => OF_DEVICE, isOnline: false });
  expect(await open()).toBe(OF_DEVICE);
  expect(requests).toEqual([QUESTIONS.ofDevice]);
});

test.each([
  ['no server is reached', new ApiError(0, 'network_error')],
  ['only a proxy answers', new ApiError(502, 'unknown')],
  ['the server is being started anew', new ApiError(503, 'unavailable')],
])('CHAT-5 the device answers where %s', async (_why, error) => {
  const { open } = setUp({ server: () => Promise.reject(error), device: async () => OF_DEVICE });
  expect(await open()).toBe(OF_DEVICE);
});

test.each([
  ['too many questions', new ApiError(429, 'too_many_requests')],
  ['what is not a question', new ApiError(422, 'invalid_input')],
  ['a conversation that is gone', new ApiError(404, 'not_found')],
])('CHAT-5 AUTH-12 a server that rejects %s is not bypassed', async (_what, error) => {
  const { requests, open } = setUp({ server: () => Promise.reject(error), device: async () => OF_DEVICE });
  await expect(open()).rejects.toBe(error);
  expect(requests).toHaveLength(1);
});

test('CHAT-5 a server that says nothing is not waited for, and what comes of it later is let go', async () => {
  let answer = (_opened: OpenedAnswer) => {};
  const late = new Promise<OpenedAnswer>((resolve) => (answer = resolve));
  const { clock, requests, open } = setUp({ server: () => late, device: async () => OF_DEVICE });
  const opening = open();
  clock.advance(PATIENCE_MS - 1);
  await Promise.resolve();
  expect(requests).toHaveLength(1);
  clock.advance(1);
  expect(await opening).toBe(OF_DEVICE);
  let isLetGo = false;
  answer({ body: new ReadableStream({ cancel: () => void (isLetGo = true) }), storedAt: null });
  await expect.poll(() => isLetGo).toBe(true);
});

test('CHAT-5 a slow server is waited for where the device has no guide, and its rejection is the one reported', async () => {
  let answer = (_opened: OpenedAnswer) => {};
  const slow = setUp({ server: () => new Promise((resolve) => (answer = resolve)), device: noGuide });
  const opening = slow.open();
  slow.clock.advance(PATIENCE_MS);
  await Promise.resolve();
  answer(OF_SERVER);
  expect(await opening).toBe(OF_SERVER);
  await expect(setUp({ server: unreached, device: noGuide }).open()).rejects.toMatchObject({ code: 'network_error' });
  const offline = setUp({ server: unreached, device: noGuide, isOnline: false });
  await expect(offline.open()).rejects.toMatchObject({ code: OFFLINE_CODE });
});

test('CHAT-1 a user who stops is not answered by the device instead', async () => {
  const { requests, noted, leaving, open } = setUp({
    server: (signal) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(new ApiError(0, 'network_error')));
      }),
    device: async () => OF_DEVICE,
  });
  const opening = open();
  leaving.abort();
  await expect(opening).rejects.toMatchObject({ code: 'network_error' });
  expect(requests).toEqual([QUESTIONS.ofServer]);
  // A stop by the user is no evidence about the server.
  expect(noted).toEqual([]);
});

const never = () => new Promise<OpenedAnswer>(() => {});

test('CHAT-5 a page that knows of no server asks the device immediately, and waits for nothing else', async () => {
  const { requests, clock, open } = setUp({ server: never, device: async () => OF_DEVICE, isUnreachable: true });
  expect(await open()).toBe(OF_DEVICE);
  expect(requests).toEqual([QUESTIONS.ofServer, QUESTIONS.ofDevice]);
  expect(clock.now()).toBe(0);
});

test('CHAT-5 a server that is back answers, also a page that knew of none', async () => {
  const back = setUp({ server: async () => OF_SERVER, device: never, isUnreachable: true });
  expect(await back.open()).toBe(OF_SERVER);
  expect(back.noted).toEqual([true]);
});

test('CHAT-5 AUTH-12 the rejection of a server that is back is not bypassed', async () => {
  const error = new ApiError(429, 'too_many_requests');
  const { noted, open } = setUp({ server: () => Promise.reject(error), device: never, isUnreachable: true });
  await expect(open()).rejects.toBe(error);
  expect(noted).toEqual([true]);
});

test('CHAT-5 a page that knows of no server waits for one where the device has no guide', async () => {
  expect(await setUp({ server: async () => OF_SERVER, device: noGuide, isUnreachable: true }).open()).toBe(OF_SERVER);
  const nowhere = setUp({ server: unreached, device: noGuide, isUnreachable: true });
  await expect(nowhere.open()).rejects.toMatchObject({ code: 'network_error' });
});

test('CHAT-5 the page learns from each question whether a server answers', async () => {
  const failing = setUp({ server: unreached, device: async () => OF_DEVICE });
  await failing.open();
  expect(failing.noted).toEqual([false]);
  let answer = (_opened: OpenedAnswer) => {};
  const silent = setUp({ server: () => new Promise((resolve) => (answer = resolve)), device: async () => OF_DEVICE });
  const opening = silent.open();
  silent.clock.advance(PATIENCE_MS);
  await opening;
  expect(silent.noted).toEqual([false]);
  answer(OF_SERVER);
  await expect.poll(() => silent.noted).toEqual([false, true]);
});
