const SOON_MS = 2000;

/** Does what a page can wait for: once it has loaded, and the browser has nothing better to do. */
export function whenIdle(work: () => void): void {
  if (document.readyState === 'complete') runWhenIdle(work);
  else addEventListener('load', () => runWhenIdle(work), { once: true });
}

function runWhenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: SOON_MS });
  else setTimeout(work, SOON_MS);
}
