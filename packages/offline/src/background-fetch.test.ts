import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchInBackground, holdDownloads } from './background-fetch.ts';

let requests: { address: string; signal: AbortSignal; answer: (response: Response) => void }[];

beforeEach(() => {
  vi.useFakeTimers();
  requests = [];
  vi.stubGlobal(
    'fetch',
    (address: string, { signal }: RequestInit & { signal: AbortSignal }) =>
      new Promise<Response>((resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason as Error));
        requests.push({ address, signal, answer: resolve });
      }),
  );
});

afterEach(() => {
  holdDownloads(false);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

test('PWA-9 a download stops while a page is opened and is repeated after it', async () => {
  const file = fetchInBackground('/assets/a.js');
  await pass(0);
  holdDownloads(true);
  await pass(1000);
  expect(requests.map(({ signal }) => signal.aborted)).toEqual([true]);
  holdDownloads(false);
  await pass(0);
  requests[1]?.answer(new Response('text'));
  expect(await (await file).text()).toBe('text');
});

test('PWA-9 a page that was closed while it held downloads does not hold them for long', async () => {
  holdDownloads(true);
  const file = fetchInBackground('/assets/a.js');
  await pass(9999);
  expect(requests).toEqual([]);
  await pass(1);
  requests[0]?.answer(new Response('text'));
  expect((await file).status).toBe(200);
});

test('PWA-9 a failure of the network is no stop: it is passed on', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  await expect(fetchInBackground('/assets/a.js')).rejects.toThrow('no network');
});
