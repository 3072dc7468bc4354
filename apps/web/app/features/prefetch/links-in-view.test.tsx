import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { STORAGE_KEYS } from '../../data/storage-keys.ts';
import type { watchLink as WatchLink } from './links-in-view.ts';

type Follow = (entries: { target: Element; isIntersecting: boolean }[]) => void;

const observed = new Set<Element>();
let follow: Follow;

/** jsdom has no layout, so the test states what is in view. */
class Observer {
  constructor(notify: Follow) {
    follow = notify;
  }
  observe = (link: Element) => observed.add(link);
  unobserve = (link: Element) => observed.delete(link);
}

let watchLink: typeof WatchLink;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  localStorage.setItem(STORAGE_KEYS.opened, '1');
  vi.stubGlobal('IntersectionObserver', Observer);
  observed.clear();
  history.replaceState(null, '', '/news');
  ({ watchLink } = await import('./links-in-view.ts'));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function link(fetchPage: () => boolean) {
  const element = document.createElement('a');
  const leave = watchLink(element, fetchPage);
  vi.advanceTimersByTime(2000);
  return { element, leave };
}

function inView(element: Element, isIntersecting = true) {
  follow([{ target: element, isIntersecting }]);
}

test('DATA-1 the page of a link that stays in view is fetched, once', () => {
  const fetchPage = vi.fn(() => true);
  const { element } = link(fetchPage);
  inView(element);
  vi.advanceTimersByTime(799);
  expect(fetchPage).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(fetchPage).toHaveBeenCalledOnce();
  expect(observed.has(element)).toBe(false);
});

test('DATA-1 a link that is only scrolled past, or gone, fetches nothing', () => {
  const fetchPage = vi.fn(() => true);
  const passed = link(fetchPage);
  inView(passed.element);
  vi.advanceTimersByTime(500);
  inView(passed.element, false);
  const removed = link(fetchPage);
  inView(removed.element);
  removed.leave();
  vi.advanceTimersByTime(5000);
  expect(fetchPage).not.toHaveBeenCalled();
  expect(observed.has(removed.element)).toBe(false);
});

test('DATA-1 nothing is watched before the page is at rest, and nothing then that has left', () => {
  const element = document.createElement('a');
  const leave = watchLink(element, () => true);
  expect(observed.size).toBe(0);
  leave();
  vi.advanceTimersByTime(5000);
  expect(observed.size).toBe(0);
});

test('DATA-1 four pages are fetched for one page, not counting links without one, and four for the next page', () => {
  const fetchPage = vi.fn(() => true);
  const stay = (fetch: () => boolean) => {
    inView(link(fetch).element);
    vi.advanceTimersByTime(800);
  };
  stay(() => false);
  for (let count = 0; count < 6; count += 1) stay(fetchPage);
  expect(fetchPage).toHaveBeenCalledTimes(4);
  history.replaceState(null, '', '/tourism');
  for (let count = 0; count < 6; count += 1) stay(fetchPage);
  expect(fetchPage).toHaveBeenCalledTimes(8);
});
