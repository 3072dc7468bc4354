import type { Question } from '@dalil/assistant/conversation-schema.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryDevice, forgetWorker, prepareDevice } from './query-device.ts';

const QUESTION: Question = { question: 'How much is Salik?', locale: 'en', before: [] };
const ANSWER = { events: 'event: done\ndata: {}\n\n', checkedAt: '2026-11-22T08:00:00Z' };

let received: unknown[];

/** Answers every question immediately. */
class TestWorker extends EventTarget {
  postMessage(message: unknown, [port]: MessagePort[]) {
    received.push(message);
    port?.postMessage(ANSWER);
  }
}

beforeEach(() => {
  received = [];
  vi.stubGlobal('Worker', TestWorker);
});

afterEach(() => {
  forgetWorker();
  vi.unstubAllGlobals();
});

test('CHAT-5 the device gets ready once in a language, and anew where its worker is another one', () => {
  prepareDevice('en');
  prepareDevice('en');
  prepareDevice('ar');
  expect(received).toEqual(['en', 'ar']);
  forgetWorker();
  prepareDevice('en');
  expect(received).toEqual(['en', 'ar', 'en']);
});

test('CHAT-5 who has asked the device already does not have it get ready', async () => {
  const { storedAt } = await queryDevice(QUESTION, new AbortController().signal);
  expect(storedAt).toBe(ANSWER.checkedAt);
  prepareDevice('en');
  expect(received).toEqual([QUESTION]);
});
