import type { Page } from '@playwright/test';
import { openPage } from './fixtures/open-page.ts';
import { expect, test } from './fixtures/test.ts';
import { FULL_ONLY } from './fixtures/scope.ts';

test('ROUTE-2 the reels are moved through by keyboard, and each story is announced', async ({ page }) => {
  await openPage(page, '/reels');
  await expect(page).toHaveURL(/\/dubaireels$/);
  await list(page).focus();
  await page.keyboard.press('ArrowDown');
  await expect(progress(page)).toHaveText('2 of 12');
  await expect(page.locator('#announcements-polite')).toHaveText(/^Story 2 of 12: /);
  await page.keyboard.press('Space');
  await expect(progress(page)).toHaveText('3 of 12');
  await page.keyboard.press('End');
  await expect(progress(page)).toHaveText('12 of 12');
  await page.keyboard.press('ArrowDown');
  await expect(progress(page)).toHaveText('12 of 12');
  await page.keyboard.press('Home');
  await expect(progress(page)).toHaveText('1 of 12');
  await page.getByRole('button', { name: 'Next story' }).press('Enter');
  await expect(progress(page)).toHaveText('2 of 12');
  const title = await visible(page).getByRole('heading').innerText();
  await visible(page).getByRole('link').press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
});

test('ROUTE-2 with less motion a story changes immediately, and none changes by itself', { tag: FULL_ONLY }, async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  await openPage(page, '/dubaireels');
  const move = () => page.evaluate(() => document.querySelector('.reels-list')?.scrollTop);
  await page.clock.runFor(60_000);
  expect(await move()).toBe(0);
  await list(page).press('End');
  const height = await list(page).evaluate((element) => element.scrollHeight - element.clientHeight);
  expect(Math.abs(((await move()) ?? 0) - height)).toBeLessThan(2);
});

test('ROUTE-2 closing the reels leads back to where the user was', { tag: FULL_ONLY }, async ({ page }) => {
  await openPage(page, '/faq');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Dubai reels' }).click();
  await expect(progress(page)).toHaveText('1 of 12');
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL(/\/faq$/);
});

test('ROUTE-2 without scripts every story can be read and followed', { tag: FULL_ONLY }, async ({ request }) => {
  const html = await (await request.get('/ur/dubaireels')).text();
  const stories = html.split('class="reel"').slice(1);
  expect(stories).toHaveLength(12);
  for (const story of stories) expect(story).toMatch(/<a [^>]*href="\/ur\/(?:news|tourism|content)\//);
});

function list(page: Page) {
  return page.getByRole('list', { name: /^Stories/ });
}

/** The story at the position that the controls display. */
function visible(page: Page) {
  return page.locator('.reel').nth(1);
}

function progress(page: Page) {
  return page.getByText(/^\d+ of 12$/);
}
