import type { BrowserContext, Page } from '@playwright/test';
import { dubaiDate } from '@dalil/domain/guide/dubai-date.ts';
import { getMessage } from './fixtures/messages.ts';
import { becomeEditor, takeStep } from './fixtures/newsroom.ts';
import { openPage } from './fixtures/open-page.ts';
import { FULL_ONLY } from './fixtures/scope.ts';
import { PASSWORD, signUp } from './fixtures/sign-in.ts';
import { becomeAdmin, staffSiteTest } from './fixtures/staff-site-test.ts';
import { decideOnCookies, expect } from './fixtures/test.ts';

const ar = (key: string) => getMessage('ar', key);
const en = (key: string) => getMessage('en', key);
const EDITOR = '/dashboard/content-management/all/legal-document/terms';

/** A server of its own: a document that asks for consent again asks every user of it. */
const test = staffSiteTest('legal');
test.use({ reducedMotion: 'reduce', allowedConsole: /status of 403/ });

/** Opens the part of the queue that a person decides about, and approves it. */
async function approve(page: Page, language: string): Promise<void> {
  await openPage(page, `/dashboard/content-approval?part=review&open=legal-document.terms.${language}`);
  await takeStep(page, en('newsroom.action.approve'));
}

async function changeRole(admin: BrowserContext, origin: string, email: string, role: string): Promise<void> {
  const found = (await (await admin.request.get(`/api/users?search=${email}`)).json()) as { items: { id: string }[] };
  const data = { role, reason: 'Approves legal documents' };
  const headers = { origin };
  const changed = await admin.request.post(`/api/users/${found.items[0]?.id}/role`, { headers, data });
  expect(changed.status()).toBe(200);
}

test('PRIV-8 STAFF-1 the terms are changed in Arabic on a phone, approved by two people, and users are asked again', {
  tag: FULL_ONLY,
}, async ({ page, context, baseURL, browser }) => {
  test.slow();
  const origin = baseURL ?? '';
  await becomeAdmin(context, origin);
  const phone = await browser.newContext({
    baseURL: origin,
    viewport: { width: 390, height: 844 },
    reducedMotion: 'reduce',
  });
  const second = await browser.newContext({ baseURL: origin, reducedMotion: 'reduce' });
  for (const one of [phone, second]) await decideOnCookies(one);
  await becomeEditor(phone, context, origin);
  const email = `publisher-${crypto.randomUUID()}@dalil.example`;
  await signUp(second, origin, { email, fullName: 'Omar Saleh' });
  await changeRole(context, origin, email, 'publisher');
  await second.request.post('/api/auth/sign-in', { headers: { origin }, data: { email, password: PASSWORD } });
  const [editor, publisher] = [await phone.newPage(), await second.newPage()];

  await openPage(editor, `/ar${EDITOR}?language=ar`);
  await editor.getByRole('textbox', { name: ar('newsroom.text.changes') }).fill('أضيفت قاعدة عن التقارير.');
  await editor.getByRole('button', { name: ar('editor.mode.markdown') }).click();
  const body = editor.getByRole('textbox', { name: ar('newsroom.text.body') });
  await body.fill(`${await body.inputValue()}\n\nتُحفظ التقارير تسعين يوما.`);
  await editor.getByRole('button', { name: ar('newsroom.save'), exact: true }).click();
  await expect(editor.getByText(ar('newsroom.draft.onServer'))).toBeVisible();
  await takeStep(editor, ar('newsroom.action.submit'));

  await openPage(editor, `/ar${EDITOR}`);
  await editor.getByLabel(ar('editor.field.version')).fill('1.0');
  await editor.getByLabel(ar('editor.field.effectiveDate')).fill(dubaiDate(new Date()));
  await editor.getByLabel(ar('editor.field.requiresConsent')).check();
  await editor.getByRole('button', { name: ar('newsroom.save'), exact: true }).click();
  await expect(editor.getByRole('alert').getByText(ar('editor.fault.not_higher'))).toBeVisible();
  await editor.getByLabel(ar('editor.field.version')).fill('1.1');
  await editor.getByRole('button', { name: ar('newsroom.save'), exact: true }).click();
  await expect(editor.getByRole('region', { name: ar('newsroom.changes') }).getByText('1.1')).toBeVisible();
  await editor.getByLabel(ar('newsroom.reviewBy')).fill('2099-05-01');
  await editor.getByRole('button', { name: ar('newsroom.details.save') }).click();
  await expect(editor.getByText(ar('newsroom.details.saved'))).toBeVisible();
  await takeStep(editor, ar('newsroom.action.submit'));

  for (const language of ['ar', 'data']) {
    await approve(publisher, language);
    await approve(page, language);
  }
  await openPage(page, EDITOR);
  await takeStep(page, en('newsroom.action.publish'));

  const visitor = await browser.newPage({ baseURL: origin });
  await expect(async () => {
    await visitor.goto('/ar/terms');
    await expect(visitor.locator('main')).toContainText('تُحفظ التقارير تسعين يوما.', { timeout: 1000 });
  }).toPass({ timeout: 60_000 });
  await visitor.goto('/hi/terms');
  await expect(visitor.locator('main')).toContainText('1.1');
  await visitor.close();

  await openPage(editor, '/ar/dashboard');
  const question = editor.getByRole('status').filter({ hasText: '1.1' });
  await expect(question).toContainText('أضيفت قاعدة عن التقارير.');
  await question.getByRole('button', { name: ar('legal.agree'), exact: true }).click();
  await expect(question).toBeHidden();
  for (const one of [phone, second]) await one.close();
});
