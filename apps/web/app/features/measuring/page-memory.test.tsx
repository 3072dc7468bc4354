import { CONSENT_KEYS } from '@dalil/domain/privacy/consent-rules.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startMemory, stopMemory } from './page-memory.ts';
import { sendMeasured } from './send-measured.ts';

const MEGABYTE = 1024 * 1024;
const sent: { memory: number[] }[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('crossOriginIsolated', false);
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body));
    return new Response(null, { status: 204 });
  });
  localStorage.setItem(CONSENT_KEYS.categories, JSON.stringify({ performance: true }));
});

afterEach(() => {
  stopMemory();
  sent.length = 0;
  localStorage.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(performance, 'memory');
});

const use = (megabytes: number) =>
  Object.defineProperty(performance, 'memory', {
    value: { usedJSHeapSize: megabytes * MEGABYTE },
    configurable: true,
  });

test('MON-2 memory is sampled every 30 s with consent, sent in one request, and no longer when it is withdrawn', async () => {
  use(44);
  startMemory();
  startMemory();
  await vi.advanceTimersByTimeAsync(29_999);
  await sendMeasured();
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(60_001);
  await sendMeasured();
  expect(sent.map(({ memory }) => memory)).toEqual([[40, 40, 40]]);

  stopMemory();
  await vi.advanceTimersByTimeAsync(600_000);
  await sendMeasured();
  expect(sent).toHaveLength(1);
});

test('MON-2 ten samples are sent without waiting for the page to be left, none where the browser tells nothing', async () => {
  startMemory();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(sent).toEqual([]);
  use(126);
  startMemory();
  await vi.advanceTimersByTimeAsync(300_000);
  expect(sent.map(({ memory }) => memory)).toEqual([Array.from({ length: 10 }, () => 130)]);
});
