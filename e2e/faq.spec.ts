import { openPage, untilLive } from './fixtures/open-page.ts';
import { expect, test } from './fixtures/test.ts';
import { FULL_ONLY } from './fixtures/scope.ts';

/** The questions; the page has other parts that open. */
const QUESTIONS = 'main details[itemprop="mainEntity"]';
const TIPPING = '#tipping';

test('ROUTE-1 ROUTE-11 a link to a question opens its answer, and the language switch keeps it', async ({ page }) => {
  await openPage(page, `/faq${TIPPING}`);
  await expect(page).toHaveURL(/\/faq\/money#tipping$/);
  const answer = page.locator(TIPPING);
  await expect(answer).toHaveAttribute('open');
  await expect(answer).toBeInViewport();
  await page.getByRole('contentinfo').getByRole('link', { name: 'العربية' }).click();
  await expect(page).toHaveURL(/\/ar\/faq\/money#tipping$/);
  await untilLive(page);
  await expect(page.locator(TIPPING)).toHaveAttribute('open');
});

test('ROUTE-1 a question opened by hand names itself in the address, all open together, and on paper', {
  tag: FULL_ONLY,
}, async ({ page }) => {
  await openPage(page, '/faq/money');
  const answers = page.locator(QUESTIONS);
  await page.locator(`${TIPPING} summary`).press('Enter');
  await expect(page).toHaveURL(/\/faq\/money#tipping$/);
  await expect(page.locator(TIPPING)).toHaveAttribute('open');
  expect(await page.locator(`${QUESTIONS}:not([open])`).count()).toBe((await answers.count()) - 1);

  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(page.locator(`${QUESTIONS}:not([open])`)).toHaveCount(0);
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(page.locator(`${QUESTIONS}[open]`)).toHaveCount(1);

  await page.getByRole('button', { name: 'Open all answers' }).click();
  await expect(page.locator(`${QUESTIONS}:not([open])`)).toHaveCount(0);
  await page.getByRole('button', { name: 'Close all answers' }).click();
  await expect(page.locator(`${QUESTIONS}[open]`)).toHaveCount(0);
});

test('ROUTE-1 a search finds the questions of every group, and an unknown group is not found', async ({ page }) => {
  await openPage(page, '/faq');
  const search = page.getByRole('searchbox', { name: 'Search the questions' });
  await search.fill('purple giraffe');
  await expect(page.getByText('No question matches')).toBeVisible();
  await page.getByRole('button', { name: 'Show all questions' }).click();
  await search.fill('porters tip');
  const tipping = page.locator(QUESTIONS).filter({ hasText: 'tip' }).first();
  await tipping.locator('summary').click();
  await expect(tipping).toHaveAttribute('open');
  await expect(page).toHaveURL(/\/faq$/);
  await search.fill('');
  await page
    .getByRole('link', { name: /^All \d+ questions/ })
    .first()
    .click();
  await expect(page.locator(QUESTIONS).first()).toBeVisible();
  expect((await page.request.get('/faq/cooking')).status()).toBe(404);
});
