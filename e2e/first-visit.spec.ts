import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/test.ts';
import { FULL_ONLY } from './fixtures/scope.ts';

test.use({ touches: false });

const LIST = '/news';

function saveButton(page: Page) {
  return page.getByRole('main').getByRole('button', { name: 'Save', exact: true });
}

/** The script files a page has requested. */
function requestedScripts(page: Page): string[] {
  const files: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script' || request.url().endsWith('.js')) files.push(request.url());
  });
  return files;
}

test('ROUTE-1 PWA-9 a reading page loads no script before it is touched, and its first click works', async ({
  page,
}) => {
  const files = requestedScripts(page);
  await page.goto('/tourism/burj-khalifa', { waitUntil: 'networkidle' });
  expect(files).toEqual([]);
  await expect(page.locator('html')).toHaveAttribute('data-visit', 'first');
  await saveButton(page).click();
  await expect(saveButton(page)).toHaveAttribute('aria-pressed', 'true');
  expect(files.length).toBeGreaterThan(0);
});

test('ROUTE-1 PWA-9 a tapped link opens its page and loads no script for the one that is left', {
  tag: FULL_ONLY,
}, async ({ page }) => {
  const files = requestedScripts(page);
  await page.goto(LIST, { waitUntil: 'networkidle' });
  let before: number | undefined;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) before ??= files.length;
  });
  await page.getByRole('main').getByRole('heading', { level: 3 }).first().getByRole('link').click();
  await page.waitForURL(/\/news\/./);
  expect(before).toBe(0);
  // The second page of a visit starts by itself.
  await expect(page.locator('html')).toHaveAttribute('data-visit', 'again');
  await expect(page.locator('#announcements-polite')).toBeAttached();
});

test('ROUTE-1 A11Y-1 the keyboard starts a page: Enter on its first control opens the menu', {
  tag: FULL_ONLY,
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(LIST, { waitUntil: 'networkidle' });
  const menu = page.getByRole('button', { name: 'Menu' });
  await menu.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
});

test('ROUTE-1 PWA-9 a page that is not touched starts after 15 seconds', async ({ page }) => {
  await page.clock.install();
  await page.goto(LIST);
  await page.waitForLoadState('load');
  await page.clock.runFor(14_000);
  await expect(page.locator('#announcements-polite')).not.toBeAttached();
  await page.clock.runFor(2000);
  await expect(page.locator('#announcements-polite')).toBeAttached();
  await expect(page.locator('html')).toHaveAttribute('data-visit', 'rested');
});

test('ROUTE-1 AUTH-3 what is typed before the script arrives is sent', async ({ page }) => {
  const held = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto('/auth/signin', { waitUntil: 'commit' });
  await page.getByLabel('Email address').fill('amina@example.com');
  await page.getByLabel('Password', { exact: true }).fill('a quiet evening at the creek');
  held.resolve();
  await expect(page.locator('#announcements-polite')).toBeAttached();
  const sent = page.waitForRequest('**/api/auth/sign-in');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  expect((await sent).postDataJSON()).toMatchObject({
    email: 'amina@example.com',
    password: 'a quiet evening at the creek',
  });
});

test('ROUTE-1 PROF-6 a visitor with saved items sees them marked without touching the page', async ({ page }) => {
  await page.goto('/tourism/burj-khalifa');
  await saveButton(page).click();
  await expect(saveButton(page)).toHaveAttribute('aria-pressed', 'true');
  await page.evaluate(() => localStorage.removeItem('dalil.opened'));
  await page.reload();
  await expect(saveButton(page)).toHaveAttribute('aria-pressed', 'true');
});

test.describe('cut off before the first touch', () => {
  test.use({ allowedConsole: /ERR_INTERNET_DISCONNECTED/ });

  test('ROUTE-1 PWA-4 the page stays readable, and its controls work once the connection is back', async ({
    page,
    context,
  }) => {
    await page.goto('/tourism/burj-khalifa', { waitUntil: 'networkidle' });
    await context.setOffline(true);
    // The pointer starts the page, whose files do not arrive, before the click.
    const lost = page.waitForEvent('requestfailed');
    await saveButton(page).hover();
    await lost;
    await saveButton(page).click();
    await expect(saveButton(page)).not.toHaveAttribute('aria-busy');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const loaded = page.waitForEvent('load');
    await context.setOffline(false);
    await loaded;
    await saveButton(page).click();
    await expect(saveButton(page)).toHaveAttribute('aria-pressed', 'true');
  });
});
