import type { Page } from '@playwright/test';
import { openPage, untilLive } from './fixtures/open-page.ts';
import { expect, test } from './fixtures/test.ts';
import { FULL_ONLY } from './fixtures/scope.ts';

const PAGE_CODE = '**/assets/tourism.route-*.js';
const MENU_CODE = '**/assets/menu-drawer-*.js';

test.use({ allowedConsole: /status of 404 .*\/assets\/|dynamically imported module|Error loading route module/ });

test('ERR-3 a page whose code is removed after an update is reached all the same', async ({ page }) => {
  await openPage(page, '/news');
  await loseOnce(page, PAGE_CODE);
  const documents = countDocuments(page);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Experiences' }).click();
  await expect(page).toHaveURL('/tourism');
  await expect(page.getByRole('heading', { level: 1, name: 'Experiences' })).toBeVisible();
  // The router's own reload, and the navigation to the requested page.
  expect(documents()).toBeLessThanOrEqual(2);
});

test('ERR-3 a page whose code stays away can be read, and is not reloaded for ever', { tag: FULL_ONLY }, async ({
  page,
}) => {
  await openPage(page, '/news');
  await page.route(PAGE_CODE, (route) => route.fulfill({ status: 404, body: '' }));
  const documents = countDocuments(page);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Experiences' }).click();
  await expect(page).toHaveURL('/tourism');
  await expect(page.getByRole('heading', { level: 1, name: 'Experiences' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  // The router's reload, the navigation to the requested page, and one retry with a fresh document.
  expect(documents()).toBeLessThanOrEqual(3);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dining' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dining' })).toBeVisible();
});

test.describe('a part fetched on intent', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('ERR-3 ERR-5 a menu whose code is removed heals by one reload, and says so when it stays away', {
    tag: FULL_ONLY,
  }, async ({ page }) => {
    await openPage(page, '/news');
    await page.route(MENU_CODE, (route) => route.fulfill({ status: 404, body: '' }));
    const documents = countDocuments(page);
    const menu = page.getByRole('button', { name: 'Open menu' });
    const fresh = page.waitForEvent('load');
    await menu.click();
    await fresh;
    await untilLive(page);
    expect(documents()).toBe(1);
    await menu.click();
    const message = page.getByRole('region', { name: 'Messages' }).getByRole('alert');
    await expect(message).toContainText('Loading Error');
    expect(documents()).toBe(1);
    await expect(page.getByRole('heading', { level: 1, name: 'News and guides' })).toBeVisible();

    await page.unroute(MENU_CODE);
    await page.reload();
    await untilLive(page);
    await menu.click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  });
});

/** As after an update: the old name answers 404 until a document with the new names is loaded. */
async function loseOnce(page: Page, code: string): Promise<void> {
  let isUnreachable = true;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isUnreachable = false;
  });
  await page.route(code, (route) => (isUnreachable ? route.fulfill({ status: 404, body: '' }) : route.continue()));
}

/** Counts loaded documents. A reload that is overtaken by another reload does not count. */
function countDocuments(page: Page): () => number {
  let count = 0;
  page.on('response', (response) => {
    if (response.request().isNavigationRequest()) count++;
  });
  return () => count;
}
