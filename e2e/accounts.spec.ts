import type { Browser, Page } from '@playwright/test';
import { findInMail } from './fixtures/mails.ts';
import { openPage } from './fixtures/open-page.ts';
import { PASSWORD } from './fixtures/sign-in.ts';
import { decideOnCookies, expect, test } from './fixtures/test.ts';
import { comeFromNewAddress } from './fixtures/visitor.ts';
import { FULL_ONLY } from './fixtures/scope.ts';

const LATER = 'the dunes are quiet before sunrise';
/** The browser itself logs a rejected sign-in and a page that requires a session. */
test.use({ allowedConsole: /status of 40[013]/ });

const codeIn = (email: string) => findInMail(email, /\b\d{6}\b/);
const freshEmail = () => `${crypto.randomUUID()}@example.com`;

async function otherDevice(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({ baseURL: baseURL ?? '', timezoneId: 'Asia/Dubai' });
  await decideOnCookies(context);
  await comeFromNewAddress(context);
  return context.newPage();
}

async function fillSignUp(page: Page, email: string): Promise<void> {
  await page.getByLabel('Full name').fill('Amina Reader');
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('New password').fill(PASSWORD);
}

async function signUpByForm(page: Page, email: string): Promise<void> {
  await openPage(page, '/auth/signup');
  await fillSignUp(page, email);
  await page.getByRole('button', { name: 'Create an account' }).click();
  await expect(page).toHaveURL(/\/auth\/verify-email-sent/);
  await page.getByLabel('Code').fill(await codeIn(email));
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page).toHaveURL(/\/auth\/onboarding/);
}

async function signInByForm(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

test.beforeEach(async ({ context }) => comeFromNewAddress(context));

test('AUTH-2 AUTH-8 ONB-1 PROF-6 what a guest saved is on the other device after signing up here and signing in there', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(180_000);
  const email = freshEmail();
  await openPage(page, '/tourism/burj-khalifa');
  const save = page.getByRole('main').getByRole('button', { name: /^Save/ }).first();
  await save.click();
  await expect(save).toHaveAttribute('aria-pressed', 'true');
  await signUpByForm(page, email);
  await expect(page.locator('html')).toHaveAttribute('data-signed-in', '');
  const ofAccount = async () => (await page.request.get('/api/bookmarks')).text();
  await expect.poll(ofAccount).toContain('burj-khalifa');

  const other = await otherDevice(browser, baseURL);
  await openPage(other, '/auth/signin?next=%2Fbookmarks');
  await signInByForm(other, email, PASSWORD);
  await expect(other).toHaveURL(/\/bookmarks$/);
  await expect(other.getByRole('main').getByRole('link', { name: 'Burj Khalifa' }).first()).toBeVisible();
  await other.context().close();
});

