import { complianceAuditLogs } from '@dalil/database/tables/accounts.ts';
import { desc } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { advanceClock, setUpSite, signUpPerson, TEST_PASSWORD, type TestSite } from '../../accounts/test-accounts.ts';
import { TEST_NOW } from '../../test-api.ts';
import type { RequestView, StaffRequest } from './request-view.ts';

let site: TestSite;
setUpSite((context) => {
  ({ site } = context);
});

const ACCESS = { request_type: 'access', description: 'What do you store about me?', locale: 'en' };
const read = async <Answer>(response: Response | Promise<Response>) => (await (await response).json()) as Answer;
type Browser = Awaited<ReturnType<typeof signUpPerson>>['browser'];
const listOwn = async (browser: Browser) => (await read<{ items: RequestView[] }>(browser.get('/data-requests'))).items;

test('PRIV-6 a request starts pending, has a number and a due date, and is seen by its own user only', async () => {
  const { browser } = await signUpPerson(site);
  const { browser: other } = await signUpPerson(site);
  const sent = await browser.post('/data-requests', ACCESS);
  expect(sent.status).toBe(200);
  const request = await read<RequestView>(sent);
  expect(request).toMatchObject({ status: 'pending', completion_date: null, response: null, execute_after: null });
  expect(request.receipt_number).toMatch(/^D-\w{8}$/);
  expect(Date.parse(request.due_date) - TEST_NOW.getTime()).toBe(30 * 86_400_000);
  expect(await listOwn(browser)).toEqual([request]);
  expect(await listOwn(other)).toEqual([]);
  expect((await other.post(`/data-requests/${request.id}/cancel`, {})).status).toBe(404);
  expect((await other.post(`/data-requests/${request.id}/reply`, { text: 'mine' })).status).toBe(404);
  expect((await browser.post('/data-requests', ACCESS)).status).toBe(409);
  expect((await browser.get('/compliance/data-requests')).status).toBe(403);
});

test('PRIV-6 staff move a request on with a response, and completed sets the completion date', async () => {
  const { browser, email } = await signUpPerson(site);
  const { browser: admin, id: adminId } = await signUpPerson(site, { role: 'admin' });
  const { id } = await read<RequestView>(browser.post('/data-requests', ACCESS));
  const answer = (status: string, response: string) =>
    admin.post(`/compliance/data-requests/${id}/answer`, { status, response });
  const queue = await read<{ items: StaffRequest[] }>(admin.get('/compliance/data-requests?status=pending&limit=100'));
  expect(queue.items.find((one) => one.id === id)).toMatchObject({ address: email, identity: 'session' });
  const silent = await answer('completed', '');
  expect([silent.status, await silent.json()]).toMatchObject([
    400,
    { fields: [{ path: 'response', code: 'required' }] },
  ]);
  expect((await answer('waiting_for_user', 'Which address do you mean?')).status).toBe(200);
  advanceClock(60);
  expect((await browser.post(`/data-requests/${id}/reply`, { text: ' ' })).status).toBe(400);
  expect((await browser.post(`/data-requests/${id}/reply`, { text: 'The first one' })).status).toBe(200);
  expect(await listOwn(browser)).toMatchObject([{ status: 'in_review', completion_date: null }]);
  expect((await answer('completed', 'Here it is')).status).toBe(200);
  const [done] = await listOwn(browser);
  expect(done).toMatchObject({ status: 'completed', response: 'Here it is' });
  expect(done?.completion_date).not.toBeNull();
  expect(done?.timeline.map(({ status }) => status)).toEqual(['pending', 'waiting_for_user', 'in_review', 'completed']);
  expect(done?.messages.map(({ from }) => from)).toEqual(['staff', 'user', 'staff']);
  expect((await answer('rejected', 'Too late')).status).toBe(409);
  const [entry] = await site.deps.db
    .select()
    .from(complianceAuditLogs)
    .orderBy(desc(complianceAuditLogs.sequence))
    .limit(1);
  expect(entry).toMatchObject({ eventType: 'privacy.request-answered', userId: adminId });
  expect(JSON.stringify(entry?.metadata)).not.toContain('Here it is');
});

test('PRIV-6 an erasure needs the password, waits 14 days and can be cancelled', async () => {
  const { browser } = await signUpPerson(site);
  const erasure = { ...ACCESS, request_type: 'erasure' };
  expect((await browser.post('/data-requests', erasure)).status).toBe(400);
  expect((await browser.post('/data-requests', { ...erasure, password: 'wrong' })).status).toBe(400);
  const request = await read<RequestView>(browser.post('/data-requests', { ...erasure, password: TEST_PASSWORD }));
  expect(Date.parse(request.execute_after ?? '') - TEST_NOW.getTime()).toBe(14 * 86_400_000);
  expect((await browser.post(`/data-requests/${request.id}/cancel`, {})).status).toBe(200);
  expect(await listOwn(browser)).toMatchObject([{ status: 'cancelled' }]);
  expect((await browser.post(`/data-requests/${request.id}/cancel`, {})).status).toBe(409);
  const answered = await browser.post('/data-requests', { ...erasure, password: TEST_PASSWORD });
  expect(answered.status).toBe(200);
});
