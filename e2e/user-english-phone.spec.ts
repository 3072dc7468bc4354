import { LOCALES, localePath } from '@dalil/domain/language/locale.ts';
import { getMessage } from './fixtures/messages.ts';
import { openPage } from './fixtures/open-page.ts';
import { expect, test } from './fixtures/test.ts';
import { FULL_ONLY } from './fixtures/scope.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('LAYOUT-4 ROUTE-1 a user on a phone finds a place by the bottom bar, a chip, the filters and the pages', async ({
  page,
}) => {
  await openPage(page, '/');
  const bar = page.getByRole('navigation', { name: 'Sections' });
  await expect(bar.getByRole('link')).toHaveText(['Today', 'Dining', 'Tourism', 'Night', 'Ayyan']);
  await bar.getByRole('link', { name: 'Dining' }).tap();
  await expect(page).toHaveURL('/eatanddrink');
  await expect(page.getByRole('heading', { level: 1, name: 'Dining' })).toBeFocused();
  await expect(bar.getByRole('link', { name: 'Dining' })).toHaveAttribute('aria-current', 'page');

  const count = page.getByRole('main').getByRole('status').first();
  await expect(count).toHaveText(/^\d+ places$/);
  const all = numberIn(await count.innerText());
  await page.getByRole('list', { name: 'Quick filters' }).getByRole('link', { name: 'For families' }).tap();
  await expect(page).toHaveURL('/eatanddrink?feature=family');
  await expect.poll(async () => numberIn(await count.innerText())).toBeLessThan(all);
  const families = numberIn(await count.innerText());

  await page.getByRole('button', { name: 'Filters, 1' }).tap();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.getByRole('group', { name: 'Indoors or outdoors' }).getByText('Indoors', { exact: true }).tap();
  await expect(page).toHaveURL('/eatanddrink?setting=indoor&feature=family');
  const show = sheet.getByRole('button', { name: /^Show: \d+ places$/ });
  await expect.poll(async () => numberIn(await show.innerText())).toBeLessThan(families);
  await show.tap();
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('list', { name: 'Active filters' }).getByRole('listitem')).toHaveText([
    'Indoors',
    'For families',
  ]);

  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Page 2' }).tap();
  await expect(page).toHaveURL('/eatanddrink?setting=indoor&feature=family&page=2');
  await expect(page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Page 2' })).toHaveAttribute(
    'aria-current',
    'page',
  );
});

test('LAYOUT-1 LAYOUT-2 the header of a phone has room for every control in four languages, with larger text too', {
  tag: FULL_ONLY,
}, async ({ page }) => {
  for (const locale of LOCALES) {
    await openPage(page, localePath(locale, '/government'));
    const header = page.getByRole('banner');
    const translate = (key: string) => getMessage(locale, key);
    const controls = [
      header.getByRole('button', { name: translate('shell.header.openMenu') }),
      header.getByRole('link', { name: translate('shell.search.label') }),
      header.getByRole('link', { name: translate('shell.nav.askAyyan') }),
      header.getByRole('link', { name: translate('shell.account.signIn') }),
      header.getByRole('button', { name: translate('shell.display.title') }),
    ];
    for (const [width, text] of [
      [390, 'normal'],
      [390, 'large'],
      [320, 'normal'],
      [320, 'large'],
    ] as const) {
      await page.setViewportSize({ width, height: 844 });
      await page.evaluate((size) => Object.assign(document.documentElement.dataset, { text: size }), text);
      for (const control of controls) await expect(control, `${locale} ${width} ${text}`).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  }
});

for (const path of ['/tourism/burj-khalifa', '/content/gitex', '/government/tourist-visa', '/content/deira']) {
  test(`ROUTE-1 LAYOUT-1 the name and the actions of ${path} are in the first screen`, async ({ page }) => {
    for (const size of [
      { width: 390, height: 844 },
      { width: 1440, height: 900 },
    ]) {
      await page.setViewportSize(size);
      await openPage(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('main').getByText('More', { exact: true })).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width);
    }
  });
}

