import { openPage } from './fixtures/open-page.ts';
import { ADMIN, signIn, signUp } from './fixtures/sign-in.ts';
import { decideOnCookies, expect, test } from './fixtures/test.ts';
import { FULL_ONLY } from './fixtures/scope.ts';

test('PRIV-6 PRIV-9 STAFF-8 an admin answers a request in the language of its sender, and the audit log is intact', {
  tag: FULL_ONLY,
}, async ({ page, context, browser, baseURL }) => {
  const origin = baseURL ?? '';
  const member = await browser.newContext({ baseURL: origin });
  await decideOnCookies(member);
  const email = `rights-${crypto.randomUUID()}@dalil.example`;
  await signUp(member, origin, { email, fullName: 'Huda Saleh' });
  const asked = await member.request.post('/api/data-requests', {
    headers: { origin },
    data: { request_type: 'rectification', description: 'الاسم مكتوب خطأ', locale: 'ar' },
  });
  const { receipt_number: number } = (await asked.json()) as { receipt_number: string };

  await signIn(context, origin, ADMIN);
  await openPage(page, '/dashboard/compliance?type=rectification');
  const row = page.getByRole('listitem').filter({ hasText: number });
  await expect(row).toContainText('due in 30 days');
  await row.getByRole('link', { name: 'Correct' }).click();
  const panel = page.getByRole('region', { name: number });
  await expect(panel).toContainText('الاسم مكتوب خطأ');
  await panel.getByRole('combobox', { name: 'Template' }).selectOption('corrected');
  const response = panel.getByRole('textbox', { name: 'Response that the person reads' });
  await expect(response).toHaveAttribute('dir', 'rtl');
  await expect(response).toHaveValue(`تم تنفيذ طلبك ${number}: صححنا البيانات التي ذكرتها.`);
  await panel.getByRole('button', { name: 'Send the response' }).click();
  await expect(row).toBeHidden();
  const own = (await (await member.request.get('/api/data-requests')).json()) as { items: object[] };
  expect(own.items).toMatchObject([{ status: 'completed', response: expect.stringContaining(number) }]);

  await openPage(page, '/admin/compliance?part=audit&area=privacy');
  await expect(page.getByRole('listitem').filter({ hasText: number }).first()).toContainText(
    'privacy.request-answered',
  );
  await page.getByRole('button', { name: 'Verify now' }).click();
  await expect(page.getByText(/^Intact: /)).toBeVisible();
  await member.close();
});
