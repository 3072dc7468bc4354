import { openPage } from './fixtures/open-page.ts';
import { expect, test } from './fixtures/test.ts';

const MINUTE_MS = 60_000;

/** The first provider is tried three times after the start of the server. */
test.beforeEach(async ({ request }) => {
  const measured = async () =>
    ((await (await request.get('/api/live/traffic')).json()) as { traffic: unknown }).traffic;
  await expect.poll(measured, { timeout: 60_000 }).not.toBeNull();
});

test('ROUTE-1 where the first provider of traffic fails the second is displayed, named, in the page as it is sent', async ({
  request,
}) => {
  const textOf = async () =>
    (await (await request.get('/traffic')).text()).replaceAll(/<script[\s\S]*?<\/script>|<[^>]*>/g, ' ');
  await expect.poll(textOf, { timeout: 60_000 }).toMatch(/Roads now.*16 of 16 measured roads are slower.*HERE/s);
  expect(await textOf()).not.toContain('TomTom');
});

test('ROUTE-1 a quarter of an hour after providers stopped to answer, the roads have their usual hours and no speeds', async ({
  page,
}) => {
  await page.clock.install({ time: new Date(Date.now() + 16 * MINUTE_MS) });
  await openPage(page, '/traffic');
  const main = page.getByRole('main');
  await expect(main.getByText(/The last measurement, from .* is too old to rely on/)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Roads now' }).getByText(/km\/h/)).toHaveCount(0);
  await expect(main.getByRole('heading', { name: 'Roads at their usual hours' })).toBeVisible();
});

test('ROUTE-1 the words of the roads have their numbers, and the rest of the list opens by keyboard', async ({
  page,
}) => {
  await openPage(page, '/traffic');
  const roads = page.getByRole('region', { name: 'Roads now' });
  const rows = roads.getByRole('listitem').filter({ hasText: 'km/h' });
  await expect(rows.first()).toContainText(/Heavy.*45.*of.*93.*km\/h/);
  await expect(rows.filter({ visible: true })).toHaveCount(6);
  await roads.locator('summary', { hasText: 'More measured roads' }).press('Enter');
  await expect(rows.filter({ visible: true })).toHaveCount(16);
  await expect(roads.getByText('Road works on Hessa Street')).toBeVisible();
});
