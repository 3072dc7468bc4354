import type { Page } from '@playwright/test';
import { openPage } from './fixtures/open-page.ts';
import { expect, test } from './fixtures/test.ts';
import { FULL_ONLY } from './fixtures/scope.ts';

type Change = { name: string; value: string | null; isBeforeBody: boolean };

test.use({ colorScheme: 'light' });

test('PROF-5 theme, contrast and text size chosen once are there before the first paint, without a flash', async ({
  page,
}) => {
  await openPage(page, '/eatanddrink');
  await choose(page, 'Dark');
  await page.getByRole('button', { name: 'High contrast' }).click();
  await page.getByRole('button', { name: 'Larger text' }).click();

  await page.addInitScript(watchDisplay);
  for (const path of ['/eatanddrink', '/ar/news', '/government/tourist-visa']) {
    await openPage(page, path);
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => (window as unknown as { displayChanges: Change[] }).displayChanges)).toEqual([
      { name: 'data-theme', value: 'dark', isBeforeBody: true },
      { name: 'data-contrast', value: 'high', isBeforeBody: true },
      { name: 'data-text', value: 'large', isBeforeBody: true },
    ]);
    await expect(page.locator('html')).toHaveCSS('font-size', '20px');
  }
});

test('ID-6 PROF-5 the one theme colour of the page is that of the theme chosen', { tag: FULL_ONLY }, async ({
  page,
}) => {
  await openPage(page, '/news');
  await expect(page.locator('meta[name=theme-color]')).toHaveAttribute('content', '#FAFAFA');
  await choose(page, 'Dark');
  await expect(page.locator('meta[name=theme-color]')).toHaveAttribute('content', '#0F0F0F');
  await openPage(page, '/news');
  await expect(page.locator('meta[name=theme-color]')).toHaveAttribute('content', '#0F0F0F');
});

test('PROF-5 the chosen display stays on every page reached from there, an error page too', { tag: FULL_ONLY }, async ({
  page,
}) => {
  await page.route('**/api/articles/how-salik-gates-charge*', (route) => route.fulfill({ json: { title: 'x' } }));
  await openPage(page, '/government');
  await choose(page, 'Dark');
  await page.getByRole('button', { name: 'High contrast' }).click();
  await page.getByRole('contentinfo').getByRole('link', { name: 'News', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'News and guides' })).toBeVisible();
  await expectDisplay(page, 'dark', 'high');
  await page.getByRole('link', { name: 'How Salik gates charge' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Display Error' })).toBeVisible();
  await expectDisplay(page, 'dark', 'high');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'News and guides' })).toBeVisible();
  await expectDisplay(page, 'dark', 'high');
});

test('PROF-5 the system theme and contrast are followed live, until a user chooses', { tag: FULL_ONLY }, async ({
  page,
}) => {
  await openPage(page, '/');
  await expectDisplay(page, 'light', 'normal');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectDisplay(page, 'dark', 'normal');
  await page.emulateMedia({ colorScheme: 'dark', contrast: 'more' });
  await expectDisplay(page, 'dark', 'high');
  await expect(page.getByRole('button', { name: 'High contrast' })).toHaveAttribute('aria-pressed', 'true');
  await page.emulateMedia({ colorScheme: 'light', contrast: 'no-preference' });
  await expectDisplay(page, 'light', 'normal');

  await choose(page, 'Dark');
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.emulateMedia({ colorScheme: 'light' });
  await expectDisplay(page, 'dark', 'normal');
  await choose(page, 'Follow device');
  await expectDisplay(page, 'light', 'normal');
});

test('PROF-5 other tabs follow a change immediately', { tag: FULL_ONLY }, async ({ page, context }) => {
  const other = await context.newPage();
  await openPage(other, '/government');
  await openPage(page, '/news');
  await choose(page, 'Dark');
  await expectDisplay(other, 'dark', 'normal');
  await page.getByRole('button', { name: 'High contrast' }).click();
  await page.getByRole('button', { name: 'Larger text' }).click();
  await expectDisplay(other, 'dark', 'high');
  await expect(other.locator('html')).toHaveAttribute('data-text', 'large');
  await expect(other.getByRole('button', { name: 'Larger text' })).toHaveAttribute('aria-pressed', 'true');
});

async function choose(page: Page, theme: string): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Theme' }).click();
  await page.getByRole('menuitemradio', { name: theme }).click();
  await expect(page.getByRole('menuitemradio')).toHaveCount(0);
}

async function expectDisplay(page: Page, theme: string, contrast: string): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
  await expect(page.locator('html')).toHaveAttribute('data-contrast', contrast);
}

/**
 * Runs before all scripts of the page: records each change of the display attributes, and whether anything could have been
 * painted yet.
 */
function watchDisplay(): void {
  const changes: { name: string; value: string | null; isBeforeBody: boolean }[] = [];
  Object.assign(window, { displayChanges: changes });
  new MutationObserver((records) => {
    for (const { target, attributeName: name } of records) {
      if (name === null || !(target instanceof Element) || target !== document.documentElement) continue;
      changes.push({ name, value: target.getAttribute(name), isBeforeBody: document.body === null });
    }
  }).observe(document, {
    subtree: true,
    attributes: true,
    attributeFilter: ['data-theme', 'data-contrast', 'data-text', 'dir', 'lang', 'class', 'style'],
  });
}