test('AUTH-2 ROUTE-5 the link of the mail confirms with one press and leads to the page that was asked for', {
  tag: FULL_ONLY,
}, async ({ page }) => {
  const email = freshEmail();
  await openPage(page, '/auth/signup?next=%2Fbookmarks');
  await fillSignUp(page, email);
  await page.getByRole('button', { name: 'Create an account' }).click();
  await expect(page).toHaveURL(/\/auth\/verify-email-sent/);
  const link = new URL(await findInMail(email, /https?:\/\/\S+#confirm=\S+/));
  await openPage(page, link.pathname + link.hash);
  await page.getByRole('button', { name: 'Confirm this address' }).click();
  await expect(page).toHaveURL(/\/bookmarks$/);
  await expect(page.locator('html')).toHaveAttribute('data-signed-in', '');
});

test('AUTH-13 ROUTE-5 the form says what is wrong where it is wrong, and keeps what was typed', async ({ page }) => {
  await openPage(page, '/auth/signup');
  await page.getByLabel('Full name').fill('Amina Reader');
  await page.getByLabel('Email address').fill('amina');
  await page.getByLabel('New password').fill('short');
  await page.getByRole('button', { name: 'Create an account' }).click();
  const summary = page.getByRole('group', { name: 'There is a problem' });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveCount(2);
  await expect(page.getByLabel('Full name')).toHaveValue('Amina Reader');
  await page.getByLabel('Email address').fill(freshEmail());
  await page.getByLabel('New password').fill('password123');
  await page.getByRole('button', { name: 'Create an account' }).click();
  await expect(summary).toContainText('commonly used');
  await expect(page.getByLabel('New password')).toHaveValue('password123');
});

test('AUTH-4 ERR-7 a wrong password and an unknown address read the same', { tag: FULL_ONLY }, async ({
  page,
  browser,
  baseURL,
}) => {
  const email = freshEmail();
  const first = await otherDevice(browser, baseURL);
  await signUpByForm(first, email);
  await first.context().close();
  const text: string[] = [];
  for (const address of [email, freshEmail()]) {
    await openPage(page, '/auth/signin');
    await signInByForm(page, address, 'a wrong password indeed');
    const summary = page.getByRole('group', { name: 'There is a problem' });
    await expect(summary).toBeVisible();
    text.push(await summary.innerText());
    await expect(page.getByLabel('Email address')).toHaveValue(address);
  }
  expect(text[0]).toBe(text[1]);
});

test('AUTH-7 a forgotten password is set by the link of a mail, once, and ends the other session', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(180_000);
  const email = freshEmail();
  await signUpByForm(page, email);
  const other = await otherDevice(browser, baseURL);
  await openPage(other, '/auth/signin');
  await other.getByLabel('Email address').fill(email);
  await other.getByRole('link', { name: 'I do not remember my password' }).click();
  await expect(other.getByLabel('Email address')).toHaveValue(email);
  await other.getByRole('button', { name: 'Send the link' }).click();
  await expect(other.getByRole('status').filter({ hasText: email })).toBeVisible();
  const link = new URL(await findInMail(email, /https?:\/\/\S+reset-password\S+/));
  await openPage(other, link.pathname + link.search);
  await expect(other).toHaveURL(/\/auth\/reset-password$/);
  await other.getByLabel('New password').fill(LATER);
  await other.getByRole('button', { name: 'Save the new password' }).click();
  await expect(other).toHaveURL(/\/auth\/signin/);
  await signInByForm(other, email, LATER);
  await expect(other.locator('html')).toHaveAttribute('data-signed-in', '');
  await other.context().close();

  await page.goto('/profile');
  await expect(page).toHaveURL(/\/auth\/signin\?next=%2Fprofile/);
  await openPage(page, link.pathname + link.search);
  await page.getByLabel('New password').fill('another one of my passwords');
  await page.getByRole('button', { name: 'Save the new password' }).click();
  await expect(page.getByRole('group', { name: 'There is a problem' })).toContainText('no longer valid');
});

test('AUTH-1 AUTH-6 LAYOUT-2 signing out in one tab reaches the other', { tag: FULL_ONLY }, async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const email = freshEmail();
  await signUpByForm(page, email);
  const second = await context.newPage();
  await openPage(second, '/profile');
  await openPage(page, '/about');
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByRole('link', { name: 'Sign Up' })).toBeVisible();
  await expect(second).toHaveURL(/\/auth\/signin\?next=%2Fprofile/);
});

test('ROUTE-4 ROUTE-5 ROUTE-8 the way back is stored, members leave the pages of guests, and staff pages say who may', async ({
  page,
}) => {
  const email = freshEmail();
  await signUpByForm(page, email);
  await page.goto('/ar/auth/signin');
  await expect(page).toHaveURL(/\/ar$/);
  const denied = await page.goto('/dashboard/compliance');
  expect(denied?.status()).toBe(403);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Access Denied');
  await expect(page.getByRole('main')).toContainText('Required: admin');
});

for (const next of ['https://elsewhere.example/', '//elsewhere.example', '/\\elsewhere.example']) {
  test(`ROUTE-4 signing in never leads to another site: ${next}`, {
    tag: next.startsWith('//') ? [] : FULL_ONLY,
  }, async ({ page, baseURL }) => {
    const email = freshEmail();
    await signUpByForm(page, email);
    await page.context().clearCookies();
    await openPage(page, `/auth/signin?next=${encodeURIComponent(next)}`);
    await signInByForm(page, email, PASSWORD);
    await expect(page).toHaveURL(`${baseURL}/`);
  });
}
