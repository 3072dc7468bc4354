import { addAxe, violationsOf } from './fixtures/axe.ts';
import { findInMail } from './fixtures/mails.ts';
import { openPage } from './fixtures/open-page.ts';
import { PASSWORD, signUp } from './fixtures/sign-in.ts';
import { becomeAdmin, staffSiteTest } from './fixtures/staff-site-test.ts';
import { decideOnCookies, expect } from './fixtures/test.ts';

const test = staffSiteTest('data-protection');
test.use({ reducedMotion: 'reduce', allowedConsole: /status of 403/ });

const HOLDER = 'rania@dalil.example';
const ASKS = 'reader@dalil.example';

test('STAFF-8 an admin gives the right of data protection, and its holder takes and answers a request in its place', async ({
  page,
  context,
  browser,
  site,
}) => {
  const { origin } = site;
  await becomeAdmin(context, origin);
  const headers = { origin };
  const reader = await browser.newContext({ baseURL: origin });
  await signUp(reader, origin, { email: ASKS, fullName: 'Amina Reader' });
  const sent = { request_type: 'access', description: 'مرحبا، ماذا تحفظون عني؟', locale: 'ar' };
  expect((await reader.request.post('/api/data-requests', { headers, data: sent })).status()).toBe(200);
  const holder = await browser.newContext({ baseURL: origin, viewport: { width: 390, height: 844 } });
  await decideOnCookies(holder);
  const invitation = { emails: [HOLDER], role: 'curator', locale: 'en' };
  expect((await context.request.post('/api/invitations', { headers, data: invitation })).status()).toBe(200);
  const token = await findInMail(HOLDER, /#[\w-]{43}/);
  const person = { token: token.slice(1), fullName: 'Rania Khalil', password: PASSWORD };
  expect((await holder.request.post('/api/auth/invitation/accept', { headers, data: person })).status()).toBe(200);
  await holder.addInitScript(() => localStorage.setItem('dalil.auth', '1'));

  await openPage(page, '/dashboard/compliance');
  await expect(page.getByText('Nobody has the right of data protection')).toBeVisible();
  await openPage(page, `/dashboard/users?q=${HOLDER}`);
  await page.getByRole('link', { name: 'Rania Khalil' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Rania Khalil' });
  await dialog.getByRole('heading', { name: 'Give the right of data protection' }).click();
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Answers for data protection');
  await dialog.getByRole('button', { name: 'Give the right of data protection' }).last().click();
  await expect(dialog.getByRole('heading', { name: 'Take the right of data protection' })).toBeVisible();
  await openPage(page, '/dashboard/compliance');
  await expect(page.getByText('Rania Khalil')).toBeVisible();
  await expect(page.getByText(ASKS)).toHaveCount(0);
  await addAxe(page);
  expect(await violationsOf(page)).toEqual([]);

  const desk = await holder.newPage();
  await openPage(desk, '/dashboard/compliance');
  await desk.getByRole('list', { name: 'Requests' }).getByRole('link').first().click();
  await desk.getByRole('combobox', { name: 'Assigned to' }).selectOption('Rania Khalil');
  await expect(desk.getByText('The request is assigned')).toBeVisible();
  await expect(desk.getByRole('combobox', { name: 'Assigned to' })).toHaveValue(/.+/);
  await desk.getByRole('combobox', { name: 'Template' }).selectOption('We are working on it');
  await expect(desk.getByRole('textbox', { name: 'Response' })).toHaveValue(/[\u0600-\u06ff]/);
  expect(await desk.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await addAxe(desk);
  expect(await violationsOf(desk)).toEqual([]);
  expect((await desk.goto('/dashboard/users'))?.status()).toBe(403);
  await holder.close();
  await reader.close();
});
