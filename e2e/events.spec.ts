import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import ICAL from 'ical.js';
import { openPage } from './fixtures/open-page.ts';
import { expect, test } from './fixtures/test.ts';
import { FULL_ONLY } from './fixtures/scope.ts';

/** Parses a downloaded file as a calendar program would. */
async function readCalendar(page: Page, link: string) {
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: link }).click()]);
  const root = new ICAL.Component(ICAL.parse(await readFile(await download.path(), 'utf8')) as unknown[]);
  return root.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
}

test('ROUTE-1 a user finds an event by its month and kind, opens it, and takes it into a calendar', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openPage(page, '/events');
  const events = page.getByRole('main').getByRole('article');
  await page.getByRole('list', { name: 'Quick filters' }).getByRole('link', { name: 'Public holidays' }).click();
  await expect(page).toHaveURL('/events?type=public-holiday');
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await page
    .getByRole('complementary', { name: 'Filters' })
    .getByRole('checkbox', { name: /^May/ })
    .click({ force: true });
  await expect(page).toHaveURL('/events?month=5&type=public-holiday');
  await expect(events).not.toHaveCount(0);

  const listed = await readCalendar(page, 'Download (.ics)');
  const cards = await events.getByRole('heading').allInnerTexts();
  expect(listed.map(({ summary }) => summary)).toEqual(expect.arrayContaining(cards));

  await events.getByRole('link', { name: 'Eid Al Adha' }).first().click();
  await expect(page).toHaveURL('/content/eid-al-adha');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Eid Al Adha');
  await expect(page.getByText(/The moon sighting decides/)).toBeVisible();
  const [first] = await readCalendar(page, 'Add to calendar');
  expect(first?.summary).toBe('Eid Al Adha');
  expect(first?.startDate.isDate).toBe(true);
  expect(first?.component.getFirstPropertyValue('status')).toBe('TENTATIVE');
  await expect(page.getByText(/^It begins on /)).toContainText(String(first?.startDate.year));
  await page.goBack();
  await expect(page).toHaveURL('/events?month=5&type=public-holiday');
});

test('ROUTE-1 the month is a table to walk through by keyboard, its days and pages are addresses', {
  tag: FULL_ONLY,
}, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openPage(page, '/events?view=month');
  const table = page.getByRole('table');
  const before = await table.locator('caption').innerText();
  await expect(table.getByRole('columnheader')).toHaveCount(7);
  await page.getByRole('link', { name: 'Next month' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/events\?view=month&from=\d{4}-\d{2}-01$/);
  await expect(table.locator('caption')).not.toHaveText(before);
  const days = table.getByRole('cell').getByRole('link', { name: /^[A-Z][a-z]+, / });
  await days.first().focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/events\?view=day&from=\d{4}-\d{2}-01$/);
  await page.getByRole('navigation', { name: 'Show as' }).getByRole('link', { name: 'List' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/events');
});

test('ROUTE-1 I18N-1 the Arabic page offers the Arabic calendar', { tag: FULL_ONLY }, async ({ request }) => {
  const html = await (await request.get('/ar/events')).text();
  expect(html).toMatch(/href="webcal:\/\/localhost:\d+\/api\/events\.ics\?locale=ar"/);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('ROUTE-1 views, filters and days of the events are links and a form', { tag: FULL_ONLY }, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/events?view=month');
    const form = page.getByRole('form', { name: 'Filters' });
    await form
      .getByRole('checkbox', { name: /^Residents|^For residents/i })
      .first()
      .check({ force: true });
    await form.getByRole('button', { name: 'Apply' }).click();
    await expect(page).toHaveURL(/\?view=month&audience=resident/);
    await expect(page.getByRole('table')).toBeVisible();
    await page.getByRole('navigation', { name: 'Show as' }).getByRole('link', { name: 'Week' }).click();
    await expect(page).toHaveURL(/audience=resident&view=week/);
    await page.getByRole('link', { name: 'Next week' }).click();
    await expect(page).toHaveURL(/audience=resident&view=week&from=\d{4}-\d{2}-\d{2}$/);
  });
});
