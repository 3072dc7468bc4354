import { readFile } from 'node:fs/promises';
import { addAxe, violationsOf } from './fixtures/axe.ts';
import { findInMail } from './fixtures/mails.ts';
import { openPage } from './fixtures/open-page.ts';
import { FULL_ONLY } from './fixtures/scope.ts';
import { PASSWORD, signUp } from './fixtures/sign-in.ts';
import { expect, test } from './fixtures/test.ts';
import { comeFromNewAddress } from './fixtures/visitor.ts';

test.use({ reducedMotion: 'reduce', allowedConsole: /status of 4\d\d/ });

test.beforeEach(({ context }) => comeFromNewAddress(context));

test('PRIV-11 a user asks for a correction, takes an export as PDF, and cancels an erasure', {
  tag: FULL_ONLY,
}, async ({ page, context, baseURL }) => {
  const email = `private-${Date.now()}@dalil.example`;
  await signUp(context, baseURL ?? '', { email, fullName: 'أمينة الحداد' });
  await openPage(page, '/user/privacy-center');
  const requests = page.getByRole('region', { name: 'Requests' });
  await requests.getByRole('button', { name: 'New request' }).click();
  await requests.getByRole('combobox', { name: 'What do you ask for?' }).selectOption('rectification');
  await requests.getByRole('textbox', { name: 'Details' }).fill('My name has another spelling');
  await requests.getByRole('button', { name: 'Send the request' }).click();
  await expect(requests.getByRole('heading', { name: 'Correction' })).toBeVisible();
  await expect(requests.getByText(/^D-\w{8}$/)).toBeVisible();
  await requests.getByRole('button', { name: 'Cancel the request' }).click();
  await expect(requests.getByRole('listitem').filter({ hasText: 'Cancelled' }).first()).toBeVisible();

  const exports = page.getByRole('region', { name: 'A copy of your data' });
  await exports.getByRole('button', { name: 'Make the export' }).click();
  const link = exports.getByRole('link', { name: 'Download' });
  await expect(link).toBeVisible({ timeout: 60_000 });
  const [file] = await Promise.all([page.waitForEvent('download'), link.click()]);
  expect(file.suggestedFilename()).toMatch(/^dalil-export-[\d-]+\.pdf$/);
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');

  const erase = page.getByRole('region', { name: 'Erase the account' });
  await erase.getByRole('button', { name: 'Erase my account' }).click();
  await erase.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await erase.getByRole('button', { name: 'Ask for the erasure' }).click();
  await expect(erase.getByText('14 days left to cancel')).toBeVisible();
  await addAxe(page);
  expect(await violationsOf(page)).toEqual([]);
  await context.setOffline(true);
  await expect(page.getByText(/^You are offline\. You see what was loaded last/)).toBeVisible();
  await expect(erase.getByRole('button', { name: 'Do not erase my account' })).toBeDisabled();
  await context.setOffline(false);
  await erase.getByRole('button', { name: 'Do not erase my account' }).click();
  await expect(erase.getByRole('button', { name: 'Erase my account' })).toBeVisible();
});

test('PRIV-6 a guest proves an address, sends a request and verifies its receipt', { tag: FULL_ONLY }, async ({
  page,
}) => {
  const email = `guest-${Date.now()}@dalil.example`;
  await openPage(page, '/privacy/request');
  await page.getByRole('textbox', { name: 'Email address' }).fill(email);
  await page.getByRole('combobox', { name: 'What do you ask for?' }).selectOption('objection');
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await page.getByRole('textbox', { name: 'Code', exact: true }).fill(await findInMail(email, /\b\d{6}\b/));
  await page.getByRole('button', { name: 'Confirm and send' }).click();
  const sent = await page.getByText(/Receipt number: /).textContent();
  const number = /D-\w{8}/.exec(sent ?? '')?.[0] ?? '';
  await page.getByRole('textbox', { name: 'Receipt number' }).fill(number.toLowerCase());
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(page.getByText('Objection, or review by a person ·')).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save the receipt' }).last().click(),
  ]);
  await page.getByLabel('File of the receipt').setInputFiles(await file.path());
  await expect(page.getByText('This receipt was signed here and has not been changed.')).toBeVisible();
});
