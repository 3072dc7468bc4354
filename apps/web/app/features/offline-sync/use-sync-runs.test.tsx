import 'fake-indexeddb/auto';
import { type NewQueueItem, newQueueItem } from '@dalil/domain/offline/queue-item.ts';
import { act, cleanup } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createApiClient } from '../../data/api.ts';
import { STORAGE_KEYS } from '../../data/storage-keys.ts';
import { stubMatchMedia } from '../../shell/factories.tsx';
import { startTestApi, type TestAnswer, type TestRequest } from '../prose/test-api.ts';

const ME = 'user-1';
const SYNC_INTERVAL_MS = 30_000;
const BACK_MS = 3000;
const IDLE_MS = 2000;

let api: Awaited<ReturnType<typeof startTestApi>>;
let answers: TestAnswer[];

beforeEach(async () => {
  stubMatchMedia();
  localStorage.clear();
  vi.stubGlobal('indexedDB', new IDBFactory());
  Object.defineProperty(navigator, 'locks', { value: oneByOne(), configurable: true });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  answers = [];
  api = await startTestApi((request) => answers.shift() ?? taken(request));
});

afterEach(() => {
  cleanup();
  api.stop();
  Reflect.deleteProperty(navigator, 'locks');
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Browser locks, shared by all tabs. */
function oneByOne() {
  let turn: Promise<unknown> = Promise.resolve();
  return {
    request: (_name: string, work: () => Promise<unknown>) => {
      const mine = turn.then(work, work);
      turn = mine.catch(() => undefined);
      return mine;
    },
  };
}

type Sent = { operations: { id: string }[] };

function taken({ body }: TestRequest): TestAnswer {
  return { body: { results: (body as Sent).operations.map(({ id }) => ({ id, status: 'applied' })) } };
}

function aChoice(id: string, owner = ME): NewQueueItem {
  const payload = { preference_category: 'contentPreferences', preference_data: { compactMode: true } };
  const at = '2026-11-21T08:00:00.000Z';
  return newQueueItem(owner, `preference:${id}`, { id, kind: 'preference.set', payload, at });
}

/** An idle tab of a browser that has been here before, with its own copy of the site. */
async function openTab(owner: string | null = ME) {
  localStorage.setItem(STORAGE_KEYS.opened, '1');
  vi.resetModules();
  const { renderInPage } = await import('../prose/test-page.tsx');
  const { SyncRunner } = await import('./sync-runner.tsx');
  const { pageQueue, setQueueOwner, writePageQueue } = await import('./page-queue.ts');
  const { syncRun } = await import('./sync-run.ts');
  await setQueueOwner(owner);
  const { unmount } = await renderInPage(<SyncRunner />, { apiOrigin: api.origin });
  await act(async () => {
    await vi.advanceTimersByTimeAsync(IDLE_MS);
    await import('./use-sync-runs.ts');
  });
  return {
    queue: await pageQueue(),
    enqueue: (...items: NewQueueItem[]) => writePageQueue({ items }),
    replace: (removed: string, item: NewQueueItem) => writePageQueue({ without: [removed], items: [item] }),
    run: () => syncRun(createApiClient(api.origin, fetch)),
    close: unmount,
  };
}

function connect(isOnline: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
}

const sent = () => api.requests.flatMap(({ body }) => (body as Sent).operations.map(({ id }) => id));
// Fake time does not advance while this waits.
async function untilSent(...ids: string[]): Promise<void> {
  await expect.poll(sent, { timeout: 10_000 }).toEqual(ids);
}

test('PWA-4 what was done without a connection is sent immediately when it is back, and once more when the banner has gone', async () => {
  connect(false);
  const { queue, enqueue } = await openTab();
  await enqueue(aChoice('a'));
  await vi.advanceTimersByTimeAsync(SYNC_INTERVAL_MS);
  expect(sent()).toEqual([]);
  // The connection drops again before the change has arrived.
  answers = [{ status: 401, body: {} }];
  connect(true);
  await untilSent('a');
  await vi.advanceTimersByTimeAsync(BACK_MS - 1);
  expect(sent()).toEqual(['a']);
  await vi.advanceTimersByTimeAsync(1);
  await untilSent('a', 'a');
  await expect.poll(() => queue.read(ME)).toEqual([]);
});

test('PWA-6 every half minute while something waits, and never while nothing does', async () => {
  const { enqueue } = await openTab();
  await vi.advanceTimersByTimeAsync(2 * SYNC_INTERVAL_MS);
  expect(sent()).toEqual([]);
  answers = [{ status: 401, body: {} }];
  await enqueue(aChoice('a'));
  await untilSent('a');
  await vi.advanceTimersByTimeAsync(SYNC_INTERVAL_MS);
  await untilSent('a', 'a');
});

test('PWA-7 a 401 pauses and costs no try', async () => {
  connect(false);
  const { queue, enqueue } = await openTab();
  await enqueue(aChoice('a'), aChoice('b'));
  answers = [{ status: 401, body: { code: 'not_signed_in' } }];
  connect(true);
  await untilSent('a');
  expect(await queue.read(ME)).toMatchObject([
    { id: 'a', state: 'waiting', retryCount: 0, nextTryAt: 0 },
    { id: 'b', state: 'waiting', retryCount: 0, nextTryAt: 0 },
  ]);
});

test('PWA-7 another person’s changes are never sent, and wait for them', async () => {
  connect(false);
  const { queue, enqueue } = await openTab();
  await enqueue(aChoice('theirs', 'user-2'), aChoice('mine'));
  connect(true);
  await untilSent('mine');
  await expect.poll(() => queue.read(ME)).toEqual([]);
  await vi.advanceTimersByTimeAsync(SYNC_INTERVAL_MS);
  expect(sent()).toEqual(['mine']);
  expect(await queue.read('user-2')).toMatchObject([{ id: 'theirs', state: 'waiting' }]);
});

test('PWA-6 two tabs that send at the same moment send each change once', async () => {
  connect(false);
  const first = await openTab();
  await first.enqueue(aChoice('a'), aChoice('b'));
  const second = await openTab();
  const runs = await Promise.all([first.run(), second.run()]);
  expect(runs).toMatchObject([{ state: 'done' }, { state: 'done' }]);
  expect(sent()).toEqual(['a', 'b']);
  expect(await second.queue.read(ME)).toEqual([]);
});

test('PWA-9 a tab that was closed, and all the browser forgot with it: the next visit sends what the disk has', async () => {
  connect(false);
  const { enqueue, close } = await openTab();
  await enqueue(aChoice('a'));
  close();
  localStorage.clear();
  connect(true);
  expect(sent()).toEqual([]);
  await openTab();
  await untilSent('a');
});

test('PWA-6 a change leaves immediately where the page hears of it as it hears that another is removed', async () => {
  const { queue, enqueue, replace } = await openTab();
  answers = [{ status: 401, body: {} }];
  await enqueue(aChoice('a'));
  await untilSent('a');
  await replace('a', aChoice('b'));
  await untilSent('a', 'b');
  await expect.poll(() => queue.read(ME)).toEqual([]);
});
