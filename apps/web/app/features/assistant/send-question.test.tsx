import type { Question } from '@dalil/assistant/conversation-schema.ts';
import { expect, test } from 'vitest';
import { ApiError } from '../../data/api.ts';
import { fakeClock } from '../announcer/factories.ts';
import { sendQuestion, MAX_SILENCE_MS, type QuestionRequest } from './send-question.ts';
import { anAnswer, aSentence, bodyOf, doneOf, streamOf, written } from './factories.ts';
import type { Questions } from './open-answer.ts';
import { sentencesOf } from './partial-answer.ts';
import { createThreadStore, EMPTY_THREAD, type Thread } from './thread-store.ts';
import { createPageStorage } from '../../data/page-storage.ts';

const REQUEST: QuestionRequest = { question: 'How much is the fine?', locale: 'en', preferences: null, about: null };
const CONVERSATION = { id: '0b5b0c1e-6f1d-4f0e-9a39-8e2f3f1f7a10', title: 'Fines' };

type Opened = (question: Question, signal: AbortSignal) => Promise<ReadableStream<Uint8Array>>;

function setUp(open: Opened, thread: Thread = EMPTY_THREAD, storedAt: string | null = null) {
  sessionStorage.clear();
  const store = createThreadStore(createPageStorage(() => sessionStorage));
  store.replace(thread);
  const clock = fakeClock();
  const requests: Question[] = [];
  const deviceQuestions: Question[] = [];
  let count = 0;
  const deps = {
    store,
    clock,
    newKey: () => `key-${(count += 1)}`,
    open: async ({ ofServer, ofDevice }: Questions, signal: AbortSignal) => {
      requests.push(ofServer);
      deviceQuestions.push(ofDevice);
      return { body: await open(ofServer, signal), storedAt };
    },
  };
  const leaving = new AbortController();
  return {
    store,
    clock,
    requests,
    deviceQuestions,
    leaving,
    sendQuestion: (input = REQUEST) => sendQuestion(deps, input, leaving.signal),
  };
}

const answered = (pieces: readonly string[], isOpen = false) => Promise.resolve(bodyOf(pieces, isOpen));
const sentence = written({
  event: 'part',
  data: { type: 'sentence', block: 0, kind: 'paragraph', sentence: { ...aSentence(), citations: [] } },
});

test('CHAT-1 an answer comes into the thread and is stored in the tab when it is whole', async () => {
  const answer = anAnswer();
  const { store, sendQuestion } = setUp(() => answered([streamOf(answer)]));
  expect(await sendQuestion()).toEqual({ status: 'answered', answer });
  expect(store.read().turns).toMatchObject([{ question: REQUEST.question, status: 'answered', answer }]);
  expect(createThreadStore(createPageStorage(() => sessionStorage)).read()).toEqual(store.read());
});

test('CHAT-1 what comes immediately is shown immediately, with the whole answer where that came as well', async () => {
  const pieces = [sentence + sentence, sentence + streamOf(anAnswer())];
  const { store, sendQuestion } = setUp(() => answered(pieces), EMPTY_THREAD, '2026-11-20T08:00:00Z');
  const visible: unknown[] = [];
  store.subscribe(() => {
    const [turn] = store.read().turns;
    visible.push([turn?.status, turn && sentencesOf(turn.partial).length, turn?.storedAt]);
  });
  await sendQuestion();
  const storedAt = '2026-11-20T08:00:00Z';
  expect(visible).toEqual([
    ['answering', 0, null],
    ['answering', 2, storedAt],
    ['answered', 4, storedAt],
  ]);
});

test('CHAT-1 a stopped answer keeps what has come', async () => {
  const { store, sendQuestion, leaving } = setUp(() => answered([sentence], true));
  const sender = sendQuestion();
  await expect.poll(() => store.read().turns[0]?.partial.blocks.length).toBe(1);
  leaving.abort();
  expect(await sender).toEqual({ status: 'stopped' });
  expect(store.read().turns[0]).toMatchObject({ status: 'stopped', answer: null });
});

test.each([
  ['ends too early', [sentence]],
  ['tells of a problem', [sentence, written({ event: 'problem', data: { code: 'internal_error' } })]],
  ['is no answer', [sentence, 'event: done\ndata: <html>\n\n']],
])('CHAT-1 an answer whose stream %s is broken, and says so', async (_why, pieces) => {
  const { store, sendQuestion } = setUp(() => answered(pieces));
  expect(await sendQuestion()).toEqual({ status: 'broken' });
  const [turn] = store.read().turns;
  expect(turn?.status).toBe('broken');
  expect(turn && sentencesOf(turn.partial)).toHaveLength(1);
});

