import { onBackgroundTime } from '../background-work/background-work.ts';

/** A link that stays in view this long is likely to be opened next. */
const STAYS_MS = 800;
/** The maximum number of prefetches per page for links in view without a sign of intent, about 4 kB each. */
const MAX_PER_PAGE = 4;

const onStay = new WeakMap<Element, () => boolean>();
const timers = new Map<Element, ReturnType<typeof setTimeout>>();
let observer: IntersectionObserver | undefined;
let fetched = { page: '', count: 0 };

/**
 * Calls `fetchPage` when the whole link has stayed in view for a moment, once background work may run. It returns whether there was something
 * to fetch. After a few fetches the other links of a page are ignored. Returns the function that stops watching.
 */
export function watchLink(link: Element, fetchPage: () => boolean): () => void {
  if (!('IntersectionObserver' in window)) return () => {};
  const stopWaiting = onBackgroundTime(() => {
    onStay.set(link, fetchPage);
    observer ??= new IntersectionObserver(follow, { threshold: 1 });
    observer.observe(link);
  });
  return () => {
    stopWaiting();
    leave(link);
    observer?.unobserve(link);
  };
}

function follow(entries: readonly IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting } of entries) {
    leave(target);
    if (isIntersecting) timers.set(target, setTimeout(stayed, STAYS_MS, target));
  }
}

function leave(link: Element): void {
  const timer = timers.get(link);
  if (timer === undefined) return;
  clearTimeout(timer);
  timers.delete(link);
}

function stayed(link: Element): void {
  timers.delete(link);
  observer?.unobserve(link);
  if (fetched.page !== location.pathname) fetched = { page: location.pathname, count: 0 };
  if (fetched.count < MAX_PER_PAGE && onStay.get(link)?.()) fetched.count += 1;
}
