import { LOCALE_INFO, localePath } from '@dalil/domain/language/locale.ts';
import { cachedPages, openCached, saveData, untilCached } from './fixtures/device.ts';
import { openPage, untilLive } from './fixtures/open-page.ts';
import { CHECKED_LOCALES, FULL_ONLY } from './fixtures/scope.ts';
import { expect, test } from './fixtures/site-test.ts';
import { getMessage } from './fixtures/messages.ts';

const ARTICLE = '/news/how-salik-gates-charge';
const TITLE = 'How Salik gates charge';

// The browser logs every failed request to the stopped server, and every map whose data the device has not received before.
test.use({ allowedConsole: /ERR_CONNECTION_REFUSED|ERR_FAILED \S+\/map\/|status of 503/ });

test('ID-1 PWA-9 a visited page opens without the server, alive, and leads to the others that were visited', async ({
  page,
  site,
}) => {
  await openCached(page, ARTICLE);
  await openCached(page, '/tourism');
  await site.stop();

  await openPage(page, ARTICLE);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLE);
  await page.getByRole('button', { name: 'Display' }).click();
  await expect(page.getByRole('dialog', { name: 'Display' })).toBeVisible();
  await page.keyboard.press('Escape');

  // The page was loaded as a document, so its parts were never requested individually. It is therefore opened as a document.
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Experiences' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Experiences' })).toBeVisible();
});

test('PWA-9 a page reached by a link is on the device too', { tag: FULL_ONLY }, async ({ page, site }) => {
  await openCached(page, '/news');
  await page.getByRole('link', { name: TITLE }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLE);
  await site.stop();
  await page.reload();
  await untilLive(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLE);
  await expect(page).toHaveTitle(/How Salik gates charge/);
});

for (const locale of CHECKED_LOCALES) {
  test(`PWA-9 I18N-3 a page that was never visited says so in ${locale}, and offers what is there`, {
    tag: locale === 'en' ? [] : FULL_ONLY,
  }, async ({ page, site }) => {
    await saveData(page);
    const visited = localePath(locale, '/practical');
    await openCached(page, visited);
    await site.stop();
    await page.goto(localePath(locale, '/real-estate'));
    await untilLive(page);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(getMessage(locale, 'offline.page.title'));
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await expect(page.locator('html')).toHaveAttribute('dir', LOCALE_INFO[locale].dir);
    await page.getByRole('link', { name: getMessage(locale, 'offline.page.emergency') }).click();
    await expect(page).toHaveURL(visited);
    await expect(heading).toBeVisible();
    await expect(heading).not.toHaveText(getMessage(locale, 'offline.page.title'));
  });
}

test('PWA-9 the page comes by itself when the network is back', { tag: FULL_ONLY }, async ({ page, site }) => {
  await saveData(page);
  await openCached(page, '/');
  await site.stop();
  await page.goto('/real-estate');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page is not on your device');
  await site.start();
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('This page is not on your device');
  await expect(page).toHaveURL('/real-estate');
});

test('PROF-5 a shell has the theme of the user from its first paint, and obeys the policy it came with', {
  tag: FULL_ONLY,
}, async ({ page, site }) => {
  await openCached(page, '/');
  await page.evaluate(() => localStorage.setItem('dalil.theme', 'dark'));
  await site.stop();
  const response = await page.goto('/events');
  expect(response?.headers()['content-security-policy']).toContain("script-src 'self' 'sha256-");
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('PWA-9 nothing of a private page or an account is stored', async ({ page }) => {
  await openCached(page, '/');
  await openPage(page, '/auth/signin');
  await openPage(page, '/news');
  await untilCached(page, '/news');
  expect(await cachedPages(page)).not.toContain('/auth/signin');
  const answers = await page.evaluate(async () => {
    const keys = await (await caches.open('dalil-answers')).keys();
    return keys.map(({ url }) => new URL(url).pathname);
  });
  expect(answers.filter((path) => /session|auth|profile|history/.test(path))).toEqual([]);
});

test('PWA-1 the worker is requested only when the page has loaded, and of its languages only the user’s', {
  tag: FULL_ONLY,
}, async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  page.on('load', () => requests.push('load'));
  await openCached(page, '/ar/news');
  const atLoad = requests.indexOf('load');
  expect(requests.slice(0, atLoad).filter((path) => path === '/sw.js' || path.includes('offline-setup'))).toEqual([]);
  const files = await page.evaluate(async () => {
    const keys = await (await caches.open('dalil-files')).keys();
    return keys.map(({ url }) => new URL(url).pathname);
  });
  const languages = new Set(files.flatMap((file) => /messages-[\w-]+\/(\w+)\//.exec(file)?.[1] ?? []));
  expect([...languages]).toEqual(['ar']);
});

test('PWA-9 I18N-3 without the server a tap on a language the device lacks keeps the page and says why', {
  tag: FULL_ONLY,
}, async ({ page, site }) => {
  await openCached(page, '/news');
  await site.stop();
  await page.goto('/ar/news');
  await expect(page).toHaveURL('/news');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('العربية is not on this device')).toBeVisible();
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});
