import { openPage } from './fixtures/open-page.ts';
import { ADMIN, signIn } from './fixtures/sign-in.ts';
import { expect, test } from './fixtures/test.ts';

test('STAFF-4 a source is added, switched on and seen by users, whose browser runs and fetches nothing of it', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  await signIn(context, baseURL ?? '', ADMIN);
  await openPage(page, '/dashboard/sources');
  await page.getByRole('button', { name: 'Add a source' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a source' });
  await dialog.getByRole('textbox', { name: 'Address' }).fill('not an address');
  await dialog.getByRole('textbox', { name: 'Name of the publisher' }).fill('Loopback Times');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByRole('group', { name: 'There is a problem' })).toBeFocused();
  await dialog.getByRole('textbox', { name: 'Address' }).fill(`${process.env.E2E_LIVE_ORIGIN}/feed`);
  await dialog.getByRole('button', { name: 'Save' }).click();
  const card = page.getByRole('article', { name: /Loopback Times/ });
  await expect(card).toContainText('Never fetched');
  await card.getByRole('button', { name: /^Fetch/ }).click();
  await expect(card.getByText('Answered')).toBeVisible({ timeout: 60_000 });
  await card.getByRole('switch').press('Space');
  await expect(card.getByRole('switch')).toBeChecked();

  const visitor = await browser.newPage();
  const outside: string[] = [];
  visitor.on('request', (request) => {
    if (!request.url().startsWith(baseURL ?? '')) outside.push(request.url());
  });
  await expect
    .poll(async () => (await (await visitor.request.get('/news')).text()).includes('A ferry adds'), { timeout: 60_000 })
    .toBe(true);
  await openPage(visitor, '/news');
  const headlines = visitor.getByRole('region', { name: 'Headlines from other publishers' });
  await expect(headlines.getByRole('heading', { level: 3 })).toHaveText([
    'A ferry adds an evening departure',
    'Harmless words',
  ]);
  await expect(headlines.getByText('From Al Seef at nine.')).toBeVisible();
  expect(await visitor.title()).toMatch(/News|Dalil/);
  expect(outside).toEqual([]);

  await card.getByRole('button', { name: /^Edit/ }).click();
  const edit = page.getByRole('dialog', { name: /Edit/ });
  await edit.getByRole('heading', { name: 'Remove this source' }).click();
  await edit.getByRole('button', { name: 'Remove this source' }).click();
  // Behind an open dialog nothing has a role.
  await expect(edit).toBeHidden();
  await expect(card).toHaveCount(0);
  await visitor.reload();
  await expect(headlines).toHaveCount(0);
  await visitor.close();
});
