import type { AnswerEvent } from '@dalil/assistant/answer-events.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Failure } from '../core/failure.ts';
import { streamAnswer } from './answer-stream.ts';
import { readEvents } from './test-stream.ts';

const CARDS: AnswerEvent = { event: 'part', data: { type: 'cards', block: 0, items: [] } };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function logs() {
  const logged: string[] = [];
  return { logged, log: (_level: string, event: string) => void logged.push(event) };
}

async function* failing(error: Error): AsyncGenerator<AnswerEvent> {
  yield CARDS;
  throw error;
}

test.each([
  ['a refusal', new Failure('unavailable'), 'unavailable', []],
  ['a defect, whose words stay here', new TypeError('secret of the inside'), 'internal_error', ['answer_failed']],
])('ERR-8 CHAT-1 %s after the first byte is reported as an event', async (_, error, code, noted) => {
  const { log, logged } = logs();
  const text = await new Response(streamAnswer({ log }, () => failing(error))).text();
  expect(readEvents(text)).toEqual([
    { event: 'part', data: CARDS.data },
    { event: 'problem', data: { code } },
  ]);
  expect(text).not.toContain('secret');
  expect(logged).toEqual(noted);
});

test('CHAT-1 while nothing is said the connection is held open by comments, until the answer ends', async () => {
  const gate = Promise.withResolvers<void>();
  const stream = streamAnswer({ log: () => {} }, async function* () {
    await gate.promise;
    yield CARDS;
  });
  const text = new Response(stream).text();
  await vi.advanceTimersByTimeAsync(25_000);
  gate.resolve();
  expect((await text).match(/: wait\n\n/g)).toHaveLength(2);
  expect(vi.getTimerCount()).toBe(0);
});

test('CHAT-1 a user who leaves stops the work, and nothing more is said', async () => {
  let signal: AbortSignal | undefined;
  const stream = streamAnswer({ log: () => {} }, async function* (given) {
    signal = given;
    yield CARDS;
    await new Promise((resolve) => given.addEventListener('abort', resolve));
  });
  const reader = stream.getReader();
  await reader.read();
  expect(signal?.aborted).toBe(false);
  await reader.cancel();
  expect(signal?.aborted).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
});
