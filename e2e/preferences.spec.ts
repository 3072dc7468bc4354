import type { Locale } from '@dalil/domain/language/locale.ts';
import { localePath } from '@dalil/domain/language/locale.ts';
import type { Page } from '@playwright/test';
import { openPage } from './fixtures/open-page.ts';
import { IS_FULL_RUN, FULL_ONLY } from './fixtures/scope.ts';
import { expect, test } from './fixtures/test.ts';
import { getMessage } from './fixtures/messages.ts';

const KEY = 'dalil.preferences';

/** Sets preferences as chosen earlier: they are stored before the document loads. */
async function choose(page: Page, chosen: Record<string, Record<string, unknown>>): Promise<void> {
  await page.addInitScript(([key, text]) => localStorage.setItem(key ?? '', text ?? ''), [KEY, JSON.stringify(chosen)]);
}

async function openSheet(page: Page, locale: Locale) {
  await page
    .getByRole('banner')
    .getByRole('button', { name: getMessage(locale, 'shell.display.title') })
    .click();
  const sheet = page.getByRole('dialog', { name: getMessage(locale, 'shell.display.title') });
  await expect(sheet).toBeVisible();
  return sheet;
}

/** The fonts a browser actually rendered an element with. */
async function fontsOf(page: Page, selector: string): Promise<string[]> {
  const client = await page.context().newCDPSession(page);
  await client.send('DOM.enable');
  await client.send('CSS.enable');
  const { root } = await client.send('DOM.getDocument');
  const { nodeId } = await client.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await client.send('CSS.getPlatformFontsForNode', { nodeId });
  await client.detach();
  return fonts.filter(({ isCustomFont }) => isCustomFont).map(({ familyName }) => familyName);
}

for (const locale of IS_FULL_RUN ? (['en', 'ar', 'ur'] as const) : (['en'] as const)) {
  test(`PROF-3 PROF-5 a guest chooses how pages look, on a wide screen and in ${locale}; the next page has it`, async ({
    page,
  }) => {
    await openPage(page, localePath(locale, '/news'));
    const sheet = await openSheet(page, locale);
    for (const key of ['reduceMotion', 'largeText']) {
      await sheet.getByRole('button', { name: getMessage(locale, `shell.display.${key}`) }).click();
    }
    const digits = sheet.getByRole('button', { name: getMessage(locale, 'shell.display.digits') });
    if (locale === 'en') await expect(digits).toHaveCount(0);
    else await digits.click();
    await openPage(page, localePath(locale, '/today'));
    const html = page.locator('html');
    await expect(html).toHaveAttribute('data-motion', 'reduce');
    await expect(html).toHaveCSS('font-size', '20px');
    expect(await html.evaluate((element) => getComputedStyle(element).getPropertyValue('--duration-enter'))).toBe(
      '1ms',
    );
    if (locale !== 'en') await expect(html).toHaveAttribute('data-digits', 'native');
  });
}

for (const locale of IS_FULL_RUN ? (['ar', 'hi', 'ur'] as const) : (['ar'] as const)) {
  test(`PROF-3 digits of the script are drawn in ${locale}, and the text keeps those every program reads`, async ({
    page,
  }) => {
    await openPage(page, localePath(locale, '/today'));
    await page.evaluate(() => document.fonts.ready);
    const before = await fontsOf(page, 'h1 time');
    await choose(page, { appearance: { digits: 'native' } });
    await openPage(page, localePath(locale, '/today'));
    await page.evaluate(() => document.fonts.ready);
    await expect(page.locator('h1 time')).toHaveText(/\d/);
    expect(
      await page.evaluate(() =>
        [...document.fonts].some((one) => one.status === 'loaded' && /Digits/.test(one.family)),
      ),
    ).toBe(true);
    await expect.poll(() => fontsOf(page, 'h1 time')).not.toEqual(before);
  });
}

