import { openPage } from './fixtures/open-page.ts';
import { openSections } from './fixtures/open-sections.ts';
import { PAGES } from './fixtures/pages.ts';
import { expect, test } from './fixtures/test.ts';
import { FULL_ONLY } from './fixtures/scope.ts';

test('ROUTE-1 the essentials open from the drawer and dial the emergency numbers', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, '/');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Practical' }).click();
  const tabs = page.getByRole('main').getByRole('navigation', { name: 'Practical', exact: true });
  await tabs.getByRole('link', { name: 'Essentials' }).click();
  await expect(page).toHaveURL(PAGES.practical);
  await expect(page.getByRole('heading', { level: 1, name: 'Essentials' })).toBeVisible();
  await expect(tabs.getByRole('link')).toHaveText(['Services and papers', 'Essentials']);
  const police = page.getByRole('region', { name: 'Emergency numbers' }).getByRole('link', { name: /^999/ });
  await expect(police).toHaveAttribute('href', 'tel:999');
  expect((await police.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await page
    .getByText(/facts and where to confirm them/)
    .first()
    .click();
  await expect(page.getByText(/^(?:Official source|Press), |^General knowledge, not confirmed$/).first()).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('ROUTE-1 numbers, texts, facts and all phrases are there, and nothing that cannot work', {
    tag: FULL_ONLY,
  }, async ({ page }) => {
    await page.goto(PAGES.practical);
    await openSections(page);
    await expect(page.getByRole('link', { name: /^998 ?\p{L}/u })).toHaveAttribute('href', 'tel:998');
    await expect(page.locator('#phrases').getByRole('rowheader').filter({ visible: true })).not.toHaveCount(0);
    await expect(page.getByRole('table')).toHaveCount(8);
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Unit converter' })).toHaveCount(0);
    await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Phrasebook' }).click();
    await expect(page).toHaveURL('/practical#phrases');
  });
});
