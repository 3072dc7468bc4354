import { randomUUID } from 'node:crypto';
import { complianceAuditLogs, profiles } from '@dalil/database/tables/accounts.ts';
import { ROLES } from '@dalil/domain/accounts/permissions.ts';
import { createTestDatabase, type TestDatabase } from '@dalil/database/test-database.ts';
import { asc, desc, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { recordAudit } from '../core/audit.ts';
import { createTestApi } from '../test-api.ts';
import {
  codeOf,
  createTestSite,
  isSignedIn,
  lastMail,
  newBrowser,
  setUpSite,
  signIn,
  signUpPerson,
  type TestSite,
} from './test-accounts.ts';

let database: TestDatabase;
let site: TestSite;
let admin: Awaited<ReturnType<typeof signUpPerson>>;
const reason = 'asked for by the owner';

setUpSite(
  async (context) => {
    ({ database, site } = context);
    await database.db.update(profiles).set({ role: 'user' });
    admin = await signUpPerson(site, { role: 'admin' });
  },
  { hasRealClock: true },
);

const lastEntry = async () => {
  const [entry] = await database.db
    .select()
    .from(complianceAuditLogs)
    .orderBy(desc(complianceAuditLogs.sequence))
    .limit(1);
  return entry;
};

test('STAFF-7 an admin changes a role with a reason: old sessions end on the next request, the owner is notified, the log has it', async () => {
  const person = await signUpPerson(site);
  const answer = await admin.browser.post(`/users/${person.id}/role`, { role: 'editor', reason });
  expect([answer.status, await answer.json()]).toMatchObject([200, { role: 'editor' }]);
  expect(await isSignedIn(person.browser)).toBe(false);
  expect(lastMail(site, person.email)).toMatchObject({ data: { notice: 'role-changed' } });
  expect(await lastEntry()).toMatchObject({
    eventType: 'user.role-changed',
    userId: admin.id,
    metadata: { subject: person.id, from: 'user', to: 'editor', reason },
  });
  const { browser } = await signIn(site, person.email);
  expect(await (await browser.get('/session')).json()).toMatchObject({ actor: { role: 'editor' } });
});

test.each([
  ['no reason', { role: 'editor' }],
  ['an empty reason', { role: 'editor', reason: '  ' }],
  ['an unknown role', { role: 'owner', reason }],
])('STAFF-7 a change of role with %s is rejected and not recorded', async (_, body) => {
  const person = await signUpPerson(site);
  const before = await lastEntry();
  expect((await admin.browser.post(`/users/${person.id}/role`, body)).status).toBe(400);
  expect(await lastEntry()).toEqual(before);
});

test('STAFF-7 nobody changes or suspends themselves, and nobody but admins changes anybody', async () => {
  expect((await admin.browser.post(`/users/${admin.id}/role`, { role: 'user', reason })).status).toBe(403);
  expect((await admin.browser.post(`/users/${admin.id}/suspend`, { reason })).status).toBe(403);
  for (const role of ROLES.filter((one) => one !== 'admin')) {
    const { browser, id } = await signUpPerson(site, { role });
    for (const [path, body] of [
      [`/users/${id}/role`, { role: 'admin', reason }],
      [`/users/${admin.id}/role`, { role: 'user', reason }],
      [`/users/${admin.id}/suspend`, { reason }],
    ] as const) {
      const answer = await browser.post(path, body);
      expect([answer.status, await codeOf(answer)], `${role} ${path}`).toEqual([403, 'permission_denied']);
    }
  }
  expect(await isSignedIn(admin.browser)).toBe(true);
});

test('STAFF-7 two admins who remove each other at the same moment leave one', async () => {
  const other = await signUpPerson(site, { role: 'admin' });
  const answers = await Promise.all([
    admin.browser.post(`/users/${other.id}/role`, { role: 'user', reason }),
    other.browser.post(`/users/${admin.id}/role`, { role: 'user', reason }),
  ]);
  const rejected = answers.find(({ status }) => status !== 200);
  // The slower request is either the last admin or already signed out.
  expect([401, 409]).toContain(rejected?.status);
  const left = await database.db.select().from(profiles).where(eq(profiles.role, 'admin'));
  expect(left).toHaveLength(1);
});

test('STAFF-7 a suspended person is out immediately and stays out until let in again', async () => {
  const person = await signUpPerson(site);
  expect((await admin.browser.post(`/users/${person.id}/suspend`, { reason })).status).toBe(200);
  expect(await isSignedIn(person.browser)).toBe(false);
  const { browser, response } = await signIn(site, person.email);
  expect([response.status, await codeOf(response)]).toEqual([403, 'account_suspended']);
  expect(await isSignedIn(browser)).toBe(false);
  expect((await signIn(site, person.email, 'not the password at all')).response.status).toBe(401);
  const visible = (await (await admin.browser.get(`/users/${person.id}`)).json()) as { user: object };
  expect(visible.user).toMatchObject({ suspendedReason: reason, suspendedAt: expect.any(String) });
  expect((await admin.browser.post(`/users/${person.id}/unsuspend`, { reason })).status).toBe(200);
  expect((await signIn(site, person.email)).response.status).toBe(200);
});

test('STAFF-7 an admin sees and ends the sessions of a person', async () => {
  const person = await signUpPerson(site);
  const { browser: second } = await signIn(site, person.email);
  const { sessions } = (await (await admin.browser.get(`/users/${person.id}`)).json()) as {
    sessions: { id: string }[];
  };
  expect(sessions).toHaveLength(2);
  const end = (body: object) => admin.browser.post(`/users/${person.id}/end-sessions`, { ...body, reason });
  expect(await (await end({ sessionId: sessions[0]?.id })).json()).toEqual({ ended: 1 });
  expect(await (await end({})).json()).toEqual({ ended: 1 });
  expect(await isSignedIn(second)).toBe(false);
});

test('STAFF-7 people are found by a part of name or address and read page by page, each once', async () => {
  const mark = randomUUID().slice(0, 8);
  for (let at = 0; at < 5; at += 1) await signUpPerson(site, { email: `${mark}-${at}@example.com` });
  const found: string[] = [];
  let cursor: string | null = null;
  do {
    const next: string = cursor === null ? '' : `&cursor=${cursor}`;
    const page = (await (await admin.browser.get(`/users?search=${mark.toUpperCase()}&limit=2${next}`)).json()) as {
      items: { email: string }[];
      nextCursor: string | null;
    };
    found.push(...page.items.map(({ email }) => email));
    cursor = page.nextCursor;
  } while (cursor !== null);
  expect(found).toEqual([4, 3, 2, 1, 0].map((at) => `${mark}-${at}@example.com`));
  expect(await (await admin.browser.get('/users?search=%25')).json()).toMatchObject({ items: [] });
  expect((await admin.browser.get('/users?cursor=forged')).status).toBe(400);
});

test('PRIV-9 the audit log is one chain, also under parallel writes, and nobody changes what it says', async () => {
  const write = () =>
    database.db.transaction((db) =>
      recordAudit({ db, now: () => new Date() }, { event: 'account.signed-in', userId: null }),
    );
  await Promise.all(Array.from({ length: 20 }, write));
  const state = async () => (await (await admin.browser.get('/audit-log/state')).json()) as object;
  const entries = await database.db.select().from(complianceAuditLogs).orderBy(asc(complianceAuditLogs.sequence));
  expect(await state()).toMatchObject({
    isIntact: true,
    entries: entries.length,
    brokenAt: null,
    lastHash: entries.at(-1)?.hash,
  });
  for (const statement of [
    `update compliance_audit_logs set metadata = '{}'`,
    'delete from compliance_audit_logs',
    'truncate compliance_audit_logs',
  ]) {
    await expect(database.pool.query(statement)).rejects.toThrow('append-only');
  }
});

test('PRIV-9 what somebody changes behind the guard shows: an altered entry, a missing one', async () => {
  const broken = await createTestDatabase();
  const own = createTestSite(broken.db);
  const { browser } = await signUpPerson(own, { role: 'admin' });
  const state = async () => (await browser.get('/audit-log/state')).json();
  expect(await state()).toMatchObject({ isIntact: true, entries: 2 });
  await broken.pool.query('alter table compliance_audit_logs disable trigger all');
  await broken.pool.query(`update compliance_audit_logs set metadata = '{"state":"known"}' where sequence = 1`);
  expect(await state()).toMatchObject({ isIntact: false, brokenAt: 1 });
  await broken.pool.query('delete from compliance_audit_logs where sequence = 1');
  expect(await state()).toMatchObject({ isIntact: false, brokenAt: 1 });
  await broken.close();
});

test('PRIV-9 a change that fails leaves no entry: both are in one transaction', async () => {
  const before = await lastEntry();
  expect((await admin.browser.post(`/users/${randomUUID()}/suspend`, { reason })).status).toBe(404);
  expect(await lastEntry()).toEqual(before);
});

test('PRIV-9 the log holds no address and no name', async () => {
  const person = await signUpPerson(site);
  await admin.browser.post(`/users/${person.id}/suspend`, { reason });
  const rows = JSON.stringify(await database.db.select().from(complianceAuditLogs));
  expect(rows).not.toContain('@example.com');
  expect(rows).not.toContain('Amina');
});

test('ROUTE-9 a write of another site is rejected, whatever cookie it carries', async () => {
  const { browser } = await signUpPerson(site);
  const patch = (headers: Record<string, string>) => browser.request('PATCH', '/profile', { fullName: 'X' }, headers);
  const others: Record<string, string>[] = [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'http://dalil.example' },
    { origin: 'https://dalil.example', 'sec-fetch-site': 'cross-site' },
    { origin: 'https://dalil.example', 'sec-fetch-site': 'same-site' },
  ];
  for (const headers of others) {
    const answer = await patch(headers);
    expect([answer.status, await codeOf(answer)], JSON.stringify(headers)).toEqual([403, 'origin_refused']);
  }
  expect((await patch({ origin: 'https://dalil.example', 'sec-fetch-site': 'same-origin' })).status).toBe(200);
  const bare = await site.api.request('https://dalil.example/api/profile', {
    method: 'PATCH',
    headers: {
      'content-type': 'application/json',
      cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    },
    body: '{}',
  });
  expect(await codeOf(bare)).toBe('origin_refused');
});

