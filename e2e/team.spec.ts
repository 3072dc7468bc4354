import type { Browser, Page } from '@playwright/test';
import { addAxe, violationsOf } from './fixtures/axe.ts';
import { findInMail } from './fixtures/mails.ts';
import { getMessage } from './fixtures/messages.ts';
import { openPage, untilLive } from './fixtures/open-page.ts';
import { ADMIN, PASSWORD, signIn } from './fixtures/sign-in.ts';
import { decideOnCookies, expect, test } from './fixtures/test.ts';

test.use({ reducedMotion: 'reduce', allowedConsole: /status of 40[0139]/ });

const OFFICE = '203.0.113.90';
const address = (name: string) => `${name}-${Date.now()}@dalil.example`;

async function expectAccessible(page: Page): Promise<void> {
  await addAxe(page);
  expect(await violationsOf(page)).toEqual([]);
}

/** The path of the newest link that was mailed to somebody who is invited. */
async function mailedLink(email: string): Promise<string> {
  const href = await findInMail(email, /https?:\/\/\S+\/auth\/invitation#[\w-]+/);
  const { pathname, hash } = new URL(href);
  return pathname + hash;
}

/** Another person at a device of the same office line. */
async function newPerson(browser: Browser, origin: string, viewport?: { width: number; height: number }) {
  const context = await browser.newContext({
    baseURL: origin,
    extraHTTPHeaders: { 'x-forwarded-for': OFFICE },
    ...(viewport && { viewport }),
  });
  await decideOnCookies(context);
  return context.newPage();
}

async function openInvitation(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilLive(page);
}

test('STAFF-7 an admin invites an editor, who accepts by the link and stands at the desk', async ({
  page,
  context,
  baseURL,
  browser,
}) => {
  const origin = baseURL ?? '';
  const email = address('sana');
  await signIn(context, origin, ADMIN);
  await openPage(page, '/dashboard/users');
  await page.getByRole('button', { name: 'Invite' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Invite to the staff' });
  const addresses = dialog.getByRole('textbox', { name: 'Email addresses' });
  await addresses.fill('not an address');
  await dialog.getByRole('button', { name: 'Invite' }).press('Enter');
  await expect(addresses).toBeFocused();
  await expect(addresses).toHaveAttribute('aria-invalid', 'true');
  await expect(addresses).toHaveValue('not an address');
  await addresses.fill(`${email}, ${ADMIN}`);
  await dialog.getByRole('button', { name: 'Invite' }).press('Enter');
  await expect(
    dialog.getByText(`Belongs to the staff already, so change the role at the person: ${ADMIN}`),
  ).toBeVisible();
  await expectAccessible(page);
  await addresses.fill(email);
  await dialog.getByRole('button', { name: 'Invite' }).press('Enter');
  await expect(dialog).toBeHidden();
  await page.getByRole('link', { name: 'Invited', exact: true }).press('Enter');
  const row = page.getByRole('row').filter({ hasText: email });
  await expect(row).toContainText('Waiting');
  await expectAccessible(page);

  const other = await newPerson(browser, origin);
  await openInvitation(other, await mailedLink(email));
  await expect(other.getByText('You are invited as editor')).toBeVisible();
  await expectAccessible(other);
  await other.getByRole('textbox', { name: 'Full name' }).fill('Sana Karim');
  await other.getByRole('textbox', { name: 'New password' }).fill('password1234');
  await other.getByRole('button', { name: 'Accept the invitation' }).press('Enter');
  await expect(other.getByRole('group', { name: 'There is a problem' })).toBeFocused();
  await expect(other.getByRole('textbox', { name: 'Full name' })).toHaveValue('Sana Karim');
  await other.getByRole('textbox', { name: 'New password' }).fill(PASSWORD);
  await other.getByRole('button', { name: 'Accept the invitation' }).press('Enter');
  await expect(other).toHaveURL('/dashboard');
  await expect(other.getByRole('button', { name: 'Create' })).toBeVisible();
  await other.context().close();

  await page.reload();
  await expect(page.getByText(email)).toHaveCount(0);
});

test('STAFF-7 AUTH-13 an invited publisher sets up a second step, and the role holds from then on', async ({
  page,
  context,
  baseURL,
  browser,
}) => {
  const origin = baseURL ?? '';
  const email = address('layla');
  await signIn(context, origin, ADMIN);
  await openPage(page, '/dashboard/users?action=invite');
  const dialog = page.getByRole('dialog', { name: 'Invite to the staff' });
  await dialog.getByRole('textbox', { name: 'Email addresses' }).fill(email);
  await dialog.getByRole('radio', { name: /^publisher/ }).check();
  await expect(dialog.getByText('They set up a second step')).toBeVisible();
  await dialog.getByRole('combobox', { name: 'Language of the invitation' }).selectOption('ar');
  await dialog.getByRole('button', { name: 'Invite' }).click();
  await expect(dialog).toBeHidden();

  const other = await newPerson(browser, origin, { width: 390, height: 844 });
  const devtools = await other.context().newCDPSession(other);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const say = (key: string) => getMessage('ar', key);
  const link = await mailedLink(email);
  expect(link).toMatch(/^\/ar\/auth\/invitation#/);
  await openInvitation(other, link);
  await expect(other.locator('html')).toHaveAttribute('dir', 'rtl');
  await other.getByRole('textbox', { name: say('account.fullName') }).fill('ليلى حداد');
  await other.getByRole('textbox', { name: say('account.newPassword') }).fill(PASSWORD);
  await other.getByRole('button', { name: say('account.invitation.accept') }).click();
  await expect(other.getByText(say('members.factor.needed'))).toBeVisible();
  const width = await other.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
  await expectAccessible(other);
  await other.getByRole('button', { name: say('members.passkeys.add') }).click();
  await other.getByRole('textbox', { name: say('members.passkeys.name'), exact: true }).fill('Key');
  await other.getByRole('textbox', { name: say('account.password'), exact: true }).fill(PASSWORD);
  await other.getByRole('button', { name: say('members.passkeys.add') }).click();
  await other.getByRole('link', { name: say('account.invitation.desk') }).click();
  await expect(other).toHaveURL('/ar/dashboard');
  expect((await other.goto('/ar/dashboard/content-approval'))?.status()).toBe(200);
  await other.context().close();
});

test('STAFF-7 an invitation is sent again and withdrawn, and every link says what has become of it', async ({
  page,
  context,
  baseURL,
  browser,
}) => {
  const origin = baseURL ?? '';
  const email = address('ravi');
  await signIn(context, origin, ADMIN);
  const headers = { origin };
  const data = { emails: [email], role: 'editor', locale: 'en' };
  expect((await context.request.post('/api/invitations', { headers, data })).status()).toBe(200);
  const first = await mailedLink(email);
  await openPage(page, '/dashboard/users?part=invited');
  await page.getByRole('button', { name: `Send again ${email}` }).click();
  await expect(page.getByText('Sent again. The link before no longer works')).toBeVisible();
  await expect.poll(() => mailedLink(email)).not.toBe(first);
  const second = await mailedLink(email);

  const other = await newPerson(browser, origin);
  await openInvitation(other, first);
  await expect(other.getByRole('status').filter({ hasText: 'This link is not valid' })).toBeVisible();
  await expectAccessible(other);
  await page.getByRole('button', { name: `Withdraw ${email}` }).click();
  await expect(page.getByText('The invitation is withdrawn')).toBeVisible();
  await openInvitation(other, '/');
  await openInvitation(other, second);
  await expect(other.getByRole('status').filter({ hasText: 'This invitation was withdrawn' })).toBeVisible();
  await openInvitation(other, '/auth/invitation');
  await expect(other.getByRole('status').filter({ hasText: 'This link is not valid' })).toBeVisible();
  await other.context().close();
});

test('STAFF-7 whoever has an account signs in and takes the role with it', async ({ context, baseURL, browser }) => {
  const origin = baseURL ?? '';
  const email = address('meera');
  await signIn(context, origin, ADMIN);
  const headers = { origin };
  const invite = (role: string) =>
    context.request.post('/api/invitations', { headers, data: { emails: [email], role, locale: 'en' } });
  const other = await newPerson(browser, origin);
  const post = (path: string, data: object) => other.context().request.post(`/api/auth/${path}`, { headers, data });
  const person = { email, fullName: 'Meera', password: PASSWORD, userType: 'resident', locale: 'en' };
  await post('sign-up', person);
  await post('verify-email', { email, code: await findInMail(email, /\b\d{6}\b/) });
  await post('sign-out', {});
  expect((await invite('curator')).status()).toBe(200);
  await openInvitation(other, await mailedLink(email));
  await other.getByRole('link', { name: 'Sign in to accept' }).click();
  await other.getByRole('textbox', { name: 'Email address' }).fill(email);
  await other.getByRole('textbox', { name: 'Password', exact: true }).fill(PASSWORD);
  await other.getByRole('main').getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(other).toHaveURL('/auth/invitation');
  await other.getByRole('button', { name: 'Accept the invitation' }).click();
  await expect(other).toHaveURL('/dashboard');
  await expect(other.getByRole('button', { name: 'Create' })).toBeVisible();
  await other.context().close();
});
