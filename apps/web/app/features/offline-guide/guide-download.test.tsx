import 'fake-indexeddb/auto';
import { afterEach, expect, test, vi } from 'vitest';
import { clearGuide, fetchGuide, guideState } from './guide-download.ts';

const server = vi.hoisted(() => ({ requests: [] as string[], afterwards: () => {}, isSlow: false }));
vi.mock('./guide-worker.ts', () => ({
  updateInWorker: async ({ pack }: { pack: string }, { signal }: { signal: AbortSignal }) => {
    server.requests.push(pack);
    server.afterwards();
    if (server.isSlow) await new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
    return true;
  },
}));

afterEach(() => {
  server.requests.length = 0;
  server.afterwards = () => {};
  server.isSlow = false;
  vi.unstubAllGlobals();
});

/** A device whose worker takes over only when the test lets it. */
function stubWorker() {
  const received: unknown[] = [];
  let takeOver = () => {};
  const ready = new Promise((resolve) => {
    takeOver = () => resolve({ active: { postMessage: (message: unknown) => received.push(message) } });
  });
  vi.stubGlobal('navigator', { onLine: true, serviceWorker: { controller: null, ready } });
  return { received, takeOver };
}

test('SEARCH-8 a guide that is there before the worker has its index made when the worker has come', async () => {
  const { received, takeOver } = stubWorker();
  expect(await fetchGuide('en', { isRequested: true })).toBe(true);
  expect(received).toEqual([]);
  takeOver();
  await expect
    .poll(() => received)
    .toEqual([{ type: 'keep-map', isWhole: true }, { type: 'keep-pictures' }, { type: 'make-index' }]);
});

test('PWA-5 a connection lost while the guide is taken in: nothing more is requested', async () => {
  stubWorker();
  server.afterwards = () => vi.stubGlobal('navigator', { onLine: false });
  expect(await fetchGuide('en', { isRequested: true })).toBe(false);
  expect(server.requests).toEqual(['en']);
});

test('PWA-5 a guide removed while it is downloaded: the download ends without a failure, and nothing is requested after it', async () => {
  stubWorker();
  server.isSlow = true;
  const fetching = fetchGuide('en', { isRequested: true });
  await expect.poll(() => server.requests).toEqual(['en']);
  await clearGuide();
  expect(await fetching).toBe(false);
  expect(guideState()).toEqual({ packs: [], downloads: {}, failed: [] });
  expect(server.requests).toEqual(['en']);
});
