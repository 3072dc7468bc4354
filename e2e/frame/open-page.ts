import type { Locale } from '@dalil/domain/language/locale.ts';
import type { Page, Response } from '@playwright/test';
import { expect } from './test.ts';
import { words } from './words.ts';

/** Opens an address and waits until the page answers to clicks and keys. */
export async function openPage(page: Page, address: string): Promise<Response | null> {
  const response = await page.goto(address);
  await untilLive(page);
  return response;
}

/** The live regions are put into the document when the page has come alive. */
export async function untilLive(page: Page): Promise<void> {
  await expect(page.locator('#announcements-polite')).toBeAttached({ timeout: 20_000 });
}

/** The map beside a list comes after the list, where there is room for it. */
export async function untilMapped(page: Page, locale: Locale): Promise<void> {
  const map = page.getByRole('region', { name: words(locale, 'guide.map.title') });
  if ((await map.count()) > 0) await expect(map.locator('svg')).toBeAttached();
}
