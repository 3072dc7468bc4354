import type { PackName } from '@dalil/domain/offline/offline-guide.ts';
import { DEVICE_CACHES } from '@dalil/offline/device-caches.ts';
import type { APIRequestContext, Page } from '@playwright/test';
import { openPage } from './open-page.ts';
import { expect, test } from './test.ts';

/** Opens a page and waits until the worker answers for this site, and has what it means to have. */
export async function openKept(page: Page, address: string): Promise<void> {
  await openPage(page, address);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated', null, {
    timeout: 60_000,
  });
  await untilKept(page, address);
}

/** Waits until the document of an address is on the device. */
export async function untilKept(page: Page, address: string): Promise<void> {
  await expect.poll(() => keptPages(page), { timeout: 60_000 }).toContain(address);
}

/** The addresses of the documents on the device. */
export function keptPages(page: Page): Promise<string[]> {
  return page.evaluate(async (name) => {
    const keys = await (await caches.open(name)).keys();
    return keys.map(({ url }) => new URL(url).pathname + new URL(url).search);
  }, DEVICE_CACHES.pages);
}

/** What the device has of each language: how many entries, of which version. */
export function storedPacks(page: Page): Promise<{ pack: string; version: number; entries: number }[]> {
  return page.evaluate(async () => {
    // Opening a database that is not there yet makes an empty one, which the guide would take for its own.
    if (!(await indexedDB.databases()).some(({ name }) => name === 'dalil')) return [];
    return new Promise((resolve, reject) => {
      const opening = indexedDB.open('dalil');
      opening.addEventListener('error', () => reject(new Error('no database')));
      opening.addEventListener('success', () => {
        const db = opening.result;
        const reading = db.transaction('packs').objectStore('packs').getAll();
        reading.addEventListener('success', () => {
          db.close();
          resolve(reading.result.map(({ pack, version, entries }) => ({ pack, version, entries })));
        });
      });
    });
  });
}

/** The server makes the guide beside everything else after its start, and a page asks for it once. */
export async function untilGuideIsMade(request: APIRequestContext): Promise<void> {
  test.setTimeout(300_000);
  const made = async () => {
    const { packs } = (await (await request.get('/api/offline/packs')).json()) as { packs: { version: number }[] };
    return packs.every(({ version }) => version > 0);
  };
  await expect.poll(made, { timeout: 180_000 }).toBe(true);
}

/** A pack is on the device once its last part has arrived. */
export async function untilGuideIsThere(page: Page, name: PackName): Promise<void> {
  const version = async () => (await storedPacks(page)).find(({ pack }) => pack === name)?.version ?? 0;
  await expect.poll(version, { timeout: 90_000 }).toBeGreaterThan(0);
}

/** A reader who saves data: pages then fetch no guide, and the device has only what was visited. */
export async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } });
  });
}
