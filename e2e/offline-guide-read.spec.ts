import { DEVICE_PICTURES_FILE, SKYLINE_FILE } from '@dalil/domain/artwork/artwork-version.ts';
import { localePath } from '@dalil/domain/language/locale.ts';
import { DEVICE_CACHES } from '@dalil/offline/device-caches.ts';
import { openCached, untilGuideIsThere } from './fixtures/device.ts';
import { getMessage } from './fixtures/messages.ts';
import { untilLive } from './fixtures/open-page.ts';
import { CHECKED_LOCALES, FULL_ONLY } from './fixtures/scope.ts';
import { expect, test } from './fixtures/site-test.ts';

// The browser logs every failed request to the stopped server.
test.use({ downloadsGuide: true, allowedConsole: /ERR_CONNECTION_REFUSED|status of 503/ });

const STALE = 'What you see was last checked on';

for (const locale of CHECKED_LOCALES) {
  test(`PWA-9 I18N-1 pages of the guide that were never visited open without the server in ${locale}`, {
    tag: locale === 'en' ? [] : FULL_ONLY,
  }, async ({ page, site }) => {
    await openCached(page, localePath(locale, '/about'));
    await untilGuideIsThere(page, locale);
    await site.stop();
    for (const path of [
      '/practical',
      '/news/how-salik-gates-charge',
      '/tourism/burj-khalifa',
      '/events',
      '/plan',
      '/ai-mayor',
      '/practical/calculators/salik',
      '/faq',
      '/faq/transport',
      '/search?q=dubai',
    ]) {
      await page.goto(localePath(locale, path));
      await untilLive(page);
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      const heading = page.getByRole('main').getByRole('heading', { level: 1 });
      await expect(heading).toBeVisible();
      await expect(heading, path).not.toHaveText(getMessage(locale, 'offline.page.title'));
      await expect(page).not.toHaveTitle(/^Dalil$/);
    }
    await page.goto(localePath(locale, '/eatanddrink?neighbourhood=karama'));
    await untilLive(page);
    await expect(page.getByRole('main').getByRole('article')).not.toHaveCount(0);
  });
}

test('PWA-9 pages of the guide that were never visited have their drawings, the skyline and the face of headlines', async ({
  page,
  site,
}) => {
  await openCached(page, '/about');
  await untilGuideIsThere(page, 'en');
  await expect
    .poll(() => page.evaluate(async (address) => Boolean(await caches.match(address)), DEVICE_PICTURES_FILE))
    .toBe(true);
  await site.stop();
  await page.goto('/tourism/burj-khalifa');
  await untilLive(page);
  const drawn = page.locator('main img[src*="/art/"]').first();
  const svg = await page.evaluate(async (src) => (await fetch(src)).text(), (await drawn.getAttribute('src')) ?? '');
  expect(svg, 'the star pattern').not.toContain('url(#stars)');
  expect(svg).toMatch(/^<svg /);
  await expect
    .poll(() =>
      page.evaluate(() =>
        [...document.fonts].some(
          ({ family, status }) => family.includes('Dalil Serif') && !family.includes('Fallback') && status === 'loaded',
        ),
      ),
    )
    .toBe(true);
  await page.goto('/');
  await untilLive(page);
  expect(await page.evaluate(async (address) => (await fetch(address)).status, SKYLINE_FILE)).toBe(200);
});

test('PWA-5 after a day what comes from the device says when it was checked; before, it does not', {
  tag: FULL_ONLY,
}, async ({ page, site }) => {
  await openCached(page, '/about');
  await untilGuideIsThere(page, 'en');
  await site.stop();
  await page.goto('/news/how-salik-gates-charge');
  await untilLive(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How Salik gates charge');
  await expect(page.getByText(STALE)).toBeHidden();
  await page.clock.setSystemTime(Date.now() + 25 * 60 * 60 * 1000);
  await page.goto('/news/how-salik-gates-charge');
  await untilLive(page);
  await expect(page.getByText(STALE)).toBeVisible();
});

test('PWA-5 a page that was visited days ago says so too', { tag: FULL_ONLY }, async ({ page, site }) => {
  await openCached(page, '/about');
  await site.stop();
  await page.goto('/about');
  await untilLive(page);
  await expect(page.getByText(STALE)).toBeHidden();
  // Faking the clock of a document would remove its timings, so the copy is made older.
  await page.evaluate(async (name) => {
    const cache = await caches.open(name);
    const copy = await cache.match('/about');
    if (!copy) throw new Error('no copy');
    const headers = new Headers(copy.headers);
    headers.set('server-timing', 'kept;desc="2026-11-01T08:00:00.000Z"');
    await cache.put('/about', new Response(await copy.blob(), { headers }));
  }, DEVICE_CACHES.pages);
  await page.goto('/about');
  await untilLive(page);
  await expect(page.getByText(STALE)).toContainText('1 November 2026');
});
