import type { BrowserContext, Page } from '@playwright/test';
import { openPage } from './fixtures/open-page.ts';
import { ADMIN, expectSignInPage, PASSWORD, signIn, signUp } from './fixtures/sign-in.ts';
import { decideOnCookies, expect, test } from './fixtures/test.ts';
import { getMessage } from './fixtures/messages.ts';
import { FULL_ONLY } from './fixtures/scope.ts';

const CHANNEL = 'dalil.session';
const DAY_MS = 86_400_000;
const translate = (key: string) => getMessage('en', key);

test.use({ allowedConsole: /status of (?:40[0134]|50[03])|ERR_FAILED/, viewport: { width: 1280, height: 800 } });

async function someone(context: BrowserContext, origin = '', fullName = 'Amina Reader'): Promise<string> {
  const email = `${crypto.randomUUID()}@example.com`;
  await signUp(context, origin, { email, fullName });
  return email;
}

/** Opens a page of this site without other listeners, and records the session messages it receives. */
async function listenIn(page: Page): Promise<() => Promise<string[]>> {
  await page.goto('/robots.txt');
  await page.evaluate((name) => {
    const received: string[] = [];
    Object.assign(globalThis, { received });
    new BroadcastChannel(name).addEventListener('message', ({ data }) => received.push(String(data)));
  }, CHANNEL);
  return () => page.evaluate(() => (globalThis as unknown as { received: string[] }).received);
}

const warningOn = (page: Page) => page.getByRole('dialog', { name: translate('shell.session.ending') });

test('AUTH-1 every event of a session reaches the other tabs', async ({ page, context, baseURL }) => {
  const email = await someone(context, baseURL);
  const received = await listenIn(await context.newPage());
  await page.clock.install();
  await openPage(page, '/profile');
  await expect.poll(received).toContain('INITIAL_SESSION');

  // The activity monitor may start after the session message.
  await expect(async () => {
    await page.clock.fastForward('06:00');
    await page.getByRole('heading', { level: 1 }).click();
    await expect.poll(received, { timeout: 3000 }).toContain('TOKEN_REFRESHED');
  }).toPass({ timeout: 60_000 });

  await page.getByRole('button', { name: 'Change: Full name' }).click();
  await page.getByRole('textbox', { name: 'Full name' }).fill('Noor Reader');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(received).toContain('USER_UPDATED');

  await page.getByRole('button', { name: translate('shell.account.menu') }).click();
  await page.getByRole('menuitem', { name: translate('shell.account.signOut') }).click();
  await expect.poll(received).toContain('SIGNED_OUT');

  await openPage(page, '/auth/signin');
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: translate('shell.account.signIn'), exact: true }).click();
  await expect.poll(received).toContain('SIGNED_IN');
});

test('AUTH-9 a session that nobody keeps is warned of in every tab, ends, and leaves nothing of who was here', async ({
  page,
  context,
  baseURL,
  browser,
}) => {
  const email = await someone(context, baseURL);
  await context.clock.install();
  await openPage(page, '/profile');
  const second = await context.newPage();
  await openPage(second, '/about');
  await expect(second.getByRole('button', { name: translate('shell.account.menu') })).toBeVisible();
  await context.clock.fastForward('23:55:30');
  await expect(warningOn(page)).toBeVisible();
  await expect(warningOn(second)).toBeVisible();

  // The server has its own clock; there the session ends because another device ends it.
  const other = await browser.newContext({ baseURL: baseURL ?? '' });
  await decideOnCookies(other);
  const headers = { origin: baseURL ?? '', 'x-forwarded-for': '198.51.7.7' };
  await other.request.post('/api/auth/sign-in', { headers, data: { email, password: PASSWORD } });
  expect((await other.request.delete('/api/auth/sessions/others', { headers })).status()).toBe(200);
  await other.close();
  await context.clock.fastForward('05:00');
  await expectSignInPage(page, '/profile');
  await expect(warningOn(second)).toBeHidden();
  await expect(second.getByRole('banner').getByRole('link', { name: translate('shell.account.signUp') })).toBeVisible();
  expect(await second.evaluate(() => localStorage.getItem('dalil.auth'))).toBeNull();
});

test('AUTH-9 who stays in one tab stays in all', { tag: FULL_ONLY }, async ({ page, context, baseURL }) => {
  await someone(context, baseURL);
  await context.clock.install();
  await openPage(page, '/about');
  const second = await context.newPage();
  await openPage(second, '/today');
  await context.clock.fastForward('23:55:30');
  await expect(warningOn(second)).toBeVisible();
  // The server's clock does not advance, so the times in its responses are shifted with the browser's clock.
  await context.route('**/api/session*', async (route) => {
    const answer = (await (await route.fetch()).json()) as { session: { expiresAt: string } };
    const expiresAt = new Date(Date.parse(answer.session.expiresAt) + DAY_MS).toISOString();
    await route.fulfill({ json: { ...answer, session: { ...answer.session, expiresAt } } });
  });
  await warningOn(page)
    .getByRole('button', { name: translate('shell.session.stay') })
    .first()
    .click();
  await expect(warningOn(page)).toBeHidden();
  await expect(warningOn(second)).toBeHidden();
  await expect(second.getByRole('button', { name: translate('shell.account.menu') })).toBeVisible();
});

