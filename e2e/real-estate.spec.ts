import { openPage } from './fixtures/open-page.ts';
import { PAGES } from './fixtures/pages.ts';
import { expect, test } from './fixtures/test.ts';
import { getMessage } from './fixtures/messages.ts';

test('ROUTE-1 the rent checker keeps what was typed wrongly, then says what the law allows', async ({ page }) => {
  await openPage(page, PAGES.realEstate);
  const checker = page.getByRole('region', { name: 'Rent increase checker' });
  const rent = checker.getByLabel('Your rent now');
  await rent.fill('eighty');
  await checker.getByRole('button', { name: 'Check' }).click();
  const summary = checker.getByRole('group', { name: 'There is a problem' });
  await expect(summary).toBeFocused();
  await expect(rent).toHaveValue('eighty');
  await summary.getByRole('link', { name: 'Enter the index value' }).click();
  await expect(checker.getByLabel('Index value of the home')).toBeFocused();
  await page.keyboard.type('100000');
  await rent.fill('75,000');
  await checker.getByRole('button', { name: 'Check' }).click();
  await expect(summary).toHaveCount(0);
  await expect(checker.getByRole('status')).toContainText(/at most 10%, to AED\s82,500/);
});

test('I18N-1 in Urdu the checker reads Urdu digits', async ({ page }) => {
  await openPage(page, `/ur${PAGES.realEstate}`);
  await page.getByLabel(getMessage('ur', 'real-estate.rent.rent')).fill('۹۰۰۰۰');
  await page.getByLabel(getMessage('ur', 'real-estate.rent.index')).fill('۱۰۰۰۰۰');
  await page.getByRole('button', { name: getMessage('ur', 'real-estate.rent.check'), exact: true }).click();
  await expect(page.locator('#rent-increase').getByRole('status')).toContainText(
    getMessage('ur', 'real-estate.rent.result.none'),
  );
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('ROUTE-1 steps, costs and the bands of the rent law are there, the checker is not', async ({ page }) => {
    await page.goto(PAGES.realEstate);
    await expect(page.locator('#renting').getByRole('listitem')).toHaveCount(9);
    await expect(page.locator('#rent-increase')).toBeHidden();
    await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Buying' }).click();
    await expect(page).toHaveURL('/real-estate#buying');
  });
});
