import { localePath } from '@dalil/domain/language/locale.ts';
import { PRODUCT_NAMES } from '@dalil/domain/languages/tables/product-names.ts';
import { openPage } from './fixtures/open-page.ts';
import { PAGES } from './fixtures/pages.ts';
import { CHECKED_LOCALES, IS_FULL_RUN, FULL_ONLY } from './fixtures/scope.ts';
import { expect, test } from './fixtures/test.ts';
import { getMessage } from './fixtures/messages.ts';

test.use({ allowedConsole: /status of 40[134] .*\/(?:news|api\/articles|no\/such)\/[a-z-]+/ });

test('ERR-1 ROUTE-3 an address without a page says so in its language and leads home', async ({ page }) => {
  for (const locale of CHECKED_LOCALES) {
    const response = await openPage(page, localePath(locale, PAGES.notFound));
    expect(response?.status()).toBe(404);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(getMessage(locale, 'shell.error.notFound'));
    await expect(page).toHaveTitle(
      `${getMessage(locale, 'shell.error.notFound')} · ${PRODUCT_NAMES[locale].localName}`,
    );
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await page.getByRole('link', { name: getMessage(locale, 'shell.error.goToHomepage') }).click();
    await expect(page).toHaveURL(localePath(locale, '/'));
    await expect(heading).not.toHaveText(getMessage(locale, 'shell.error.notFound'));
  }
});

test('ERR-1 an article that does not exist is not found, and the rest of the site still works from there', {
  tag: FULL_ONLY,
}, async ({ page }) => {
  const response = await openPage(page, '/news/no-such-article');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dining' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dining' })).toBeFocused();
});

const REJECTIONS = [
  [404, 'Page not found', 'The address may be mistyped, or the page may have moved.'],
  [401, 'Oops! Something went wrong', 'You need to be authenticated to view this page'],
  [403, 'Oops! Something went wrong', "You don't have permission to access this page"],
] as const;

// The text of each status is proved by error-page.test.tsx.
for (const [status, title, text] of REJECTIONS.slice(0, IS_FULL_RUN ? undefined : 1)) {
  test(`ERR-1 DATA-1 a ${status} on the way to a page is not tried again, and shown with its message`, {
    tag: FULL_ONLY,
  }, async ({ page }) => {
    let requests = 0;
    await page.route('**/api/articles/how-salik-gates-charge*', async (route) => {
      requests++;
      const body = JSON.stringify({ type: 'about:blank', title: 'No', status, code: 'no' });
      await route.fulfill({ status, contentType: 'application/problem+json', body });
    });
    await openPage(page, '/news');
    await page.getByRole('link', { name: 'How Salik gates charge' }).click();
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(title);
    await expect(heading).toBeFocused();
    await expect(page.getByRole('main')).toContainText(text);
    await expect(page.getByRole('link', { name: 'Go to Homepage' })).toHaveAttribute('href', '/');
    // The link stayed in view, was reached for, and was opened; a rejection is not retried.
    expect(requests).toBeLessThanOrEqual(3);
    await page.goBack();
    await expect(heading).toHaveText('News and guides');
  });
}
