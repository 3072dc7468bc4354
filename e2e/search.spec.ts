import type { Page } from '@playwright/test';
import { openPage } from './fixtures/open-page.ts';
import { signUp } from './fixtures/sign-in.ts';
import { decideOnCookies, expect, test } from './fixtures/test.ts';
import { comeFromNewAddress } from './fixtures/visitor.ts';
import { FULL_ONLY } from './fixtures/scope.ts';

test.use({ reducedMotion: 'reduce', allowedConsole: /status of 4\d\d|ERR_INTERNET_DISCONNECTED/ });

test.beforeEach(({ context }) => comeFromNewAddress(context));

const field = (page: Page, name = 'Search the guide') => page.getByRole('combobox', { name }).locator('visible=true');
const results = (page: Page, name = 'Results') => page.getByRole('region', { name, exact: true }).getByRole('listitem');

/** Waits until a search was reported to the server, so that no request is pending. */
async function searchFor(page: Page, query: string): Promise<void> {
  const received = page.waitForResponse((answer) => answer.url().endsWith('/api/search/records'));
  await openPage(page, `/search?q=${encodeURIComponent(query)}`);
  await received;
}

const savedSearches = (page: Page) =>
  page.evaluate(() => {
    const saved = JSON.parse(localStorage.getItem('dalil.searches') ?? '{"searches":[]}') as {
      searches: { query: string }[];
    };
    return saved.searches.map(({ query }) => query);
  });

