import type { BrowserContext, Page } from '@playwright/test';
import { untilLive } from './fixtures/open-page.ts';
import { NOT_FOUND_LINE, PAGES } from './fixtures/pages.ts';
import { decideOnCookies, expect, test } from './fixtures/test.ts';
import { FULL_ONLY } from './fixtures/scope.ts';
import { measureShift, shiftOf } from './fixtures/layout-shift.ts';

const SHEETS = '**/assets/*.css*';
const FONTS = '**/assets/*.woff2';
const ADDRESSES = [PAGES.home, PAGES.news, PAGES.service, PAGES.notFound, '/ar/news/how-salik-gates-charge'];
/** The maximum layout shift of a page. */
const SHIFT_LIMIT = 0.005;

test.describe('without its sheets, scripts and fonts', () => {
  // The browser's console messages about blocked files and about the page that is expected to be a 404.
  test.use({ allowedConsole: new RegExp(`ERR_FAILED|${NOT_FOUND_LINE.source}`) });

  for (const [width, theme] of [
    [390, 'light'],
    [1440, 'dark'],
    [390, 'high'],
  ] as const) {
    const tag = theme === 'light' ? [] : FULL_ONLY;
    test(`ROUTE-1 PROF-5 a page looks at ${width}, ${theme}, as it does with them`, { tag }, async ({ page }) => {
      test.setTimeout(180_000);
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme: theme === 'dark' ? 'dark' : 'light', reducedMotion: 'reduce' });
      if (theme === 'high') await page.addInitScript(() => localStorage.setItem('dalil.contrast', 'high'));
      await page.route('**/assets/*.{js,woff2}', (route) => route.abort());
      for (const address of ADDRESSES) {
        const release = await hold(page.context(), SHEETS);
        await page.goto(address, { waitUntil: 'commit' });
        await page.waitForFunction(() => document.readyState !== 'loading');
        await page.evaluate(readLooks);
        release();
        await page.waitForLoadState();
        await letSheetsIn(page);
        expect(new Set(await page.evaluate(wholeSheets)), address).toEqual(new Set([true]));
        expect(await page.evaluate(readLooks), address).toEqual({ boxes: expect.any(Number), changed: [] });
      }
    });
  }
});

for (const [address, isFontLate] of [
  ['/news', false],
  ['/ar/news/how-salik-gates-charge', false],
  ['/ar/news/how-salik-gates-charge', true],
  ['/hi/news/how-salik-gates-charge', true],
  ['/dubaireels', false],
] as const) {
  const fonts = isFontLate ? 'late fonts' : 'fonts in time';
  const tag = address === '/news' || (address.startsWith('/ar') && isFontLate) ? [] : FULL_ONLY;
  test(`ROUTE-1 ${address} with ${fonts} paints before its sheets, comes alive with them and does not move`, {
    tag,
  }, async ({ page }) => {
    await measureShift(page);
    await page.setViewportSize({ width: 390, height: 840 });
    const release = await hold(page.context(), SHEETS);
    const releaseFonts = isFontLate ? await hold(page.context(), FONTS) : () => {};
    const font = isFontLate
      ? page.waitForEvent('requestfinished', (request) => request.url().endsWith('.woff2'))
      : null;
    await page.goto(address, { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    // Too late for `optional`: the browser waits 100 ms for a font, by its own clock.
    if (isFontLate) await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
    releaseFonts();
    await font;
    await page.waitForFunction(() => document.readyState === 'interactive');
    await expect(page.locator('#announcements-polite')).toHaveCount(0);
    release();
    await untilLive(page);
    expect(new Set(await page.evaluate(wholeSheets))).toEqual(new Set([true]));
    await page.evaluate(() => document.fonts.ready);
    expect(await shiftOf(page)).toBeLessThanOrEqual(SHIFT_LIMIT);
  });
}

test('ROUTE-1 a page whose sheets are lost comes alive with the rules it was sent', { tag: FULL_ONLY }, async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL: baseURL ?? '' });
  await decideOnCookies(context);
  await context.route(SHEETS, (route) => route.abort());
  const page = await context.newPage();
  await page.goto('/news');
  await untilLive(page);
  expect(await page.evaluate(() => getComputedStyle(document.body).margin)).toBe('0px');
  await context.close();
});

