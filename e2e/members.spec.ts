import { openPage } from './fixtures/open-page.ts';
import { ADMIN, expectSignInPage, PASSWORD, signIn, signUp } from './fixtures/sign-in.ts';
import { decideOnCookies, expect, test } from './fixtures/test.ts';
import { FULL_ONLY } from './fixtures/scope.ts';

test.describe.configure({ mode: 'serial' });
test.use({ reducedMotion: 'reduce', allowedConsole: /status of 40[0349]/ });

test('PROF-1 PROF-2 ERR-7 a name is changed, taken back, and kept while it is wrong', async ({
  page,
  context,
  baseURL,
}) => {
  await signIn(context, baseURL ?? '', ADMIN);
  await openPage(page, '/profile');
  await page.getByRole('button', { name: 'Change: Full name' }).click();
  const field = page.getByRole('textbox', { name: 'Full name' });
  await expect(field).toBeFocused();
  const before = await field.inputValue();
  await field.fill(' ');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('group', { name: 'There is a problem' })).toBeFocused();
  await field.fill('Amina Reader');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('definition').filter({ hasText: 'Amina Reader' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Change: Full name' })).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  // The name may be a word of the role beside it.
  await expect(page.getByRole('definition').filter({ hasText: new RegExp(`^${before}$`) })).toBeVisible();
});

test('AUTH-13 the last administrator is not deleted, and learns why', { tag: FULL_ONLY }, async ({
  page,
  context,
  baseURL,
}) => {
  await signIn(context, baseURL ?? '', ADMIN);
  await openPage(page, '/settings#delete');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await page.getByRole('textbox', { name: 'Type “delete” to confirm' }).fill('delete');
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'This is the last administrator' })).toBeVisible();
});

test('STAFF-7 ROUTE-8 an admin changes a role with a reason, and the other is signed out immediately', async ({
  page,
  context,
  baseURL,
  browser,
}) => {
  const origin = baseURL ?? '';
  await signIn(context, origin, ADMIN);
  const others = await browser.newContext({ baseURL: origin });
  await decideOnCookies(others);
  const email = `noor-${Date.now()}@dalil.example`;
  await signUp(others, origin, { email, fullName: 'Noor Editor' });
  const other = await others.newPage();
  await openPage(other, '/dashboard');
  expect((await other.goto('/dashboard/users'))?.status()).toBe(403);

  await openPage(page, '/dashboard/users');
  await page.getByRole('main').getByRole('searchbox').fill(email);
  await page.getByRole('main').getByRole('button', { name: 'Find' }).click();
  await expect(page).toHaveURL(/\?q=noor/);
  await page.getByRole('link', { name: 'Noor Editor' }).click();
  await expect(page).toHaveURL(/&user=/);
  const dialog = page.getByRole('dialog', { name: 'Noor Editor' });
  await dialog.getByRole('heading', { name: 'Change the role' }).click();
  await dialog.getByRole('button', { name: 'Change the role' }).click();
  await expect(dialog.getByRole('group', { name: 'There is a problem' })).toBeFocused();
  await dialog.getByRole('combobox', { name: 'New role' }).selectOption('editor');
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Writes for the events pages');
  await dialog.getByRole('button', { name: 'Change the role' }).click();
  await expect(dialog.getByRole('definition').filter({ hasText: 'editor' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).not.toHaveURL(/user=/);

  await other.goto('/dashboard');
  await expectSignInPage(other, '/dashboard');
  await others.close();
});

test('STAFF-7 the own account is locked, and an address without a person says so', { tag: FULL_ONLY }, async ({
  page,
  context,
  baseURL,
}) => {
  await signIn(context, baseURL ?? '', ADMIN);
  await openPage(page, `/dashboard/users?q=${ADMIN}`);
  await page.getByRole('link', { name: 'User' }).click();
  await expect(page.getByRole('dialog').getByText('This is your own account.')).toBeVisible();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Suspend the account' })).toHaveCount(0);
  await openPage(page, '/dashboard/users?user=00000000-0000-4000-8000-000000000000');
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('does not exist');
});
