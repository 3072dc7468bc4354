import { afterEach, expect, test, vi } from 'vitest';
import { readInWorker } from './read-in-worker.ts';

/** A thread that answers with what it is given, or never. */
function startWith(answer: { message?: unknown; isBroken?: boolean }) {
  const ended: string[] = [];
  class TestWorker extends EventTarget {
    postMessage(): void {
      if (answer.isBroken) this.dispatchEvent(new Event('error'));
      else if ('message' in answer) this.dispatchEvent(new MessageEvent('message', { data: answer.message }));
    }
    terminate(): void {
      ended.push('ended');
    }
  }
  vi.stubGlobal('Worker', TestWorker);
  return ended;
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each([
  ['what it found', { message: 'empty' }, 'empty'],
  ['that it cannot run', { isBroken: true }, 'too-slow'],
])('PROF-6 a file is read in a thread, which ends after it has said %s', async (_what, answer, expected) => {
  const ended = startWith(answer);
  expect(await readInWorker(new Blob(['<gpx/>']))).toBe(expected);
  expect(ended).toEqual(['ended']);
});

test('PROF-6 a file that takes too long is given up with its thread', async () => {
  vi.useFakeTimers();
  const ended = startWith({});
  const result = readInWorker(new Blob(['<gpx/>']));
  await vi.advanceTimersByTimeAsync(19_000);
  expect(ended).toEqual([]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(await result).toBe('too-slow');
  expect(ended).toEqual(['ended']);
});
