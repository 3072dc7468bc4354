import { mapAddress } from '@dalil/domain/artwork/map-address.ts';
import { openPage } from './fixtures/open-page.ts';
import { openCached } from './fixtures/device.ts';
import { getMessage } from './fixtures/messages.ts';
import { expect, test } from './fixtures/site-test.ts';
import { FULL_ONLY } from './fixtures/scope.ts';

// The browser logs every failed request to the stopped server.
test.use({ downloadsGuide: true, allowedConsole: /ERR_CONNECTION_REFUSED|status of 503|ERR_FAILED/ });

test('PWA-9 ROUTE-1 a map that was opened once is drawn without the server, and small maps too', {
  tag: FULL_ONLY,
}, async ({ page, site }) => {
  await openCached(page, '/tourism');
  const label = getMessage('en', 'map.label');
  await page.getByRole('button', { name: 'Large map' }).click();
  await expect(page.getByRole('region', { name: label })).toBeVisible();
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const files = await (await caches.open('dalil-files')).keys();
        return files.filter(({ url }) => /\/assets\/(?:map-(?:engine|shared|worker)-|base-map-.*json)/.test(url))
          .length;
      }),
    )
    .toBe(4);
  await site.stop();

  await openPage(page, '/tourism');
  await page.getByRole('button', { name: 'Large map' }).click();
  await expect(page.getByRole('region', { name: label })).toBeVisible();
  await expect(page.locator('button[data-place], .map-cluster').first()).toBeVisible();
  // A window that was never requested is drawn on the device.
  const address = mapAddress({ centre: [55.3, 25.2], spanKm: 7, width: 300, height: 200 }, 'ar');
  const drawn = await page.evaluate(async (window) => (await fetch(window)).text(), address);
  expect(drawn).toContain('<g id="map">');
});
