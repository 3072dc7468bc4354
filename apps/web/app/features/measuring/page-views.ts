import type { Locale } from '@dalil/domain/language/locale.ts';

/** A page view as it waits. The part that is loaded with consent turns it into a route. */
export type WaitingView = { path: string; params: Readonly<Record<string, string | undefined>>; locale: Locale };

const MAX_WAITING = 50;
const waiting: WaitingView[] = [];
let isDropped = false;
let onView: (() => void) | undefined;

/** PRIV-3: page views wait in memory until the user decides. They are sent when consent is given and dropped when it is refused. */
export function notePageView(view: WaitingView): void {
  if (isDropped) return;
  waiting.push(view);
  if (waiting.length > MAX_WAITING) waiting.shift();
  onView?.();
}

export function dropPageViews(): void {
  isDropped = true;
  waiting.length = 0;
  onView = undefined;
}

/** Calls `listener` for each view from now on. They stay in the queue until it takes them. */
export function followPageViews(listener: () => void): void {
  isDropped = false;
  onView = listener;
}

export function takePageViews(): WaitingView[] {
  return waiting.splice(0);
}

/** Back to the front of the queue: sending failed. */
export function returnPageViews(views: readonly WaitingView[]): void {
  if (!isDropped) waiting.unshift(...views.slice(-(MAX_WAITING - waiting.length)));
}

export function countPageViews(): number {
  return waiting.length;
}
