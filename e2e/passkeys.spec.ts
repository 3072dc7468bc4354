import type { Page } from '@playwright/test';
import { addAxe, violationsOf } from './fixtures/axe.ts';
import { openPage } from './fixtures/open-page.ts';
import { openSections } from './fixtures/open-sections.ts';
import { PASSWORD, signUp } from './fixtures/sign-in.ts';
import { expect, test } from './fixtures/test.ts';
import { comeFromNewAddress } from './fixtures/visitor.ts';
import { FULL_ONLY } from './fixtures/scope.ts';

test.use({ allowedConsole: /status of 40[01]/ });

test.beforeEach(({ context }) => comeFromNewAddress(context));

/** The browser's virtual authenticator: it stores keys and confirms every user verification. */
async function plugInAuthenticator(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const setVerified = (isUserVerified: boolean) =>
    devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified });
  return { setVerified };
}

async function addPasskey(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
}

test('AUTH-13 a passkey is added in the settings, signs in without a password, and is removed', {
  tag: FULL_ONLY,
}, async ({ page, context, baseURL }) => {
  test.setTimeout(180_000);
  const { setVerified } = await plugInAuthenticator(page);
  await signUp(context, baseURL ?? '', { email: `${crypto.randomUUID()}@example.com`, fullName: 'Amina Reader' });
  await openPage(page, '/settings#passkeys');
  const section = page.getByRole('region', { name: 'Passkeys' });
  await expect(section).toContainText('You have no passkey yet.');
  await addPasskey(page, 'My phone');
  const row = section.getByRole('listitem').filter({ hasText: 'My phone' });
  await expect(row).toContainText('Not used yet');
  await addAxe(page);
  expect(await violationsOf(page)).toEqual([]);

  await addPasskey(page, 'The same phone');
  await expect(page.getByRole('group', { name: 'There is a problem' })).toContainText('has a passkey');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await row.getByRole('button', { name: 'Rename: My phone' }).click();
  await row.getByRole('textbox', { name: 'Name' }).fill('The blue phone');
  await row.getByRole('button', { name: 'Save' }).click();
  await expect(section.getByRole('listitem')).toContainText('The blue phone');

  await page.context().clearCookies();
  await openPage(page, '/auth/signin?next=%2Fsettings');
  await setVerified(false);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByRole('group', { name: 'There is a problem' })).toContainText('No passkey was used');
  await setVerified(true);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page).toHaveURL(/\/settings$/);
  await openSections(page);
  const saved = section.getByRole('listitem').filter({ hasText: 'The blue phone' });
  await expect(saved).toContainText('Last used');

  await saved.getByRole('button', { name: 'Remove: The blue phone' }).click();
  await saved.getByRole('textbox', { name: 'Password', exact: true }).fill(PASSWORD);
  await saved.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(section).toContainText('You have no passkey yet.');
  await page.context().clearCookies();
  await openPage(page, '/auth/signin');
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByRole('group', { name: 'There is a problem' })).toContainText('may have been removed');
});

test('AUTH-13 a browser without passkeys offers none, and says so in the settings', { tag: FULL_ONLY }, async ({
  page,
  context,
  baseURL,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'PublicKeyCredential'));
  await openPage(page, '/auth/signin');
  await expect(page.getByRole('button', { name: 'Sign in with a passkey' })).toHaveCount(0);
  await signUp(context, baseURL ?? '', { email: `${crypto.randomUUID()}@example.com`, fullName: 'Amina Reader' });
  await openPage(page, '/settings#passkeys');
  const section = page.getByRole('region', { name: 'Passkeys' });
  await expect(section).toContainText('This browser cannot make passkeys.');
  await expect(section.getByRole('button')).toHaveCount(0);
});
