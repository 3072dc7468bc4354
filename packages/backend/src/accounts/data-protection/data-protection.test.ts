import { profiles } from '@dalil/database/tables/accounts.ts';
import type { TestDatabase } from '@dalil/database/test-database.ts';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { TestClient } from '../../test-client.ts';
import { codeOf, isSignedIn, setUpSite, signUpPerson, type TestSite } from '../test-accounts.ts';

let database: TestDatabase;
let site: TestSite;
let admin: Awaited<ReturnType<typeof signUpPerson>>;
let holder: Awaited<ReturnType<typeof signUpPerson>>;
const reason = 'Answers for data protection';
const REQUESTS = '/compliance/data-requests';

setUpSite(async (context) => {
  ({ database, site } = context);
  await database.db.update(profiles).set({ isDataProtection: false, role: 'user' });
  admin = await signUpPerson(site, { role: 'admin' });
  holder = await signUpPerson(site, { role: 'curator' });
});

const give = (id: string, isHolder = true) => admin.browser.post(`/users/${id}/data-protection`, { isHolder, reason });
const statusOf = async (browser: TestClient, path: string) => (await browser.get(path)).status;
const holders = async (browser: TestClient) =>
  (await (await browser.get('/compliance/holders')).json()) as { isStandIn: boolean; items: { id: string }[] };

test('STAFF-8 while nobody has the right, admins process requests in the place of its holders', async () => {
  expect(await statusOf(admin.browser, REQUESTS)).toBe(200);
  expect(await holders(admin.browser)).toMatchObject({ isStandIn: true, items: [{ id: admin.id }] });
  expect(await statusOf(holder.browser, REQUESTS)).toBe(403);
});

test('STAFF-8 a holder processes requests from the next request on and nothing else, and admins no longer do', async () => {
  expect((await give(holder.id)).status).toBe(200);
  expect(await isSignedIn(holder.browser)).toBe(true);
  const reads = [REQUESTS, '/compliance/data-exports', '/compliance/records', '/audit-log/entries?days=7'];
  for (const path of reads) expect(await statusOf(holder.browser, path), path).toBe(200);
  for (const path of ['/users', '/quality-control/overview'])
    expect(await statusOf(holder.browser, path), path).not.toBe(200);
  const role = await holder.browser.post(`/users/${admin.id}/role`, { role: 'user', reason });
  expect([role.status, await codeOf(role)]).toEqual([403, 'permission_denied']);
  expect(await statusOf(admin.browser, REQUESTS)).toBe(403);
  expect(await statusOf(admin.browser, '/audit-log/entries?days=7')).toBe(200);
  expect(await holders(admin.browser)).toMatchObject({ isStandIn: false, items: [{ id: holder.id }] });
  const { permissions } = (await (await admin.browser.get('/session')).json()) as { permissions: string[] };
  expect(permissions).not.toContain('privacy:process:any');
});

test.each([
  ['the right is taken', (id: string) => give(id, false)],
  ['is suspended', (id: string) => admin.browser.post(`/users/${id}/suspend`, { reason })],
  ['is no staff any more', (id: string) => admin.browser.post(`/users/${id}/role`, { role: 'user', reason })],
])('STAFF-8 when the last holder leaves (%s), admins have it again', async (_, leave) => {
  await give(holder.id);
  expect(await statusOf(admin.browser, REQUESTS)).toBe(403);
  expect((await leave(holder.id)).status).toBe(200);
  expect(await statusOf(admin.browser, REQUESTS)).toBe(200);
});

test('STAFF-8 the right is for staff, given by another, and by admins only', async () => {
  const user = await signUpPerson(site);
  expect((await give(user.id)).status).toBe(409);
  expect((await give(admin.id)).status).toBe(403);
  const own = await holder.browser.post(`/users/${holder.id}/data-protection`, { isHolder: true, reason });
  expect(own.status).toBe(403);
});

test('STAFF-8 a request is assigned to a holder, to nobody else, and given back', async () => {
  const person = await signUpPerson(site);
  const sent = { request_type: 'access', description: 'What do you store?', locale: 'en' };
  const { id } = (await (await person.browser.post('/data-requests', sent)).json()) as { id: string };
  await give(holder.id);
  const assign = (assigneeId: string | null) => holder.browser.post(`${REQUESTS}/${id}/assign`, { assigneeId });
  expect(await (await assign(holder.id)).json()).toMatchObject({ assigned_to: holder.id });
  expect(await (await assign(admin.id)).json()).toMatchObject({ fields: [{ path: 'assigneeId', code: 'no_holder' }] });
  expect(await (await assign(null)).json()).toMatchObject({ assigned_to: null });
  await database.db.update(profiles).set({ isDataProtection: false }).where(eq(profiles.id, holder.id));
  expect((await assign(holder.id)).status).toBe(403);
});
