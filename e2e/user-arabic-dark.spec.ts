import type { Page } from '@playwright/test';
import { PAGES } from './fixtures/pages.ts';
import { openPage, untilLive } from './fixtures/open-page.ts';
import { expect, test } from './fixtures/test.ts';
import { getMessage } from './fixtures/messages.ts';
import { FULL_ONLY } from './fixtures/scope.ts';

const translate = (key: string, values?: Record<string, string>) => getMessage('ar', key, values);
/** Arabic-Indic digits, Arabic and Persian. */
const OTHER_DIGITS = /[\u0660-\u0669\u06f0-\u06f9]/;

test.use({ colorScheme: 'dark', locale: 'ar-AE' });

for (const width of [1440, 390]) {
  const onPhone = { tag: width === 390 ? FULL_ONLY : [] };
  const onWide = { tag: width === 390 ? [] : FULL_ONLY };
  const isWide = width >= 900;

  test.describe(`at ${width}`, () => {
    test.use({ viewport: { width, height: 900 } });

    test(
      'I18N-1 PROF-5 LAYOUT-1 Arabic in the dark is mirrored, and its digits are Latin',
      onPhone,
      async ({ page }) => {
        for (const path of [PAGES.home, PAGES.dining, PAGES.article, PAGES.attraction, PAGES.service]) {
          await openPage(page, path === '/' ? '/ar' : `/ar${path}`);
          const html = page.locator('html');
          await expect(html).toHaveAttribute('lang', 'ar');
          await expect(html).toHaveAttribute('dir', 'rtl');
          await expect(html).toHaveAttribute('data-theme', 'dark');
          await expect(html).toHaveCSS('direction', 'rtl');
          expect(await brightnessOf(page)).toBeLessThan(60);
          expect((await page.getByRole('main').innerText()).match(OTHER_DIGITS), path).toBeNull();
          await expectStartAtRight(page);
        }
      },
    );

    test('LAYOUT-6 I18N-1 breadcrumbs run from right to left', onPhone, async ({ page }) => {
      await openPage(page, `/ar${PAGES.attraction}`);
      const crumbs = page.getByRole('navigation', { name: translate('shell.nav.breadcrumb') });
      await expect(crumbs.getByRole('link').first()).toHaveText(translate('shell.nav.home'));
      const lines = await crumbs
        .getByRole('listitem')
        .evaluateAll((items) =>
          items.map((item) => item.getBoundingClientRect()).map(({ right, top }) => ({ right, top: Math.round(top) })),
        );
      expect(lines.length).toBeGreaterThan(2);
      const first = lines.filter(({ top }) => top === lines[0]?.top).map(({ right }) => right);
      expect(first.length).toBeGreaterThan(1);
      expect(first).toEqual(first.toSorted((a, b) => b - a));
      const title = await page.getByRole('heading', { level: 1 }).innerText();
      await expect(crumbs.locator('[aria-current=page]')).toHaveText(title);
      await page.goto('/ar');
      await expect(crumbs).toHaveCount(0);
    });

    test(
      'ROUTE-11 the chosen language keeps path, query and place on the page, and is remembered',
      onWide,
      async ({ page }) => {
        await openPage(page, '/eatanddrink?price=2');
        await page.evaluate(() => scrollTo({ top: 500, behavior: 'instant' }));
        await chooseLanguage(page, 'en', 'العربية');
        await expect(page).toHaveURL('/ar/eatanddrink?price=2');
        await untilLive(page);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(translate('shell.nav.dining'));
        // The browser adjusts the scroll position when fonts with other heights load above.
        expect(Math.abs((await page.evaluate(() => scrollY)) - 500)).toBeLessThan(150);

        await page.goto('/government?audience=tourist#content');
        await expect(page).toHaveURL('/ar/government?audience=tourist#content');
        await page.goto('/');
        await expect(page).toHaveURL('/ar');

        await openPage(page, '/ar/news?topic=dining');
        await chooseLanguage(page, 'ar', 'English');
        await expect(page).toHaveURL('/news?topic=dining');
        await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
        await page.goto('/tourism');
        await expect(page).toHaveURL('/tourism');
      },
    );
  });

  async function chooseLanguage(page: Page, from: 'en' | 'ar', name: string): Promise<void> {
    const header = page.getByRole('banner');
    if (isWide) {
      await header.getByRole('button', { name: new RegExp(`^${getMessage(from, 'shell.display.language')}`) }).click();
      await page.getByRole('menuitemradio', { name }).click();
    } else {
      await header.getByRole('button', { name: getMessage(from, 'shell.display.title') }).click();
      await page.getByRole('dialog').getByRole('link', { name }).click();
    }
  }
}

/** The logo is at the start of the header, the display controls at its end. */
async function expectStartAtRight(page: Page): Promise<void> {
  const header = page.getByRole('banner');
  const logo = await header.getByRole('link', { name: /دليل/ }).boundingBox();
  const last = await header.getByRole('button').last().boundingBox();
  const visible = (await header.getByRole('button').last().isVisible())
    ? last
    : await header.getByRole('button', { name: translate('shell.display.largeText') }).boundingBox();
  expect(logo?.x ?? 0).toBeGreaterThan(visible?.x ?? Number.POSITIVE_INFINITY);
}

/** The brightness of the page background, from 0 to 255. */
async function brightnessOf(page: Page): Promise<number> {
  return page.evaluate(() => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d');
    if (!canvas) throw new Error('no canvas');
    canvas.fillStyle = getComputedStyle(document.documentElement).backgroundColor;
    canvas.fillRect(0, 0, 1, 1);
    return Math.max(...canvas.getImageData(0, 0, 1, 1).data.slice(0, 3));
  });
}
