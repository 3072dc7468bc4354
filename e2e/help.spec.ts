import { openPage } from './fixtures/open-page.ts';
import { expect, test } from './fixtures/test.ts';

test('ROUTE-2 ROUTE-1 help is searched on the device, opens by its address, and leads to support', async ({ page }) => {
  await openPage(page, '/subscribe');
  await expect(page).toHaveURL(/\/help$/);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.getByRole('searchbox', { name: 'Search the help' }).fill('samsung');
  await expect(page.getByRole('main').getByRole('status')).toHaveText('1 topic found');
  await expect(page.locator('#iphone')).toBeHidden();
  // Typed text is sent in no request. The guide may be downloaded in the meantime.
  expect(requests.filter((address) => /samsung|\/api\/(?!offline\/)/.test(address))).toEqual([]);
  await page.locator('#samsung summary').click();
  await expect(page.locator('#samsung').getByRole('listitem')).toHaveCount(4);
  await expect(page).toHaveURL(/#samsung$/);
  await page.getByRole('link', { name: /Write to support/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Support' })).toBeFocused();
});