test('STAFF-7 AUTH-1 an admin changes a role, and an open tab of that person learns it at what they do next', {
  tag: FULL_ONLY,
}, async ({ page, context, baseURL, browser }) => {
  const origin = baseURL ?? '';
  const theirs = await browser.newContext({ baseURL: origin, viewport: { width: 1280, height: 800 } });
  await decideOnCookies(theirs);
  const email = await someone(theirs, origin, 'Rashid Curator');
  const tab = await theirs.newPage();
  await theirs.clock.install();
  await openPage(tab, '/dashboard');

  await signIn(context, origin, ADMIN);
  await openPage(page, `/dashboard/users?q=${email}`);
  await page.getByRole('link', { name: 'Rashid Curator' }).click();
  const dialog = page.getByRole('dialog', { name: 'Rashid Curator' });
  await dialog.getByRole('heading', { name: 'Change the role' }).click();
  await dialog.getByRole('combobox', { name: 'New role' }).selectOption('curator');
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Looks after the places');
  await dialog.getByRole('button', { name: 'Change the role' }).click();
  await expect(dialog.getByRole('definition').filter({ hasText: 'curator' })).toBeVisible();

  await theirs.clock.fastForward('05:30');
  await tab.getByRole('heading', { level: 1 }).click();
  await expectSignInPage(tab, '/dashboard');
  await expect(tab.getByText('Your role was changed to Curator. Sign in again.')).toBeVisible();
  await theirs.close();
});

test('AUTH-6 AUTH-1 the header follows the session without the marker, and a sign-out that failed leaves no open account behind a guest’s header', async ({
  page,
  context,
  baseURL,
}) => {
  await someone(context, baseURL);
  await openPage(page, '/about');
  await page.evaluate(() => localStorage.removeItem('dalil.auth'));
  await openPage(page, '/about');
  await page.route('**/api/auth/sign-out', (route) => route.abort());
  await page.getByRole('button', { name: translate('shell.account.menu') }).click();
  await page.getByRole('menuitem', { name: translate('shell.account.signOut') }).click();
  await expect(page.getByText(translate('shell.account.signOutFailed')).first()).toBeVisible();
  const again = page.getByRole('banner').getByRole('button', { name: translate('shell.account.signOutAgain') });
  const guestLink = page.getByRole('banner').getByRole('link', { name: translate('shell.account.signUp') });
  await expect(again).toBeVisible();
  await expect(guestLink).toBeHidden();

  await openPage(page, '/profile');
  await expectSignInPage(page, '/profile');
  await expect(again).toBeVisible();
  await page.unroute('**/api/auth/sign-out');
  await again.click();
  const signInLink = page.getByRole('banner').getByRole('link', { name: translate('shell.account.signIn') });
  await expect(signInLink).toBeFocused();
  await openPage(page, '/profile');
  await expectSignInPage(page, '/profile');
  await expect(guestLink).toBeVisible();
});

test('AUTH-10 a profile that does not come delays no page', { tag: FULL_ONLY }, async ({ page, context, baseURL }) => {
  const email = await someone(context, baseURL);
  await context.clearCookies();
  await openPage(page, '/auth/signin?next=%2Fabout');
  await page.route('**/api/session*', () => {});
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: translate('shell.account.signIn'), exact: true }).click();
  await expect(page).toHaveURL(/\/about$/);
  await page.getByRole('button', { name: translate('shell.account.menu') }).click();
  await expect(page.getByRole('menuitem', { name: translate('shell.account.signOut') })).toBeVisible();
});

test('ERR-4 a page that cannot find out who is there asks for a refresh, which helps once the server answers', {
  tag: FULL_ONLY,
}, async ({ page, context, baseURL }) => {
  await someone(context, baseURL);
  await openPage(page, '/about');
  await page.route('**/api/session*', (route) =>
    route.fulfill({ status: 500, contentType: 'application/problem+json', body: '{"code":"internal_error"}' }),
  );
  await page.getByRole('button', { name: translate('shell.account.menu') }).click();
  await page.getByRole('menuitem', { name: translate('shell.nav.profile') }).click();
  await expect(page.getByText(translate('shell.error.session'))).toBeVisible({ timeout: 60_000 });
  await page.unroute('**/api/session*');
  await page.getByRole('link', { name: translate('shell.error.refresh') }).click();
  await expect(page.getByRole('main')).toContainText('Amina Reader');
});
