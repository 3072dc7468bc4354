import 'fake-indexeddb/auto';
import { act, cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { STORAGE_KEYS } from '../../data/storage-keys.ts';
import { stubMatchMedia } from '../../shell/factories.tsx';
import { renderInPage } from '../prose/test-page.tsx';
import { useGuideDownload } from './use-guide-download.ts';

const updateGuide = vi.fn(async (_locale: string) => [] as string[]);
vi.mock('./guide-download.ts', () => ({ updateGuide: (locale: string) => updateGuide(locale) }));

const HOUR_MS = 60 * 60 * 1000;
const IDLE_MS = 2000;

let isSeen: DocumentVisibilityState;

beforeEach(() => {
  stubMatchMedia();
  localStorage.setItem(STORAGE_KEYS.opened, '1');
  vi.stubEnv('DEV', false);
  vi.stubGlobal('CompressionStream', vi.fn());
  Object.defineProperty(navigator, 'serviceWorker', { value: {}, configurable: true });
  isSeen = 'visible';
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => isSeen);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  updateGuide.mockClear();
});

afterEach(() => {
  cleanup();
  Reflect.deleteProperty(navigator, 'serviceWorker');
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

function Tab() {
  useGuideDownload();
  return null;
}

test('PWA-5 the guide is downloaded in the background, and every hour while the page is visible', async () => {
  const { unmount } = await renderInPage(<Tab />);
  expect(updateGuide).not.toHaveBeenCalled();
  await pass(2 * IDLE_MS);
  expect(updateGuide.mock.calls).toEqual([['en']]);
  await pass(HOUR_MS);
  expect(updateGuide).toHaveBeenCalledTimes(2);
  isSeen = 'hidden';
  await pass(2 * HOUR_MS);
  expect(updateGuide).toHaveBeenCalledTimes(2);
  isSeen = 'visible';
  await pass(HOUR_MS);
  expect(updateGuide).toHaveBeenCalledTimes(3);
  unmount();
  await pass(HOUR_MS);
  expect(updateGuide).toHaveBeenCalledTimes(3);
});

test('PWA-9 a browser without a worker, which could open nothing of it, is not made to fetch the guide', async () => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  await renderInPage(<Tab />);
  await pass(IDLE_MS + HOUR_MS);
  expect(updateGuide).not.toHaveBeenCalled();
});
