import type { Page } from '@playwright/test';
import { openPage } from './fixtures/open-page.ts';
import { expect, test } from './fixtures/test.ts';

const HOUR_MS = 3_600_000;

/** Opens a page on a device whose clock is ahead of the server's, so that the same values are older there. */
async function openLater(page: Page, hours: number, path: string): Promise<void> {
  await page.clock.install({ time: new Date(Date.now() + hours * HOUR_MS) });
  await openPage(page, path);
}

test('ROUTE-1 the weather is in the page as it is sent, with its source, its forecast in tables, and the normals', async ({
  request,
}) => {
  const html = await (await request.get('/weather')).text();
  const text = html.replaceAll(/<script[\s\S]*?<\/script>|<[^>]*>/g, ' ');
  expect(text).toMatch(/Temperature\s+\d+ °C/);
  expect(text).toMatch(/Updated/);
  expect(text).toContain('Open-Meteo.com');
  expect(text).toContain('Averages of many years');
  const [hours, areas, months] = [...html.matchAll(/<table[\s\S]*?<\/table>/g)].map(
    ([table]) => table.match(/<tr[ >]/g)?.length,
  );
  expect([hours, areas, months]).toEqual([25, 7, 13]);
});

test('ROUTE-1 fresh values need no request; the hours are in a table opened by keyboard', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/live')) asked.push(request.url());
  });
  await openPage(page, '/weather');
  const main = page.getByRole('main');
  await expect(main.getByText(/min ago/).first()).toBeVisible();
  const table = main.getByRole('table').filter({ hasText: 'Feels like', hasNotText: 'Latest values for each part' });
  await expect(table).toBeHidden();
  await main.locator('summary', { hasText: 'Hour by hour as a table' }).press('Enter');
  await expect(table.getByRole('row')).toHaveCount(25);
  expect(asked).toEqual([]);
});

test('ROUTE-1 four hours later the values are marked as stale, thirteen hours later they are shown on request', async ({
  page,
  browser,
}) => {
  await openLater(page, 4, '/weather');
  const main = page.getByRole('main');
  await expect(main.getByText('the source has not answered since').first()).toBeVisible();
  await expect(main.getByText('Forecast for this hour')).toBeVisible();
  const later = await browser.newPage();
  await openLater(later, 13, '/weather');
  const old = later.getByRole('main');
  await expect(old.getByText('too old to rely on').first()).toBeVisible();
  await expect(old.getByText('Humidity', { exact: true }).first()).toBeHidden();
  await expect(old.getByRole('heading', { name: /A good time to/ })).toHaveCount(0);
  await old.locator('summary', { hasText: 'Show the values of' }).first().press('Enter');
  await expect(old.getByText('Humidity', { exact: true }).first()).toBeVisible();
  await later.close();
});

test('ROUTE-1 beaches and today have the sea and the weather, and no computed flag', async ({ request }) => {
  const beaches = await (await request.get('/beaches')).text();
  expect(beaches).toMatch(/Best (?:today|tomorrow) from|No good beach hours/);
  expect(beaches).toContain('follow the flag at the beach');
  expect(await (await request.get('/today')).text()).toContain('Weather, sea and air now');
});
