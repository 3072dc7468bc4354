import path from 'node:path';
import { consentText, NO_CONSENT_SERVICES } from '@dalil/domain/privacy/consent-texts.ts';
import { getMessage } from './fixtures/messages.ts';
import { openPage } from './fixtures/open-page.ts';
import { openSections } from './fixtures/open-sections.ts';
import { ADMIN, PASSWORD } from './fixtures/sign-in.ts';
import { SiteProcess } from './fixtures/site-process.ts';
import { copyStartingData } from './fixtures/starting-data.ts';
import { expect, test as base } from './fixtures/test.ts';

const TEXT = consentText('en', NO_CONSENT_SERVICES);

/** A server of a local network: another name than localhost, without TLS. */
const test = base.extend<object, { lan: string }>({
  lan: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from the pattern
    async ({}, use, { workerIndex }) => {
      const folder = path.join(process.env.E2E_DATA_DIR ?? '', `lan-${workerIndex}`);
      await copyStartingData(folder);
      const site = new SiteProcess(folder, { ADMIN_EMAIL: ADMIN, ADMIN_PASSWORD: PASSWORD });
      await site.start();
      await use(site.origin.replace('localhost', 'guide.test'));
      await site.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: ({ lan }, use) => use(lan),
});

test.use({
  hasDecided: false,
  // Browsers say that they ignore this header over plain http.
  allowedConsole: /Cross-Origin-Opener-Policy/,
  launchOptions: async ({ launchOptions }, use) => {
    const args = [...(launchOptions.args ?? []), '--host-resolver-rules=MAP guide.test 127.0.0.1'];
    await use({ ...launchOptions, args });
  },
});

test('PRIV-2 CHAT-1 AUTH-3 over plain http one decides on cookies, saves, asks and signs in, and is told what needs https', async ({
  page,
}) => {
  await openPage(page, '/news/how-salik-gates-charge');
  expect(await page.evaluate(() => [isSecureContext, typeof crypto.randomUUID])).toEqual([false, 'undefined']);
  const dialog = page.locator('dalil-consent').getByRole('dialog');
  await dialog.getByRole('button', { name: TEXT.rejectAll }).click();
  await expect(dialog).toHaveCount(0);
  await page.getByRole('main').getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('status').getByText('Saved', { exact: true })).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Share' }).click();
  await expect(page.getByText(getMessage('en', 'shell.insecure'))).toBeVisible();

  await openPage(page, '/chat');
  await page.getByRole('textbox', { name: 'Your question', exact: true }).fill('How much is a Salik gate?');
  await page.keyboard.press('Enter');
  await expect(
    page
      .getByRole('log')
      .getByRole('button', { name: /^Source 1:/ })
      .first(),
  ).toBeVisible();

  await openPage(page, '/auth/signin');
  await expect(page.getByText(getMessage('en', 'account.passkey.insecure'))).toBeVisible();
  await page.getByLabel('Email address').fill(ADMIN);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL((url) => url.pathname === '/');
  await openPage(page, '/settings');
  await openSections(page);
  await expect(page.getByText(getMessage('en', 'offline-guide.insecure'))).toBeVisible();
  await expect(page.getByText(getMessage('en', 'device.refused.insecure'))).toBeVisible();
});
