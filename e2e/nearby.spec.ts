import { addAxe, violationsOf } from './fixtures/axe.ts';
import { openCached } from './fixtures/device.ts';
import { expect, test } from './fixtures/directory-site-test.ts';
import { getMessage } from './fixtures/messages.ts';
import { openPage } from './fixtures/open-page.ts';

/** At Union station. */
const HERE = { latitude: 25.2667, longitude: 55.3138 };

// The browser logs every failed request to the stopped server.
test.use({ allowedConsole: /ERR_CONNECTION_REFUSED|status of 503|ERR_FAILED/ });

test('ROUTE-1 PWA-9 what is around the user is chosen on the device, says who knows it, and stays without a network', async ({
  page,
  context,
  site,
}) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(HERE);
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url() + (request.postData() ?? '')));
  await openCached(page, '/nearby?need=pharmacy');
  await page.getByRole('button', { name: 'Around me' }).click();
  const list = page.getByRole('main').locator('ol > li');
  const first = list.filter({ hasText: 'First Test Pharmacy' });
  await expect(first).toContainText('OpenStreetMap, not checked by us');
  await expect(first).toContainText(/about 1 minute on foot/);
  await expect(first).toContainText('Open 24 hours');
  await expect(first.getByRole('link', { name: /971/ })).toHaveAttribute('href', 'tel:+97140000001');
  await expect(list.filter({ hasText: 'Second Test Pharmacy' })).toContainText(/minutes on foot/);
  await expect(page.getByRole('link', { name: /© OpenStreetMap contributors \(ODbL-1.0\)/ })).toBeVisible();
  // A cash machine meets another need; of the second pharmacy no hours are known.
  await expect(list.filter({ hasText: 'Cash machine' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Open now' }).click();
  await expect(list.filter({ hasText: 'Second Test Pharmacy' })).toHaveCount(0);
  await expect(first).toBeVisible();
  expect(sent.filter((request) => /25\.26|55\.31/.test(request))).toEqual([]);
  await addAxe(page);
  expect(await violationsOf(page)).toEqual([]);

  await page.getByRole('button', { name: 'Map', exact: true }).click();
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /First Test Pharmacy/ })
      .first(),
  ).toBeVisible();

  await site.stop();
  await openPage(page, '/nearby?need=pharmacy');
  await page.getByRole('button', { name: 'Around me' }).click();
  await expect(first).toContainText('OpenStreetMap, not checked by us');
});

test('ROUTE-1 I18N-3 SEARCH-1 in Arabic an entry has its Arabic name, around an area and in the search', async ({
  page,
}) => {
  await openPage(page, '/ar/nearby?area=deira&need=pharmacy');
  await expect(page.getByText('صيدلية التجربة الأولى')).toBeVisible();
  await openPage(page, `/ar/search?q=${encodeURIComponent('صيدلية التجربة')}`);
  const section = page.getByRole('region', { name: getMessage('ar', 'nearby.search-title') });
  await expect(section.getByText('صيدلية التجربة الأولى')).toBeVisible();
  await expect(section.getByRole('link', { name: /OpenStreetMap/ })).toBeVisible();
});
