import { openPage } from './fixtures/open-page.ts';
import { expect, test } from './fixtures/test.ts';

test('ROUTE-1 the visa checker answers from its address alone, and says nothing for an unknown country', async ({
  request,
}) => {
  const read = async (address: string) => (await request.get(address)).text();
  expect(await read('/visa?nationality=PK&purpose=visit')).toContain('id="visa-answer"');
  expect(await read('/ar/visa?nationality=IN&purpose=work')).toContain('id="visa-answer"');
  expect(await read('/visa?nationality=Atlantis')).not.toContain('id="visa-answer"');
});

test('ROUTE-1 a nationality is chosen in the form, and the answer has an address', async ({ page }) => {
  await openPage(page, '/visa?nationality=HK');
  await expect(page.getByRole('heading', { level: 2 }).first()).toContainText('Hong Kong');
  await page.getByRole('combobox', { name: 'Passport of' }).selectOption({ label: 'India' });
  await page.getByRole('combobox', { name: 'Purpose' }).selectOption('transit');
  await page.getByRole('main').getByRole('button', { name: 'Show' }).click();
  await expect(page).toHaveURL('/visa?nationality=IN&purpose=transit');
  await expect(page.getByRole('heading', { level: 2 }).first()).toContainText('India');
});

test('ROUTE-1 communities are compared beside the twelve neighbourhoods, without scripts too', async ({ request }) => {
  const html = await (await request.get('/living?compare=jvc&compare=deira&compare=mirdif')).text();
  expect(html.match(/<th [^>]*scope="col"/g)).toHaveLength(4);
});

test('ROUTE-1 a search of the fines shows the fine with what follows from it', async ({ page }) => {
  await openPage(page, '/fines');
  await page.getByRole('searchbox', { name: 'Find a fine' }).fill('phone');
  await expect(page.getByText('1 fine', { exact: true })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('4 black points');
});
