import { openCached, storedPacks, untilGuideIsThere } from './fixtures/device.ts';
import { openPage } from './fixtures/open-page.ts';
import { expect, test } from './fixtures/site-test.ts';
import { FULL_ONLY } from './fixtures/scope.ts';

test.use({ downloadsGuide: true });

test('PWA-5 what the browser removed for room is said, and the guide comes back', { tag: FULL_ONLY }, async ({
  page,
  context,
  site,
}) => {
  // The guide is fetched twice.
  test.slow();
  await openCached(page, '/faq');
  await untilGuideIsThere(page, 'en');
  // Nothing is on its way when the storage is emptied.
  await untilGuideIsThere(page, 'search');
  const browser = await context.newCDPSession(page);
  await browser.send('Storage.clearDataForOrigin', { origin: site.origin, storageTypes: 'indexeddb' });
  expect(await storedPacks(page)).toEqual([]);
  await openPage(page, '/about');
  await expect(page.getByText('The offline guide is gone')).toBeVisible({ timeout: 60_000 });
  await untilGuideIsThere(page, 'en');
  await openPage(page, '/faq');
  await untilGuideIsThere(page, 'en');
  await expect(page.getByText('The offline guide is gone')).toHaveCount(0);
});

test('PWA-5 a device without room keeps what the user does, and the guide comes once there is room', {
  tag: FULL_ONLY,
}, async ({ page, context, site }) => {
  const browser = await context.newCDPSession(page);
  await browser.send('Storage.overrideQuotaForOrigin', { origin: site.origin, quotaSize: 60_000 });
  await openPage(page, '/tourism/burj-khalifa');
  await expect
    .poll(() => page.evaluate(async () => (await navigator.storage.estimate()).usage ?? 0), { timeout: 90_000 })
    .toBeGreaterThan(0);
  const button = page.getByRole('main').getByRole('button', { name: 'Save', exact: true });
  await button.click();
  await openPage(page, '/tourism/burj-khalifa');
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  expect((await storedPacks(page)).every(({ version }) => version === 0)).toBe(true);
  await browser.send('Storage.overrideQuotaForOrigin', { origin: site.origin });
  await openCached(page, '/about');
  await untilGuideIsThere(page, 'en');
});