test('ROUTE-9 without a configured origin a write comes from the address of the request, scheme and port included', async () => {
  const open = createTestApi(database.db, { publicUrl: undefined });
  const send = async (origin: string) => {
    const headers = { 'content-type': 'application/json', origin };
    return codeOf(
      await open.api.request('http://localhost:3000/api/auth/sign-in', { method: 'POST', headers, body: '{}' }),
    );
  };
  for (const origin of ['https://localhost:3000', 'http://localhost:3001', 'http://localhost', 'null']) {
    expect(await send(origin), origin).toBe('origin_refused');
  }
  expect(await send('http://localhost:3000')).toBe('invalid_input');
});

test('ROUTE-9 MON-4 what somebody tried who may not is in the log, without who it was', async () => {
  const { browser } = await signUpPerson(site, { role: 'editor' });
  await browser.get('/users');
  await browser.request('PATCH', '/profile', { fullName: 'X' }, { origin: 'https://evil.example' });
  expect(
    site.logged.filter(({ event }) => event === 'access_denied').map(({ level, fields }) => [level, fields]),
  ).toEqual([
    ['warn', { code: 'permission_denied', role: 'editor', method: 'GET', path: '/api/users' }],
    ['warn', { code: 'origin_refused', role: 'guest', method: 'PATCH', path: '/api/profile' }],
  ]);
});

test('ROUTE-9 what belongs to one user is stored by no cache and opened to no other site', async () => {
  const { browser } = await signUpPerson(site);
  for (const path of ['/session', '/profile', '/auth/sessions']) {
    const { headers } = await browser.get(path);
    expect(headers.get('cache-control'), path).toBe('private, no-store');
    expect(headers.get('access-control-allow-origin'), path).toBeNull();
  }
  expect((await newBrowser(site).get('/auth/providers')).headers.get('access-control-allow-origin')).toBe('*');
});
