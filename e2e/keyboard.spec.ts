import { LOCALE_INFO, localePath } from '@dalil/domain/language/locale.ts';
import type { Locator, Page } from '@playwright/test';
import { openPage, untilMapped } from './fixtures/open-page.ts';
import { ADDRESSES, PAGES, type PageKind } from './fixtures/pages.ts';
import { IS_FULL_RUN, FULL_ONLY } from './fixtures/scope.ts';
import { enterFor } from './fixtures/sign-in.ts';
import { addStyle, STILL } from './fixtures/style.ts';
import { walkByTab } from './fixtures/tab-walk.ts';
import { expect, test } from './fixtures/test.ts';
import { getMessage } from './fixtures/messages.ts';

test.use({ reducedMotion: 'reduce' });

const WALKED: readonly PageKind[] = ['home', 'dining', 'article', 'service', 'signIn', 'signUp', 'settings', 'users'];
/** A quick run walks some of the pages wide and in English, others narrow and in Arabic. */
const WALKED_WIDE: readonly PageKind[] = IS_FULL_RUN ? WALKED : ['home', 'dining', 'settings'];
const WALKED_NARROW: readonly PageKind[] = IS_FULL_RUN ? WALKED : ['article', 'signUp'];

/** Pins of places close together overlap on a map of the city. The list beside it has each of them. */
const MAP_PIN = /^a \d+[,،]/;

