const SOON_MS = 2000;

/** Does what a page can wait for: once it has loaded, and the browser has nothing better to do. */
export function whenAtRest(work: () => void): void {
  if (document.readyState === 'complete') whenIdle(work);
  else addEventListener('load', () => whenIdle(work), { once: true });
}

function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: SOON_MS });
  else setTimeout(work, SOON_MS);
}
