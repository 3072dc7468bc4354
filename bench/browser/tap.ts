import { setTimeout as wait } from 'node:timers/promises';
import type { CDPSession, Page } from '@playwright/test';

const KEY = 'dalil-tap';
const LIMIT_MS = 15_000;

type Stopwatch = { to: string; heading: string; startedAt?: number; visibleAt?: number };

/** Runs in every document: stops the timer after the first frame that displays another heading at the tapped address. */
export function installStopwatch(key: string): void {
  const read = () => JSON.parse(sessionStorage.getItem(key) ?? 'null') as Stopwatch | null;
  const write = (watch: Stopwatch) => sessionStorage.setItem(key, JSON.stringify(watch));
  const look = () => {
    const watch = read();
    const heading = document.querySelector('h1')?.textContent ?? '';
    const isThere = watch?.startedAt && location.pathname === watch.to && heading !== '' && heading !== watch.heading;
    if (watch && isThere && !watch.visibleAt) requestAnimationFrame(() => write({ ...watch, visibleAt: Date.now() }));
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  const start = () => {
    const watch = read();
    if (watch && !watch.startedAt) write({ ...watch, startedAt: Date.now() });
  };
  addEventListener('click', start, true);
}

export async function prepareStopwatch(page: Page): Promise<void> {
  await page.addInitScript(installStopwatch, KEY);
}

/**
 * Taps the link to `to` now and waits for that page's heading. Returns the milliseconds from the end of the touch to the frame with
 * the text, or undefined when no such link is visible or the page does not load.
 */
export async function tapLink(page: Page, session: CDPSession, to: string): Promise<number | undefined> {
  const point = await page.evaluate(placeOfLink, { key: KEY, to });
  if (!point) return undefined;
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await wait(80);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  const deadline = Date.now() + LIMIT_MS;
  while (Date.now() < deadline) {
    await wait(50);
    // The page may be navigating between two documents.
    const watch = await page.evaluate((key) => sessionStorage.getItem(key), KEY).catch(() => null);
    const { startedAt, visibleAt } = JSON.parse(watch ?? '{}') as Partial<Stopwatch>;
    if (startedAt !== undefined && visibleAt !== undefined) return visibleAt - startedAt;
  }
  return undefined;
}

/** Runs in the page: sets the timer, scrolls the link into view, returns a point on it. */
function placeOfLink({ key, to }: { key: string; to: string }): { x: number; y: number } | undefined {
  const links = Array.from(document.querySelectorAll<HTMLAnchorElement>('main a[href]'));
  const link = links.find((one) => one.pathname === to && one.checkVisibility({ visibilityProperty: true }));
  if (!link) return undefined;
  const heading = document.querySelector('h1')?.textContent ?? '';
  sessionStorage.setItem(key, JSON.stringify({ to, heading }));
  link.scrollIntoView({ block: 'center', behavior: 'instant' });
  const box = link.getClientRects()[0];
  return box && { x: box.x + Math.min(box.width / 2, 40), y: box.y + box.height / 2 };
}
