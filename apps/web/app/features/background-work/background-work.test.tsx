import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { STORAGE_KEYS } from '../../data/storage-keys.ts';
import type * as BackgroundWork from './background-work.ts';

const READING_MS = 15_000;
const IDLE_MS = 2000;

let background: typeof BackgroundWork;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('requestIdleCallback', undefined);
  Reflect.deleteProperty(window, 'requestIdleCallback');
  vi.resetModules();
  background = await import('./background-work.ts');
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

test('PWA-9 on a first visit nothing runs in the background until the visitor was idle for 15 seconds', async () => {
  const work = vi.fn();
  background.inBackground(work);
  await pass(READING_MS - 1000);
  dispatchEvent(new Event('scroll'));
  await pass(READING_MS - 1);
  expect(work).not.toHaveBeenCalled();
  await pass(1 + IDLE_MS);
  expect(work).toHaveBeenCalledOnce();
});

test('PWA-9 a second page starts background work', async () => {
  const work = vi.fn();
  background.inBackground(work);
  await pass(1000);
  background.startBackgroundWork();
  await pass(IDLE_MS);
  expect(work).toHaveBeenCalledOnce();
});

test('PWA-9 a browser that has been here before runs background work as soon as the page is idle', async () => {
  background.inBackground(() => undefined);
  expect(localStorage.getItem(STORAGE_KEYS.opened)).toBe('1');
  vi.resetModules();
  const next = await import('./background-work.ts');
  const work = vi.fn();
  next.inBackground(work);
  await pass(2 * IDLE_MS);
  expect(work).toHaveBeenCalledOnce();
});

test('PWA-9 work runs one piece after the other, also after one that failed', async () => {
  const failure = new Error('a piece failed');
  const reported = vi.fn();
  vi.stubGlobal('reportError', reported);
  const order: string[] = [];
  let finish = () => {};
  background.startBackgroundWork();
  background.inBackground(() => Promise.reject(failure));
  background.inBackground(async () => {
    order.push('begins');
    await new Promise<void>((resolve) => {
      finish = resolve;
    });
    order.push('ends');
  });
  background.inBackground(() => order.push('next'));
  await pass(10 * IDLE_MS);
  expect(order).toEqual(['begins']);
  expect(reported).toHaveBeenCalledWith(failure);
  finish();
  await pass(IDLE_MS);
  expect(order).toEqual(['begins', 'ends', 'next']);
});

test('PWA-9 while a page is opened nothing begins, what runs is notified, and it goes on afterwards', async () => {
  const work = vi.fn();
  const held: boolean[] = [];
  background.onBackgroundHold((isHeld) => held.push(isHeld));
  background.startBackgroundWork();
  background.holdBackgroundWork(true);
  background.inBackground(work);
  await pass(10 * IDLE_MS);
  expect(work).not.toHaveBeenCalled();
  background.holdBackgroundWork(false);
  await pass(IDLE_MS);
  expect(work).toHaveBeenCalledOnce();
  expect(held).toEqual([true, false]);
});

test('PWA-9 work of a part that has left the page does not begin', async () => {
  const work = vi.fn();
  const remove = background.inBackground(work);
  background.startBackgroundWork();
  remove();
  await pass(10 * IDLE_MS);
  expect(work).not.toHaveBeenCalled();
});
