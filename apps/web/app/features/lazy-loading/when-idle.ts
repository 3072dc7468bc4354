const SOON_MS = 2000;

/** Runs deferrable work: after the page has loaded and while the browser is idle. */
export function whenIdle(work: () => void): void {
  if (document.readyState === 'complete') runWhenIdle(work);
  else addEventListener('load', () => runWhenIdle(work), { once: true });
}

function runWhenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: SOON_MS });
  else setTimeout(work, SOON_MS);
}
