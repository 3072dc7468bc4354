import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** Milliseconds from the key to the frame that displays its effect. */
    painted?: Promise<number>;
  }
}

/** A longer wait means that nothing new was displayed. */
const MAX_MS = 10_000;

/**
 * Milliseconds from the next key to the end of the frame in which the elements of `selector` have changed and are not empty.
 * `press` presses the key. `waitMs` is the product's wait for further keys and is subtracted. NaN if nothing changed.
 */
export async function untilPainted(
  page: Page,
  selector: string,
  press: () => Promise<void>,
  waitMs = 0,
): Promise<number> {
  await page.evaluate(
    ([watched, longest, waited]) => {
      const read = () => Array.from(document.querySelectorAll(watched), ({ outerHTML }) => outerHTML).join('\n');
      const before = read();
      let pressedAt: number | undefined;
      const note = ({ timeStamp }: Event) => (pressedAt ??= timeStamp);
      // Letters without a key on this keyboard are inserted without a key event.
      for (const type of ['keydown', 'input']) addEventListener(type, note, { capture: true, once: true });
      window.painted = new Promise((resolve) => {
        const look = new MutationObserver(() => {
          const now = read();
          const from = (pressedAt ?? Number.POSITIVE_INFINITY) + waited;
          if (performance.now() < from || now === before || now === '') return;
          look.disconnect();
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - from)));
        });
        look.observe(document.body, { childList: true, subtree: true, characterData: true });
        setTimeout(() => resolve(Number.NaN), longest);
      });
    },
    [selector, MAX_MS, waitMs] as const,
  );
  await press();
  return page.evaluate(() => window.painted ?? Number.NaN);
}