test('PROF-3 Urdu headlines are set in Naskh for those who chose it', { tag: FULL_ONLY }, async ({ page }) => {
  await openPage(page, '/ur/news');
  const heading = page.getByRole('heading', { level: 1 });
  const nastaliq = await heading.evaluate((element) => element.getBoundingClientRect().height);
  await expect(heading).toHaveCSS('font-family', /Nastaliq/);
  await choose(page, { appearance: { urduScript: 'naskh' } });
  await openPage(page, '/ur/news');
  await expect(heading).not.toHaveCSS('font-family', /Nastaliq/);
  expect(await heading.evaluate((element) => element.getBoundingClientRect().height)).toBeLessThan(nastaliq);
});

test('PROF-3 a list follows what was chosen: images, density, items a page and the home area', {
  tag: FULL_ONLY,
}, async ({ page, context }) => {
  const items = page.getByRole('main').locator('ol').first().getByRole('article');
  const heightOn = async (tab: Page) =>
    (await tab.getByRole('main').getByRole('article').nth(1).boundingBox())?.height ?? 0;
  const before = await context.newPage();
  await openPage(before, '/eatanddrink');
  const usual = await heightOn(before);
  await before.close();

  const images: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/art/')) images.push(request.url());
  });
  await choose(page, {
    contentPreferences: { showImages: false, compactMode: true, articlesPerPage: 10 },
    region: { homeArea: 'deira' },
  });
  await openPage(page, '/eatanddrink');
  await page.mouse.wheel(0, 4000);
  await expect(page.locator('[data-artwork]').first()).toBeHidden();
  expect(images).toEqual([]);
  expect(await heightOn(page)).toBeLessThan(usual);
  await expect(items).toHaveCount(10);
  await expect(page.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '/eatanddrink?page=2&size=10');
  await page.getByRole('link', { name: /Near home: .?Deira/ }).click();
  await expect(page).toHaveURL(/neighbourhood=deira/);
  await expect(page.getByRole('link', { name: /Near home: .?Deira/ })).toHaveAttribute('aria-current', 'true');
  // An address with a size of its own is followed.
  await openPage(page, '/eatanddrink?size=40');
  expect(await items.count()).toBeGreaterThan(20);
});

test('PROF-3 the clock has 12 hours, Asr is by the Hanafi school and the Hijri date is off for those who chose it', {
  tag: FULL_ONLY,
}, async ({ page }) => {
  const times = page.getByRole('main').locator('ol').first();
  const asr = times.getByRole('listitem').filter({ hasText: 'Asr' }).locator('time');
  await openPage(page, '/today');
  await expect(page.getByText(/ 14\d\d AH/).first()).toBeVisible();
  const shafi = (await asr.getAttribute('datetime')) ?? '';
  await choose(page, { region: { clock: '12h', asrMethod: 'hanafi', showHijri: false } });
  await openPage(page, '/today');
  await expect(times.locator('time').first()).toHaveText(/^\d{1,2}:\d{2}\sam$/i);
  await expect(asr).not.toHaveAttribute('datetime', shafi);
  expect(((await asr.getAttribute('datetime')) ?? '') > shafi).toBe(true);
  await expect(page.getByText(/ 14\d\d AH/).first()).toBeHidden();
});

test('PROF-3 nothing of what was chosen moves the page while it opens', { tag: FULL_ONLY }, async ({ page }) => {
  await choose(page, {
    appearance: { digits: 'native' },
    accessibility: { reduceMotion: true },
    contentPreferences: { showImages: false, compactMode: true },
  });
  await page.addInitScript(() => {
    Object.assign(window, { shifts: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        (window as unknown as { shifts: number }).shifts += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const path of ['/ar/eatanddrink', '/ar/news', '/hi/news']) {
    await openPage(page, path);
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => (window as unknown as { shifts: number }).shifts), path).toBeLessThanOrEqual(
      0.005,
    );
  }
});
