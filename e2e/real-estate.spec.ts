import { openSections } from './fixtures/open-sections.ts';
import { PAGES } from './fixtures/pages.ts';
import { expect, test } from './fixtures/test.ts';
import { FULL_ONLY } from './fixtures/scope.ts';

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('ROUTE-1 steps, costs and the bands of the rent law are there, with the way to the calculators', {
    tag: FULL_ONLY,
  }, async ({ page }) => {
    await page.goto(PAGES.realEstate);
    await openSections(page);
    await expect(page.locator('#renting').getByRole('listitem')).toHaveCount(9);
    await expect(page.locator('#calculators').getByRole('link')).toHaveCount(5);
    await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Buying' }).click();
    await expect(page).toHaveURL('/real-estate#buying');
  });
});
