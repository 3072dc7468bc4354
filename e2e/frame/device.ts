import { DEVICE_CACHES } from '@dalil/offline/device-caches.ts';
import type { Page } from '@playwright/test';
import { openPage } from './open-page.ts';
import { expect } from './test.ts';

/** Opens a page and waits until the worker answers for this site, and has what it means to have. */
export async function openKept(page: Page, address: string): Promise<void> {
  await openPage(page, address);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated', null, {
    timeout: 30_000,
  });
  await untilKept(page, address);
}

/** Waits until the document of an address is on the device. */
export async function untilKept(page: Page, address: string): Promise<void> {
  await expect.poll(() => keptPages(page), { timeout: 20_000 }).toContain(address);
}

/** The addresses of the documents on the device. */
export function keptPages(page: Page): Promise<string[]> {
  return page.evaluate(async (name) => {
    const keys = await (await caches.open(name)).keys();
    return keys.map(({ url }) => new URL(url).pathname + new URL(url).search);
  }, DEVICE_CACHES.pages);
}

/** A reader who saves data: pages then fetch no guide, and the device has only what was visited. */
export async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } });
  });
}
