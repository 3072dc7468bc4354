import { openPage, untilLive } from './fixtures/open-page.ts';
import { expect, test } from './fixtures/test.ts';
import { FULL_ONLY } from './fixtures/scope.ts';

/** The questions; the page has other parts that open. */
const QUESTIONS = 'main details[itemprop="mainEntity"]';
const TIPPING = '#tipping';

test('ROUTE-1 ROUTE-11 a link to a question opens its answer, and the language switch keeps it', async ({ page }) => {
  await openPage(page, `/faq${TIPPING}`);
  const answer = page.locator(TIPPING);
  await expect(answer).toHaveAttribute('open');
  await expect(answer).toBeInViewport();
  await page.getByRole('contentinfo').getByRole('link', { name: 'العربية' }).click();
  await expect(page).toHaveURL(/\/ar\/faq#tipping$/);
  await untilLive(page);
  await expect(page.locator(TIPPING)).toHaveAttribute('open');
});

test('ROUTE-1 a question opened by hand names itself in the address, all open together, and on paper', {
  tag: FULL_ONLY,
}, async ({ page }) => {
  await openPage(page, '/faq');
  const answers = page.locator(QUESTIONS);
  await page.locator(`${TIPPING} summary`).press('Enter');
  await expect(page).toHaveURL(/\/faq#tipping$/);
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