test('CHAT-1 a server that is silent for too long is given up, one that shows signs of life is not', async () => {
  let push = (_text: string) => {};
  const body = new ReadableStream<Uint8Array>({
    start: (stream) => void (push = (text) => stream.enqueue(new TextEncoder().encode(text))),
  });
  const { clock, store, sendQuestion } = setUp(() => Promise.resolve(body));
  const sender = sendQuestion();
  await Promise.resolve();
  clock.advance(MAX_SILENCE_MS - 1);
  push(sentence);
  await expect.poll(() => store.read().turns[0]?.partial.blocks.length).toBe(1);
  clock.advance(MAX_SILENCE_MS - 1);
  expect(store.read().turns[0]?.status).toBe('answering');
  clock.advance(1);
  expect(await sender).toEqual({ status: 'broken' });
});

test('CHAT-6 a rejected question leaves the thread as it was', async () => {
  const { store, sendQuestion } = setUp(() =>
    Promise.reject(new ApiError(429, 'too_many_requests', { retryAfter: 12 })),
  );
  expect(await sendQuestion()).toEqual({ status: 'refused', code: 'too_many_requests', retryAfter: 12 });
  expect(store.read()).toEqual(EMPTY_THREAD);
});

test('CHAT-6 a guest sends what was said before along, a signed-in user only which conversation it is', async () => {
  const guest = setUp(() => answered([streamOf(anAnswer())]));
  await guest.sendQuestion();
  await guest.sendQuestion({ ...REQUEST, question: 'And how do I pay it?' });
  expect(guest.requests[1]).toMatchObject({
    conversationId: null,
    before: [{ question: REQUEST.question, cited: [{ kind: 'fact', id: 'visa.overstay.fine' }] }],
  });
  const member = setUp(() => answered([streamOf(anAnswer())]), { conversation: CONVERSATION, turns: [] });
  await member.sendQuestion();
  expect(member.requests[0]).toMatchObject({ conversationId: CONVERSATION.id, before: [] });
});

test('CHAT-5 the device is informed what was said before also where the server knows it', async () => {
  const member = setUp(() => answered([streamOf(anAnswer())]), { conversation: CONVERSATION, turns: [] });
  await member.sendQuestion();
  await member.sendQuestion({ ...REQUEST, question: 'And how do I pay it?' });
  expect(member.requests[1]).toMatchObject({ conversationId: CONVERSATION.id, before: [] });
  expect(member.deviceQuestions[1]).toMatchObject({ conversationId: null, before: [{ question: REQUEST.question }] });
});

test('CHAT-5 an answer of the device says of when its guide is, also after the page was loaded anew', async () => {
  const { sendQuestion } = setUp(() => answered([streamOf(anAnswer())]), EMPTY_THREAD, '2026-11-20T08:00:00Z');
  await sendQuestion();
  expect(createThreadStore(createPageStorage(() => sessionStorage)).read().turns).toMatchObject([
    { storedAt: '2026-11-20T08:00:00Z' },
  ]);
});

test('CHAT-6 a conversation that was deleted elsewhere is begun anew', async () => {
  const open: Opened = ({ conversationId }) =>
    conversationId ? Promise.reject(new ApiError(404, 'not_found')) : answered([streamOf(anAnswer())]);
  const { store, requests, sendQuestion } = setUp(open, { conversation: CONVERSATION, turns: [] });
  expect((await sendQuestion()).status).toBe('answered');
  expect(requests.map(({ conversationId }) => conversationId)).toEqual([CONVERSATION.id, null]);
  expect(store.read().conversation).toBeNull();
});

test('CHAT-1 a question that is tried again takes the place of the one that failed', async () => {
  const { store, sendQuestion } = setUp(() => answered([sentence]));
  await sendQuestion();
  await sendQuestion({ ...REQUEST, insteadOf: 'key-1' });
  expect(store.read().turns.map(({ key }) => key)).toEqual(['key-2']);
});

test('CHAT-6 an answer of a conversation the user has left does not come into the next one', async () => {
  const answer = doneOf(anAnswer()).replace(
    '"conversation":null',
    `"conversation":${JSON.stringify({ ...CONVERSATION, turnId: 'x' })}`,
  );
  let push = (_text: string) => {};
  const body = new ReadableStream<Uint8Array>({
    start: (stream) => void (push = (text) => stream.enqueue(new TextEncoder().encode(text))),
  });
  const { store, sendQuestion } = setUp(() => Promise.resolve(body));
  const sender = sendQuestion();
  store.replace(EMPTY_THREAD);
  push(answer);
  await sender;
  expect(store.read()).toEqual(EMPTY_THREAD);
});
