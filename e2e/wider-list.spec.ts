import { openPage } from './fixtures/open-page.ts';
import { expect, test } from './fixtures/test.ts';

test('ROUTE-1 an area beside the twelve neighbourhoods is chosen in the filter, and its page leads to the same list', async ({
  page,
}) => {
  await openPage(page, '/eatanddrink');
  await page.getByRole('group', { name: 'Other areas' }).getByRole('checkbox', { name: 'Al Karama' }).check();
  await expect(page).toHaveURL('/eatanddrink?neighbourhood=karama');
  const first = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Al Karama' }).getByRole('heading');
  await expect(first.first()).toBeVisible();
  await openPage(page, '/content/karama');
  await page.getByRole('main').getByRole('link', { name: 'Dining' }).click();
  await expect(page).toHaveURL('/eatanddrink?neighbourhood=karama');
});

test('ROUTE-1 an empty list shows what is nearest, and removing the area shows the rest', async ({ page }) => {
  await openPage(page, '/eatanddrink?neighbourhood=trade-centre&type=cafe');
  await expect(page.getByText(/^Nothing in .*Trade Centre.* for .*Café.*Nearest that fit:$/)).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { level: 3 }).first()).toBeVisible();
  await page.getByRole('link', { name: /^Remove (?!filter).*Trade Centre/ }).click();
  await expect(page).toHaveURL('/eatanddrink?type=cafe');
  await expect(page.getByText(/^Nothing in/)).toBeHidden();
});

test('ROUTE-1 a list without anything cheap shows the least expensive that fit', async ({ page }) => {
  await openPage(page, '/tourism?price=1&type=theme-park');
  await expect(
    page.getByText(/^Nothing cheap here\. \d+ places fit otherwise, the least expensive first:$/),
  ).toBeVisible();
  await page.getByRole('link', { name: /^Remove (?!filter)/ }).click();
  await expect(page).toHaveURL('/tourism?type=theme-park');
});

test('ROUTE-1 where nothing is open the list shows what opens next', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-12-01T04:00:00+04:00'));
  await openPage(page, '/tourism?type=museum');
  await page.getByRole('link', { name: 'Open now' }).click();
  await expect(page.getByText('Nothing is known to be open now; the next opens at 09:00')).toBeVisible();
  await expect(
    page
      .getByRole('main')
      .getByText(/^Closed, opens 09:00/)
      .first(),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Show all places' }).click();
  await expect(page).toHaveURL('/tourism?type=museum');
});
