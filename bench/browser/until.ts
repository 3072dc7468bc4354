import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';

const LOOK_EVERY_MS = 1000;

/**
 * Waits until an asynchronous condition in the page is true. When polling, Playwright's `waitForFunction` treats the promise
 * itself as true.
 */
export async function untilTrue<Given>(
  page: Page,
  check: (given: Given) => Promise<boolean>,
  given: Given,
  limitMs: number,
): Promise<void> {
  const until = Date.now() + limitMs;
  const evaluate = () => page.evaluate(check as (given: unknown) => Promise<boolean>, given);
  while (!(await evaluate())) {
    if (Date.now() > until) throw new Error(`${check.name} did not become true in ${limitMs} ms.`);
    await wait(LOOK_EVERY_MS);
  }
}