test.describe('wide', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('SEARCH-2 SEARCH-4 SEARCH-8 a place is found by keyboard alone, from any page', async ({ page }) => {
    await openPage(page, '/news');
    await page.keyboard.press('/');
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('burj khalifa');
    await expect(page.getByRole('option', { name: 'Burj Khalifa Place', exact: true })).toBeVisible();
    await expect(page.locator('#announcements-polite')).toContainText(/suggestion/);
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('listbox').getByRole('option', { selected: true })).toHaveCount(1);
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('listbox')).toHaveCount(0);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/search?q=burj+khalifa');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/result/);
    await page.keyboard.press('Tab');
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('kite bea');
    await expect(page.getByRole('option', { name: /^Kite Beach/ })).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/kite-beach$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Kite Beach' })).toBeFocused();
  });

  test('SEARCH-1 SEARCH-4 a blank search stays where it is, and "/" is typed in a field', {
    tag: FULL_ONLY,
  }, async ({ page }) => {
    await openPage(page, '/');
    await field(page).click();
    await page.keyboard.type('  ');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/');
    await page.keyboard.type('a/b');
    await expect(field(page)).toHaveValue('  a/b');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(field(page)).toHaveValue('');
    await page.evaluate(() =>
      localStorage.setItem('dalil.preferences', JSON.stringify({ ttsSettings: { enableShortcuts: false } })),
    );
    await page.getByRole('banner').getByRole('link').first().focus();
    await page.keyboard.press('/');
    await expect(field(page)).not.toBeFocused();
  });

  test('SEARCH-8 results are narrowed by kind and neighbourhood, and Back undoes it', async ({ page }) => {
    await searchFor(page, 'beach');
    await expect(results(page).first()).toBeVisible();
    await expect(results(page).first().locator('mark').first()).toBeVisible();
    const heading = page.getByRole('heading', { level: 1 });
    const all = await heading.innerText();
    await page
      .getByRole('navigation', { name: 'Kinds of results' })
      .getByRole('link', { name: /^Places/ })
      .click();
    await expect(page).toHaveURL('/search?q=beach&in=places');
    const filters = page.getByRole('complementary', { name: 'Filters' });
    await filters.getByRole('link', { name: /^Jumeirah/ }).click();
    await expect(page).toHaveURL('/search?q=beach&in=places&neighbourhood=jumeirah');
    await expect(filters.getByRole('link', { name: /^Jumeirah/ })).toHaveAttribute('aria-current', 'true');
    await expect(results(page).first()).toContainText('Jumeirah');
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL('/search?q=beach');
    await expect(heading).toHaveText(all);
    await field(page).fill('museum');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/search?q=museum');
    await page.goBack();
    await expect(field(page)).toHaveValue('beach');
  });

  test('SEARCH-8 a slip of the finger is understood', { tag: FULL_ONLY }, async ({ page }) => {
    await openPage(page, '/search?q=burj+khalofa');
    await expect(page.getByText(/Did you mean|a similar spelling/)).toBeVisible();
    await expect(page.getByRole('main')).toContainText('Burj Khalifa');
  });

  test('SEARCH-5 SEARCH-6 more suggestions than are allowed end silently; recent searches stay', {
    tag: FULL_ONLY,
  }, async ({ page }) => {
    await searchFor(page, 'beach');
    await page.route('**/api/search/suggestions*', (route) =>
      route.fulfill({ status: 429, contentType: 'application/problem+json', body: '{"code":"too_many_requests"}' }),
    );
    await openPage(page, '/news');
    const rejected = page.waitForResponse('**/api/search/suggestions*');
    await field(page).pressSequentially('bea');
    await rejected;
    await expect(page.getByRole('option', { name: /^beach/ })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Messages' }).getByRole('alert')).toBeEmpty();
  });

  test('SEARCH-5 every recent search is deleted immediately, and taken back', { tag: FULL_ONLY }, async ({ page }) => {
    await searchFor(page, 'beach');
    await searchFor(page, 'museum');
    await searchFor(page, 'BEACH');
    expect(await savedSearches(page)).toEqual(['BEACH', 'museum']);
    await openPage(page, '/search');
    const recent = page.getByRole('region', { name: 'Your recent searches' });
    await expect(recent.getByRole('listitem')).toHaveCount(2);
    await recent.getByRole('button', { name: 'Delete all' }).click();
    await expect(recent).toHaveCount(0);
    expect(await savedSearches(page)).toEqual([]);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(recent.getByRole('listitem')).toHaveCount(2);
    await recent.getByRole('button', { name: /^Remove .*museum/ }).click();
    await page.reload();
    await expect(recent.getByRole('listitem')).toHaveText(['BEACH']);
  });

  test('SEARCH-5 what a guest searched for is in the account after signing in, on every device, and leaves with it', {
    tag: FULL_ONLY,
  }, async ({ page, context, baseURL, browser }) => {
    const origin = baseURL ?? '';
    await searchFor(page, 'beach');
    await signUp(context, origin, { email: `searcher-${Date.now()}@dalil.example`, fullName: 'Sara Searcher' });
    const joined = page.waitForResponse((answer) => answer.url().endsWith('/api/search/history/merge') && answer.ok());
    await openPage(page, '/news');
    await joined;
    await searchFor(page, 'museum');
    await expect
      .poll(async () => {
        const { searches } = (await (await page.request.get('/api/search/history')).json()) as {
          searches: { query: string }[];
        };
        return searches.map(({ query }) => query);
      })
      .toEqual(['museum', 'beach']);

    const other = await browser.newContext({ baseURL: origin, viewport: { width: 1440, height: 900 } });
    await decideOnCookies(other);
    await other.addCookies((await context.storageState()).cookies);
    await other.addInitScript(() => localStorage.setItem('dalil.auth', '1'));
    const there = await other.newPage();
    await openPage(there, '/search');
    const recent = there.getByRole('region', { name: 'Your recent searches' });
    await expect(recent.getByRole('listitem')).toHaveText(['museum', 'beach']);
    const deleted = there.waitForResponse((answer) => answer.request().method() === 'DELETE' && answer.ok());
    await recent.getByRole('button', { name: 'Delete all' }).click();
    await deleted;
    await other.close();
    await expect.poll(async () => (await page.request.get('/api/search/history')).json()).toEqual({ searches: [] });

    await page.getByRole('button', { name: 'Your account' }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('dalil.searches'))).toBeNull();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('SEARCH-4 SEARCH-8 an Arabic query from the sheet finds what it means', async ({ page }) => {
    await openPage(page, '/ar/news');
    const opener = page.getByRole('banner').getByRole('link', { name: 'البحث في الدليل' });
    await opener.tap();
    const sheet = page.getByRole('dialog', { name: 'البحث في الدليل' });
    await expect(field(page, 'البحث في الدليل')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
    await expect(opener).toBeFocused();
    await opener.tap();
    await field(page, 'البحث في الدليل').fill('برج خليفه');
    await expect(sheet.getByRole('option', { name: /برج خليفة/ }).first()).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/^[^?]*\/ar\/search\?q=/);
    await expect(sheet).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(results(page, 'النتائج').first()).toContainText('برج خليفة');
    await expect(results(page, 'النتائج').first().locator('mark').first()).toBeVisible();
  });

  test('SEARCH-8 the filters of results open on demand', { tag: FULL_ONLY }, async ({ page }) => {
    await openPage(page, '/search?q=beach');
    await expect(page.getByRole('complementary', { name: 'Filters' })).toBeHidden();
    await page.getByRole('button', { name: 'Filters' }).tap();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await sheet.getByRole('link', { name: /^Jumeirah/ }).tap();
    await expect(page).toHaveURL('/search?q=beach&neighbourhood=jumeirah');
    await sheet.getByRole('button', { name: /^Show results: \d/ }).tap();
    await expect(sheet).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Filters, 1' })).toBeFocused();
  });

  test('SEARCH-6 without a connection the sheet and the page say so and keep recent searches', {
    tag: FULL_ONLY,
  }, async ({ page, context }) => {
    await searchFor(page, 'beach');
    await openPage(page, '/search');
    await expect(page.getByRole('region', { name: 'Your recent searches' })).toBeVisible();
    await field(page).click();
    await expect(page.getByRole('listbox')).toBeVisible();
    await context.setOffline(true);
    await field(page).fill('museum');
    await expect(page.getByText('No connection: search looks in the guide on this device.')).toBeVisible();
    await context.setOffline(false);
  });

  test('SEARCH-6 ERR-3 another search without a connection keeps the page, and what was searched for before', {
    tag: FULL_ONLY,
  }, async ({ page, context }) => {
    const list = page.waitForResponse(/\/recent-list-/);
    await searchFor(page, 'beach');
    await expect(results(page).first()).toBeVisible();
    await list;
    await context.setOffline(true);
    await field(page).fill('museum');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main').getByText('You are offline')).toBeVisible();
    const recent = page.getByRole('region', { name: 'Your recent searches' });
    await expect(recent.getByRole('link', { name: 'beach' })).toBeVisible();
    await context.setOffline(false);
    await expect(results(page).first()).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('museum');
  });

  test('SEARCH-6 ERR-3 without a connection a part that never came leaves its place empty', { tag: FULL_ONLY }, async ({
    page,
    context,
  }) => {
    await page.route(/\/recent-list-/, (route) => route.abort('internetdisconnected'));
    const missed = page.waitForEvent('requestfailed', (request) => request.url().includes('/recent-list-'));
    await searchFor(page, 'beach');
    await context.setOffline(true);
    await field(page).fill('museum');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main').getByText('You are offline')).toBeVisible();
    await missed;
    await page.evaluate(() => new Promise((visible) => requestAnimationFrame(() => requestAnimationFrame(visible))));
    await expect(page.getByRole('main').getByText('You are offline')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Your recent searches' })).toHaveCount(0);
    await context.setOffline(false);
    await expect(results(page).first()).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('museum');
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const [width, way] of [
    [1440, 'the field of the header'],
    [390, 'the page of search'],
  ] as const) {
    test(`SEARCH-8 ROUTE-1 results are found and narrowed by ${way}`, { tag: width === 390 ? [] : FULL_ONLY }, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/hi/news');
      if (width < 900) await page.getByRole('banner').getByRole('link', { name: 'गाइड में खोजें' }).click();
      const plain = page.getByRole('searchbox', { name: 'गाइड में खोजें' }).locator('visible=true');
      await plain.fill('beach');
      await plain.press('Enter');
      await expect(page).toHaveURL('/hi/search?q=beach');
      await expect(page.getByRole('heading', { level: 1 })).toContainText('beach');
      await expect(results(page, 'नतीजे').first()).toBeVisible();
      if (width < 900) await page.getByRole('link', { name: 'फ़िल्टर' }).click();
      await page.getByRole('complementary', { name: 'फ़िल्टर' }).getByRole('link', { name: /जुमेरा/ }).first().click();
      await expect(page).toHaveURL('/hi/search?q=beach&neighbourhood=jumeirah');
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    });
  }
});