test('LAYOUT-1 a place has one row of actions on a phone, and the others open below it', { tag: FULL_ONLY }, async ({
  page,
}) => {
  await openPage(page, '/content/souk-al-bahar');
  const main = page.getByRole('main');
  const save = main.getByRole('button', { name: 'Save', exact: true });
  const more = main.getByText('More', { exact: true });
  const tops = await Promise.all([save, more].map(async (action) => (await action.boundingBox())?.y));
  expect(Math.abs((tops[0] ?? 0) - (tops[1] ?? 100))).toBeLessThan(30);
  const question = main.getByRole('link', { name: 'Ask Ayyan about this' });
  await expect(question).toBeHidden();
  await more.tap();
  await expect(question).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
});

test('LAYOUT-7 the footer of a phone leads to the report of the visible page', { tag: FULL_ONLY }, async ({ page }) => {
  await openPage(page, '/content/souk-al-bahar');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: 'Nightlife' })).toBeHidden();
  expect((await footer.boundingBox())?.height).toBeLessThan(844);
  await footer.locator('summary').getByText('Explore', { exact: true }).tap();
  await expect(footer.getByRole('link', { name: 'Nightlife' })).toBeVisible();
  await footer.getByRole('link', { name: 'Report something wrong' }).tap();
  await expect(page).toHaveURL('/support#about=/content/souk-al-bahar');
  const form = page.getByRole('region', { name: 'Report something wrong' });
  await expect(form.getByRole('link', { name: '/content/souk-al-bahar' })).toBeInViewport();
});

test('ROUTE-1 DATA-1 back from a place restores the list, its filters and the place in it', async ({ page }) => {
  await openPage(page, '/eatanddrink?feature=family&page=2');
  const places = page.getByRole('main').getByRole('article');
  const card = places.nth(4).getByRole('heading').getByRole('link');
  const name = (await card.innerText()).replace(/^\d+\.\s*/, '');
  await card.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(300);
  await card.tap();
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBeLessThan(100);
  const parent = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link');
  await expect(parent.first()).toHaveText('Home');

  await page.goBack();
  await expect(page).toHaveURL('/eatanddrink?feature=family&page=2');
  await expect(places.nth(4).getByRole('link', { name })).toBeVisible();
  await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(8);
  await expect(page.getByRole('link', { name: /^Remove filter: .*For families/ })).toBeAttached();
});

test('ROUTE-1 ERR-5 a place can be shared, and the report of something wrong opens below it', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPage(page, '/content/souk-al-bahar');
  await page.getByRole('main').getByText('More', { exact: true }).tap();
  await page.getByRole('button', { name: 'Share' }).tap();
  const message = page.getByRole('region', { name: 'Messages' });
  await expect(message).toContainText('Link copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/content\/souk-al-bahar$/);
  await expect(message).not.toContainText('Link copied', { timeout: 8000 });

  const opener = page.getByRole('button', { name: 'Report something wrong' });
  await opener.tap();
  await expect(page.getByRole('heading', { name: 'Report something wrong' })).toBeFocused();
  await expect(opener).toHaveAttribute('aria-expanded', 'true');
  await page.getByRole('button', { name: 'Close', exact: true }).tap();
  await expect(opener).toBeFocused();
});

test('ROUTE-1 ROUTE-10 an article shows its facts, each with date and source, and how it was made', {
  tag: FULL_ONLY,
}, async ({ page }) => {
  await openPage(page, '/news');
  await page.getByRole('link', { name: 'How Salik gates charge' }).tap();
  await expect(page).toHaveURL('/news/how-salik-gates-charge');
  await expect(page).toHaveTitle('How Salik gates charge · Dalil');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('How Salik gates charge');
  await expect(main.getByRole('heading', { name: 'Facts in this text' })).toBeVisible();
  await expect(main.getByText(/^As of /).first()).toBeVisible();
  await expect(main.getByText(/^Press, /).first()).toBeVisible();
  await expect(main.getByRole('region', { name: 'Sources' }).getByRole('listitem').first()).toBeVisible();
  await expect(main.getByRole('region', { name: 'How this was made' })).toBeVisible();
  await expect(main).not.toContainText('{{');
});

function numberIn(text: string): number {
  return Number(/\d+/.exec(text)?.[0]);
}
