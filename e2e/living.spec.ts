import { openPage } from './fixtures/open-page.ts';
import { PAGES } from './fixtures/pages.ts';
import { expect, test } from './fixtures/test.ts';
import { FULL_ONLY } from './fixtures/scope.ts';

test('ROUTE-1 a neighbourhood opens from the home page and leads to its lists and to the comparison', async ({
  page,
}) => {
  await openPage(page, '/');
  await page.getByRole('main').getByRole('link', { name: 'Deira', exact: true }).click();
  await expect(page).toHaveURL(PAGES.neighbourhood);
  await expect(
    page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Living' }),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Compare with other neighbourhoods' }).click();
  await expect(page.getByRole('checkbox', { name: 'Deira', exact: true })).toBeChecked();
  await page.goBack();
  await page.getByRole('main').getByRole('link', { name: 'Dining' }).click();
  await expect(page).toHaveURL('/eatanddrink?neighbourhood=deira');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('ROUTE-1 the comparison is a form, and a fifth in the address is named', { tag: FULL_ONLY }, async ({
    page,
  }) => {
    await page.goto(PAGES.living);
    await page.getByRole('checkbox', { name: 'Deira', exact: true }).check({ force: true });
    await page.getByRole('checkbox', { name: 'Dubai Marina', exact: true }).check({ force: true });
    await page.getByRole('button', { name: 'Compare' }).click();
    await expect(page.getByRole('columnheader')).toHaveCount(3);
    await page.goto('/living?compare=deira&compare=jbr&compare=jumeirah&compare=bur-dubai&compare=al-barsha');
    await expect(page.getByRole('columnheader')).toHaveCount(5);
    await expect(page.getByText('Only the first four neighbourhoods')).toBeVisible();
  });
});
