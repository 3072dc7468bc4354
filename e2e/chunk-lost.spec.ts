import type { Page } from '@playwright/test';
import { openPage } from './frame/open-page.ts';
import { expect, test } from './frame/test.ts';

const PAGE_CODE = '**/assets/tourism.route-*.js';
const MENU_CODE = '**/assets/menu-drawer-*.js';

test.use({ allowedConsole: /status of 404 .*\/assets\/|dynamically imported module|Error loading route module/ });

test('ERR-3 a page whose code is gone after an update is reached by one fresh document', async ({ page }) => {
  await openPage(page, '/news');
  await loseOnce(page, PAGE_CODE);
  const documents = countDocuments(page);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Experiences' }).click();
  await expect(page).toHaveURL('/tourism');
  await expect(page.getByRole('heading', { level: 1, name: 'Tourism' })).toBeVisible();
  expect(documents()).toBe(1);
});

test('ERR-3 a page whose code stays away ends in Loading Error, not in reloading for ever', async ({ page }) => {
  await openPage(page, '/news');
  await page.route(PAGE_CODE, (route) => route.fulfill({ status: 404, body: '' }));
  const documents = countDocuments(page);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Experiences' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Loading Error' })).toBeVisible({ timeout: 15_000 });
  expect(documents()).toBeLessThanOrEqual(1);
  await expect(page.getByText('Refresh the page to get its newest version.')).toBeVisible();

  await page.unroute(PAGE_CODE);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tourism' })).toBeVisible();
});

test.describe('a part fetched on intent', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('ERR-3 ERR-5 a menu whose code is gone heals by one reload, and says so when it stays away', async ({
    page,
  }) => {
    await openPage(page, '/news');
    await page.route(MENU_CODE, (route) => route.fulfill({ status: 404, body: '' }));
    const documents = countDocuments(page);
    const menu = page.getByRole('button', { name: 'Open menu' });
    await menu.click();
    await expect.poll(documents).toBe(1);
    await expect(page.locator('#announcements-polite')).toBeAttached();
    await menu.click();
    const message = page.getByRole('region', { name: 'Notifications' }).getByRole('alert');
    await expect(message).toContainText('Loading Error');
    expect(documents()).toBe(1);
    await expect(page.getByRole('heading', { level: 1, name: 'News and guides' })).toBeVisible();

    await page.unroute(MENU_CODE);
    await page.reload();
    await menu.click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  });
});

/** As after an update: the old name answers 404 until a document with the new names is loaded. */
async function loseOnce(page: Page, code: string): Promise<void> {
  await page.route(code, (route) => route.fulfill({ status: 404, body: '' }));
  page.on('request', (request) => {
    if (request.isNavigationRequest()) void page.unroute(code);
  });
}

function countDocuments(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) count++;
  });
  return () => count;
}