test('PROF-5 whoever asks the system for more contrast waits for the whole sheet', { tag: FULL_ONLY }, async ({
  page,
}) => {
  await page.emulateMedia({ contrast: 'more' });
  await page.goto('/news', { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  expect(new Set(await page.evaluate(wholeSheets))).toEqual(new Set([true]));
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('ROUTE-1 a page waits for its whole sheets, also on paper', { tag: FULL_ONLY }, async ({ page }) => {
    for (const address of ['/', '/news', '/ar/news/how-salik-gates-charge']) {
      await page.goto(address);
      expect((await page.evaluate(wholeSheets)).filter(Boolean), address).not.toEqual([]);
      const navigation = page.getByRole('navigation').first();
      await page.emulateMedia({ media: 'print' });
      await expect(navigation, address).toBeHidden();
      for (const tool of ['.search-in-header', '.search-opener', '.ask-link'])
        await expect(page.locator(tool), address).toBeHidden();
      await page.emulateMedia({ media: null });
    }
  });
});

/** Delays some files of the next page until the returned function is called. */
async function hold(context: BrowserContext, files: string): Promise<() => void> {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  await context.unroute(files);
  await context.route(files, async (route) => {
    await opened;
    await route.continue();
  });
  return open;
}

/** Applies the stylesheets as the client does at its start, which is blocked here. */
async function letSheetsIn(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const link of document.querySelectorAll('link[rel=stylesheet][media]')) link.removeAttribute('media');
  });
}

/** For each stylesheet of the page with an address of its own, whether it is applied. */
function wholeSheets(): boolean[] {
  if (document.adoptedStyleSheets.length > 0) return document.adoptedStyleSheets.map((sheet) => !sheet.disabled);
  const sheets = Array.from(document.styleSheets).filter(({ href }) => href?.includes('/root-'));
  return sheets.map(({ media }) => matchMedia(media.mediaText).matches);
}

type Looks = { boxes: number; changed: string[] };

/**
 * The number of boxes on the page, including generated ones, and those whose style or position has changed since the last call.
 */
function readLooks(): Looks {
  const properties =
    'display position color background-color font-family font-size font-weight line-height letter-spacing border-width ' +
    'border-color border-style border-radius box-shadow opacity visibility text-decoration-line text-align z-index transform ' +
    'grid-template-columns gap margin padding content cursor overflow fill stroke';
  const names = properties.split(' ');
  // What is used from the file of a picture, and a group of it, has its size once that file arrives, with or without sheets.
  const drawn = ':not(use[href^="/"], g:has(use[href^="/"]))';
  const looks = Array.from(document.querySelectorAll(`body, body *${drawn}`)).flatMap((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const name = `${element.tagName}.${element.getAttribute('class') ?? ''} ${[x, y, width, height].join(' ')}`;
    return [undefined, '::before', '::after'].map((part) => {
      const style = getComputedStyle(element, part);
      return `${name} ${part ?? ''} ${names.map((property) => style.getPropertyValue(property)).join('; ')}`;
    });
  });
  const saved = window as unknown as { looksBefore?: string[] };
  const before = saved.looksBefore ?? looks;
  saved.looksBefore = looks;
  const changed = looks.filter((look, at) => look !== before[at]);
  return { boxes: looks.length, changed: changed.slice(0, 3) };
}

test('ROUTE-1 a part that is loaded later does not bring the sheet of the page once more', { tag: FULL_ONLY }, async ({
  page,
}) => {
  await page.goto('/news/water-safety-beaches');
  await untilLive(page);
  await page.waitForLoadState('networkidle');
  const hrefs = await page
    .locator('link[rel="stylesheet"]')
    .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href.replace('#', '')));
  expect(hrefs).toHaveLength(1);
});
