import type { Page } from '@playwright/test';
import { openPage } from './fixtures/open-page.ts';
import { expect, test } from './fixtures/test.ts';
import { FULL_ONLY } from './fixtures/scope.ts';

const ARTICLE = '/news/how-salik-gates-charge';
const ARTICLE_DATA = '**/api/articles/how-salik-gates-charge*';
const ERROR_ID = /[0-9A-F]{4}-[0-9A-F]{4}/;

// React and the router log a caught error to the console, which is expected.
test.use({ allowedConsole: /Error|Failed to load resource|occurred in/ });

test('ERR-2 ERR-3 data that cannot be shown is a Display Error with the id that is reported', async ({ page }) => {
  await answerMalformed(page);
  const report = page.waitForRequest('**/api/monitoring/errors');
  await followToArticle(page);
  await expect(heading(page)).toHaveText('Display Error');
  await expect(heading(page)).toBeFocused();
  const main = page.getByRole('main');
  const id = ERROR_ID.exec(await main.getByText('Error ID').innerText())?.[0];
  expect((await report).postDataJSON()).toMatchObject({ id, kind: 'display', path: ARTICLE });
  await expect(main.getByRole('heading', { name: 'What you can try' })).toBeVisible();
  await expect(main.getByRole('listitem')).toHaveCount(2);
  await expect(main.getByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '/');
  await expect(main.getByRole('link', { name: 'Get Help' })).toHaveAttribute('href', `/support?error=${id}`);
  await expect(main.getByText('If this keeps happening, contact support')).toHaveCount(0);

  await expect(main.getByText(/^Trying again in [2-5] seconds/)).toBeVisible();
  await main.getByRole('button', { name: 'Cancel' }).click();
  await expect(main.getByText(/^Trying again/)).toHaveCount(0);
  await page.unroute(ARTICLE_DATA);
  await main.getByRole('button', { name: 'Try Again' }).click();
  await expect(heading(page)).toHaveText('How Salik gates charge');
});

test('ERR-3 the report of an error is accepted by the server', { tag: FULL_ONLY }, async ({ page }) => {
  await answerMalformed(page);
  const answer = page.waitForResponse('**/api/monitoring/errors');
  await followToArticle(page);
  expect((await answer).status()).toBe(204);
});

test('ERR-2 the crash screen tries again by itself after five seconds', { tag: FULL_ONLY }, async ({ page }) => {
  await answerMalformed(page);
  await followToArticle(page);
  await expect(heading(page)).toHaveText('Display Error');
  await page.unroute(ARTICLE_DATA);
  await expect(heading(page)).toHaveText('How Salik gates charge', { timeout: 8000 });
});

test('ERR-2 Force Refresh loads the page anew, past the cache', { tag: FULL_ONLY }, async ({ page }) => {
  await answerMalformed(page);
  await followToArticle(page);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.unroute(ARTICLE_DATA);
  const anew = page.waitForRequest((request) => request.isNavigationRequest() && request.url().endsWith(ARTICLE));
  await page.getByRole('button', { name: 'Force Refresh' }).click();
  await anew;
  await expect(heading(page)).toHaveText('How Salik gates charge');
});

test('ERR-3 DATA-1 a server that cannot be reached is a Connection Problem, after three more tries', {
  tag: FULL_ONLY,
}, async ({ page }) => {
  let requests = 0;
  await page.route(ARTICLE_DATA, async (route) => {
    requests++;
    await route.abort('connectionrefused');
  });
  await followToArticle(page);
  await expect(heading(page)).toHaveText('Connection Problem', { timeout: 60_000 });
  expect(requests).toBe(4);
  await expect(page.getByText('Check that you are connected to the internet.')).toBeVisible();
  await page.unroute(ARTICLE_DATA);
  await expect(heading(page)).toHaveText('How Salik gates charge', { timeout: 60_000 });
});

test('ERR-3 after more than two errors the screen points to support and stops trying by itself', {
  tag: FULL_ONLY,
}, async ({ page }) => {
  await answerMalformed(page);
  const hint = page.getByText('If this keeps happening, contact support');
  const ids = new Set<string | undefined>();
  for (const count of [1, 2, 3]) {
    await followToArticle(page);
    await expect(heading(page)).toHaveText('Display Error');
    ids.add(ERROR_ID.exec(await page.getByText('Error ID').innerText())?.[0]);
    await expect(hint).toHaveCount(count > 2 ? 1 : 0);
  }
  expect(ids.size).toBe(3);
  await expect(page.getByRole('link', { name: /contact support/ })).toHaveAttribute(
    'href',
    `/support?error=${[...ids].at(-1)}`,
  );
  await expect(page.getByText(/^Trying again/)).toHaveCount(0);
});

test('ERR-1 ERR-8 a failing server says so in words, without what failed inside', { tag: FULL_ONLY }, async ({
  page,
}) => {
  await page.route(ARTICLE_DATA, (route) => route.fulfill({ status: 500, body: 'select * from secrets' }));
  await followToArticle(page);
  await expect(heading(page)).toHaveText('Oops! Something went wrong', { timeout: 60_000 });
  await expect(page.getByRole('main')).toContainText('Server error - Please try again later');
  await expect(page.getByRole('main')).not.toContainText('secrets');
});

function heading(page: Page) {
  return page.getByRole('main').getByRole('heading', { level: 1 });
}

/** A malformed response, as from a server of another version than the page. */
async function answerMalformed(page: Page): Promise<void> {
  await page.route(ARTICLE_DATA, (route) => route.fulfill({ json: { title: 'x' } }));
}

async function followToArticle(page: Page): Promise<void> {
  await openPage(page, '/news');
  await page.getByRole('link', { name: 'How Salik gates charge' }).click();
}
