import { openPage } from './fixtures/open-page.ts';
import { ADMIN, signIn } from './fixtures/sign-in.ts';
import { expect, test } from './fixtures/test.ts';

test('STAFF-4 an admin adds a reporter, tries it, runs it and judges a claim; its draft waits for a person', async ({
  page,
  context,
  baseURL,
}) => {
  // Names in messages are isolated from the direction of the words around them, by signs without a width.
  const name = `Week ahead ${Date.now()}`;
  await signIn(context, baseURL ?? '', ADMIN);
  await openPage(page, '/dashboard/ai-reporters');
  await page.getByRole('button', { name: 'Add a reporter' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a reporter' });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByRole('group', { name: 'There is a problem' })).toBeFocused();
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
  await dialog.getByRole('textbox', { name: 'What it reports on' }).fill('The holidays ahead');
  await dialog.getByRole('combobox', { name: 'How it writes' }).selectOption('public-holidays');
  await dialog.getByRole('button', { name: 'Save' }).click();
  const card = page.getByRole('article', { name });
  await card.getByRole('button', { name: 'Dry run' }).click();
  const tried = page.getByRole('region', { name: new RegExp(`Dry run: .?${name}`) });
  await expect(tried.getByRole('heading', { name: 'Claims' })).toBeVisible();
  await expect(tried.getByText('Nothing of it is stored')).toBeVisible();
  await tried.getByRole('button', { name: 'Close' }).click();

  await card.getByRole('button', { name: 'Run now' }).click();
  const run = page.getByRole('region', { name: new RegExp(`${name}.?, run`) });
  await expect(run.getByText('Drafted', { exact: true })).toBeVisible({ timeout: 60_000 });
  await run.getByRole('button', { name: 'Right' }).first().press('Enter');
  await expect(run.getByRole('button', { name: 'Right' }).first()).toHaveAttribute('aria-pressed', 'true');
  await run.getByRole('link', { name: 'Open the review' }).click();
  const claims = page.getByRole('region', { name: 'Claims' });
  await expect(claims.getByText(new RegExp(`Drafted by the reporter .?${name}`))).toBeVisible();
  await expect(claims.getByText('supported').first()).toBeVisible();

  await openPage(page, '/dashboard/ai-reporters');
  await page.getByRole('button', { name: 'Stop all reporters' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Stop all reporters' }).click();
  await expect(page.getByText('All reporters are stopped')).toBeVisible();
  await page.getByRole('button', { name: 'Restart the reporters' }).click();
  await expect(page.getByText('Reporters may run')).toBeVisible();
});
