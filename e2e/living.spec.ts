import { openPage } from './fixtures/open-page.ts';
import { PAGES } from './fixtures/pages.ts';
import { expect, test } from './fixtures/test.ts';

test('ID-5 four neighbourhoods are compared, a fifth is refused, and the address can be shared', async ({
  page,
  context,
}) => {
  await openPage(page, PAGES.living);
  await expect(page.getByRole('table')).toHaveCount(0);
  const box = (name: string) => page.getByRole('checkbox', { name, exact: true });
  for (const name of ['Deira', 'JBR', 'Jumeirah', 'Bur Dubai']) await box(name).check({ force: true });
  await box('Al Barsha').click({ force: true });
  await expect(box('Al Barsha')).not.toBeChecked();
  await expect(page.getByRole('alert').filter({ hasText: 'Compare up to four' })).toBeVisible();
  await page.getByRole('button', { name: 'Compare' }).click();
  await expect(page).toHaveURL(/compare=deira/);
  await expect(page.getByRole('columnheader')).toHaveCount(5);

  const other = await context.newPage();
  await openPage(other, page.url().replace('/living', '/ar/living'));
  await expect(other.getByRole('columnheader')).toHaveCount(5);
  await expect(other.getByRole('rowheader').first()).toHaveText('طابع الحي');
});

test('DATA-3 a ticked step of moving in is there again on the next visit', async ({ page }) => {
  await openPage(page, PAGES.living);
  const step = page.getByRole('checkbox', { name: 'Bank account' }).first();
  await step.check({ force: true });
  await openPage(page, PAGES.living);
  await expect(step).toBeChecked();
});

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

  test('ROUTE-1 the comparison is a form, and a fifth in the address is named', async ({ page }) => {
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
