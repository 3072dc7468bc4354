import { type Locale, localePath } from '@dalil/domain/language/locale.ts';
import { openCached, untilGuideIsThere } from './fixtures/device.ts';
import { untilLive } from './fixtures/open-page.ts';
import { expect, test } from './fixtures/site-test.ts';
import { FULL_ONLY } from './fixtures/scope.ts';

// The browser logs every failed request to the stopped server.
test.use({ downloadsGuide: true, allowedConsole: /ERR_CONNECTION_REFUSED|status of 503/ });

type Journey = { locale: Locale; typed: string; suggested: string; query: string; found: string };

const JOURNEYS: readonly Journey[] = [
  { locale: 'en', typed: 'burj kh', suggested: 'Burj Khalifa', query: 'البرشاء', found: 'Al Barsha' },
  { locale: 'ar', typed: 'برج خل', suggested: 'برج خليفة', query: 'barsha', found: 'البرشاء' },
];

for (const { locale, typed, suggested, query, found } of JOURNEYS) {
  test(`SEARCH-8 without the server a user of ${locale} searches, is given suggestions, and opens what was found`, {
    tag: locale === 'en' ? [] : FULL_ONLY,
  }, async ({ page, site }) => {
    // The guide is fetched first.
    test.setTimeout(180_000);
    await openCached(page, localePath(locale, '/about'));
    await untilGuideIsThere(page, 'search');
    await site.stop();

    await page.goto(localePath(locale, `/search?q=${encodeURIComponent(query)}`));
    await untilLive(page);
    const results = page.getByRole('main').getByRole('article');
    await expect(results.first()).toContainText(found, { timeout: 60_000 });
    await expect(page.getByRole('main').locator('mark').first()).toBeVisible();

    const field = page.getByRole('main').getByRole('combobox');
    await field.fill(typed);
    const option = page.getByRole('option', { name: suggested }).first();
    await expect(option).toBeVisible({ timeout: 60_000 });

    await page.keyboard.press('Escape');
    await results.first().getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(found);
  });
}
