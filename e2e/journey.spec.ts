import { openPage } from './fixtures/open-page.ts';
import { expect, test } from './fixtures/test.ts';

test('ROUTE-1 a way is found from A to B by names, has an address, and is in the page as it is sent', async ({
  page,
  request,
}) => {
  await openPage(page, '/traffic');
  await page.getByLabel('From', { exact: true }).fill('airport terminal 1');
  await page.getByLabel('To', { exact: true }).fill('Dubai Mall');
  await page.getByRole('button', { name: 'Find the way' }).click();
  await expect(page).toHaveURL(/\/traffic\?from=airport\+terminal\+1&to=Dubai\+Mall/);
  const rail = page.getByRole('region', { name: /By metro and tram/ });
  await expect(rail).toContainText('Red Line');
  await expect(rail).toContainText('AED 5');
  const sent = await (await request.get('/traffic?from=Union&to=DMCC&at=2026-11-30T11%3A00')).text();
  expect(sent).toContain('towards');
  expect(sent).toMatch(/AED\s7\.50/);
});

test('ROUTE-1 in Arabic the way has the Arabic names of the signs', async ({ page }) => {
  await openPage(page, '/ar/traffic?from=دبي مول&to=إكسبو 2020&at=2026-11-30T11:00');
  const rail = page.getByRole('region', { name: /بالمترو والترام/ });
  await expect(rail).toContainText('برج خليفة/دبي مول');
  await expect(rail).toContainText('الخط الأحمر');
});

test('ROUTE-1 a place page leads to the planner with the place filled in', async ({ page }) => {
  await openPage(page, '/tourism/museum-of-the-future');
  await page.getByRole('link', { name: 'The way here by metro and tram' }).click();
  await expect(page.getByLabel('To', { exact: true })).toHaveValue('Museum of the Future');
});