for (const locale of ['en', 'ar'] as const) {
  // Only the order of the tabs and the arrow keys depend on the direction.
  const inArabic = { tag: locale === 'ar' ? FULL_ONLY : [] };
  const translate = (key: string, values?: Record<string, string>) => getMessage(locale, key, values);
  const button = (page: Page, key: string) =>
    page.getByRole('banner').getByRole('button', { name: translate(key), exact: true });
  const open = (page: Page, path: string) => openPage(page, localePath(locale, path));

  test.describe(`${LOCALE_INFO[locale].dir}, wide`, () => {
    test.use({ viewport: { width: 1440, height: 900 } });

    test('LAYOUT-8 skip links come first, show themselves and lead on', inArabic, async ({ page }) => {
      await open(page, PAGES.dining);
      for (const [presses, key, target] of [
        [1, 'shell.skip.content', page.getByRole('main')],
        [2, 'shell.skip.navigation', page.getByRole('navigation', { name: translate('shell.nav.main') })],
        [3, 'shell.skip.search', page.locator('#search')],
        [4, 'shell.skip.footer', page.getByRole('contentinfo')],
      ] as const) {
        await page.goto(localePath(locale, PAGES.dining));
        for (let press = 0; press < presses; press++) await page.keyboard.press('Tab');
        const link = page.getByRole('link', { name: translate(key) }).locator('visible=true');
        await expect(link).toBeFocused();
        await expect(link).toBeInViewport({ ratio: 1 });
        await page.keyboard.press('Enter');
        await expect(target).toBeFocused();
        await page.keyboard.press('Tab');
        expect(await target.evaluate((element) => element.contains(document.activeElement))).toBe(true);
      }
    });

    if (IS_FULL_RUN || locale === 'en') walkAll(WALKED_WIDE);

    test('LAYOUT-1 the theme menu follows the keys of a menu', { tag: FULL_ONLY }, async ({ page }) => {
      await open(page, PAGES.news);
      const opener = button(page, 'shell.display.theme');
      const items = page.getByRole('menuitemradio');
      const item = (theme: string) =>
        page.getByRole('menuitemradio', { name: translate(`shell.display.theme.${theme}`) });
      for (const key of ['Enter', 'Space', 'ArrowDown']) {
        await opener.focus();
        await page.keyboard.press(key);
        await expect(items).toHaveCount(3);
        await expect(items.and(page.locator(':focus'))).toHaveCount(1);
        await page.keyboard.press('Escape');
        await expect(items).toHaveCount(0);
        await expect(opener).toBeFocused();
      }
      await page.keyboard.press('Enter');
      await page.keyboard.press('End');
      await expect(item('system')).toBeFocused();
      await page.keyboard.press('ArrowDown');
      await expect(item('light')).toBeFocused();
      await page.keyboard.press('ArrowUp');
      await expect(item('system')).toBeFocused();
      await page.keyboard.press('Home');
      await expect(item('light')).toBeFocused();
      // Letters of other scripts require a keyboard that the browser under test does not have.
      await page.keyboard.press(locale === 'en' ? 'd' : 'ArrowDown');
      await expect(item('dark')).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      await expect(opener).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(item('dark')).toHaveAttribute('aria-checked', 'true');
    });

    test('LAYOUT-1 contrast and text size switch by Space and by Enter', { tag: FULL_ONLY }, async ({ page }) => {
      await open(page, PAGES.news);
      for (const [key, attribute, value] of [
        ['shell.display.contrast', 'data-contrast', 'high'],
        ['shell.display.largeText', 'data-text', 'large'],
      ] as const) {
        await button(page, key).focus();
        await page.keyboard.press('Space');
        await expect(page.locator('html')).toHaveAttribute(attribute, value);
        await expect(button(page, key)).toHaveAttribute('aria-pressed', 'true');
        await page.keyboard.press('Enter');
        await expect(page.locator('html')).not.toHaveAttribute(attribute, value);
        await expect(button(page, key)).toHaveAttribute('aria-pressed', 'false');
      }
    });

    test(
      'ROUTE-1 filters, their removal, pages and cards work by keyboard, and the focus is never lost',
      inArabic,
      async ({ page }) => {
        await open(page, PAGES.dining);
        const filters = page.getByRole('complementary', { name: translate('guide.filters.title') });
        const family = filters.getByRole('checkbox', { name: new RegExp(`^${translate('guide.feature.family')}`) });
        await family.focus();
        await page.keyboard.press('Space');
        await expect(page).toHaveURL(/\?feature=family$/);
        await expect(family).toBeChecked();
        await expect(family).toBeFocused();
        const active = page.getByRole('list', { name: translate('guide.filters.active') }).getByRole('link');
        await expect(active).toHaveCount(1);
        await active.focus();
        await page.keyboard.press('Enter');
        await expect(active).toHaveCount(0);
        await expect(page).toHaveURL(/\/eatanddrink$/);
        await expect(page.getByRole('heading', { name: translate('guide.list.places'), exact: true })).toBeFocused();

        const second = page.getByRole('link', { name: translate('guide.pages.page', { page: '2' }), exact: true });
        // Until the new list is there, the pages are those of the one before.
        await expect(second).toHaveAttribute('href', /\/eatanddrink\?page=2$/);
        await second.focus();
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL(/\?page=2$/);
        await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);

        const card = page.getByRole('main').getByRole('article').first().getByRole('link');
        await card.focus();
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL(/\/(content|tourism)\/[a-z0-9-]+$/);
        await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      },
    );
  });

  test.describe(`${LOCALE_INFO[locale].dir}, narrow`, () => {
    test.use({ viewport: { width: 390, height: 844 } });

    if (IS_FULL_RUN || locale === 'ar') walkAll(WALKED_NARROW);

    test(
      'LAYOUT-5 menu, display and filters hold the focus, close by Escape and give it back',
      inArabic,
      async ({ page }) => {
        // It presses Tab through three dialogs, which takes a minute on a busy machine.
        test.setTimeout(240_000);
        await open(page, PAGES.dining);
        for (const [opener, title] of [
          [button(page, 'shell.header.openMenu'), 'shell.drawer.title'],
          [button(page, 'shell.display.title'), 'shell.display.title'],
          [
            page.getByRole('main').getByRole('button', { name: translate('guide.filters.title') }),
            'guide.filters.title',
          ],
        ] as const) {
          await opener.focus();
          await page.keyboard.press('Enter');
          const dialog = page.getByRole('dialog', { name: translate(title) });
          await expectToHoldFocus(page, dialog);
          await page.keyboard.press('Escape');
          await expect(dialog).toBeHidden();
          await expect(opener).toBeFocused();
        }
      },
    );
  });

  function walkAll(kinds: readonly PageKind[]): void {
    test('LAYOUT-8 Tab goes through every page in order, seen at every stop, and is never caught', async ({
      page,
      context,
      baseURL,
    }) => {
      test.setTimeout(240_000);
      for (const kind of kinds) {
        await enterFor(kind, context, baseURL);
        await open(page, ADDRESSES[kind]);
        await untilMapped(page, locale);
        await untilBell(page);
        await addStyle(page, STILL);
        const { stops, reachable } = await walkByTab(page);
        expect
          .soft(
            stops.map(({ name }) => name),
            kind,
          )
          .toEqual(reachable);
        expect
          .soft(
            stops.map(({ at }) => at),
            kind,
          )
          .toEqual(reachable.map((_name, at) => at));
        expect
          .soft(
            stops.filter(({ isMarked }) => !isMarked),
            kind,
          )
          .toEqual([]);
        expect
          .soft(
            stops.filter(({ isUncovered, name }) => !isUncovered && !MAP_PIN.test(name)),
            kind,
          )
          .toEqual([]);
      }
    });
  }
}

/** The bell of a signed-in user arrives after the page. A guest has none. */
async function untilBell(page: Page): Promise<void> {
  for (const place of await page
    .locator('header :is([data-for="members"], [data-for="bell"])')
    .filter({ visible: true })
    .all()) {
    await expect(place.getByRole('button')).toBeVisible();
  }
}

/** Tab and Shift+Tab stay within the dialog, however often they are pressed. */
async function expectToHoldFocus(page: Page, dialog: Locator): Promise<void> {
  await expect(dialog.locator(':focus')).toHaveCount(1);
  const stops = await dialog.locator('a[href], button, input').count();
  for (const key of ['Tab', 'Shift+Tab']) {
    const seen = new Set<string>();
    for (let press = 0; press < stops + 3; press++) {
      await page.keyboard.press(key);
      await expect(dialog.locator(':focus')).toHaveCount(1);
      seen.add(await dialog.locator(':focus').evaluate((element) => element.outerHTML));
    }
    expect(seen.size).toBeGreaterThan(2);
  }
}
