import { openPage } from './fixtures/open-page.ts';
import { PAGES } from './fixtures/pages.ts';
import { expect, test } from './fixtures/test.ts';
import { getMessage } from './fixtures/messages.ts';

test('ROUTE-1 the essentials open from the drawer and dial the emergency numbers', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, '/');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Essentials' }).click();
  await expect(page).toHaveURL(PAGES.practical);
  await expect(page.getByRole('heading', { level: 1, name: 'Essentials' })).toBeVisible();
  const police = page.getByRole('region', { name: 'Emergency numbers' }).getByRole('link', { name: /^999/ });
  await expect(police).toHaveAttribute('href', 'tel:999');
  expect((await police.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await page
    .getByText(/facts with dates and sources/)
    .first()
    .click();
  await expect(page.getByText(/^As of/).nth(1)).toBeVisible();
});

test('ROUTE-1 by keyboard a phrase is found, shown large, and the focus returns', async ({ page }) => {
  await openPage(page, PAGES.practical);
  await page.getByRole('searchbox').focus();
  await page.keyboard.type('police');
  await expect(page.locator('#phrases').getByRole('rowheader')).toHaveCount(1);
  await page.keyboard.press('Tab');
  const opener = page.getByRole('button', { name: /^Show large in Arabic/ });
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Show this to someone' });
  await expect(dialog.locator('[lang="ar"]')).toContainText('الشرطة');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test('I18N-1 in Urdu the page is mirrored and its own phrases come first', async ({ page }) => {
  await openPage(page, `/ur${PAGES.practical}`);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(getMessage('ur', 'shell.nav.essentials'));
  await expect(page.locator('#phrases').getByRole('rowheader').first().locator('[lang="ur"]')).toHaveText(
    'السلام علیکم',
  );
  const number = page.locator('#emergency').getByRole('link', { name: /^999 ?\p{L}/u });
  await expect(number.locator('bdi')).toHaveAttribute('dir', 'ltr');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('ROUTE-1 numbers, texts, facts and all phrases are there, and nothing that cannot work', async ({ page }) => {
    await page.goto(PAGES.practical);
    await expect(page.getByRole('link', { name: /^998 ?\p{L}/u })).toHaveAttribute('href', 'tel:998');
    await expect(page.locator('#phrases').getByRole('rowheader').filter({ visible: true })).not.toHaveCount(0);
    await expect(page.getByRole('table')).toHaveCount(8);
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Unit converter' })).toHaveCount(0);
    await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Phrasebook' }).click();
    await expect(page).toHaveURL('/practical#phrases');
  });
});
