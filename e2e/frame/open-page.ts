import type { Page, Response } from '@playwright/test';
import { expect } from './test.ts';

/** Opens an address and waits until the page answers to clicks and keys. */
export async function openPage(page: Page, address: string): Promise<Response | null> {
  const response = await page.goto(address);
  await untilLive(page);
  return response;
}

/** The live regions are put into the document when the page has come alive. */
export async function untilLive(page: Page): Promise<void> {
  await expect(page.locator('#announcements-polite')).toBeAttached();
}
