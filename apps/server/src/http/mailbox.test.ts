import { randomUUID } from 'node:crypto';
import { createMailLog } from '@dalil/backend/providers/mail/mail-log.ts';
import { createTestDatabase, type TestDatabase } from '@dalil/database/test-database.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailboxRoutes } from './mailbox.routes.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  const clock = { now: new Date('2026-11-22T10:00:00Z') };
  const send = createMailLog(database.db, () => clock.now);
  const mail = {
    locale: 'en' as const,
    proof: '',
    html: '<p class="x">Code "1"</p>',
    text: 'Code 1\nhttps://guide.example/a?b=1&c=2\n',
  };
  await send({ ...mail, id: randomUUID(), to: 'amal@example.org', subject: 'First' });
  clock.now = new Date('2026-11-22T10:01:00Z');
  await send({ ...mail, id: randomUUID(), to: 'other@example.org', subject: '<b>Second</b>' });
});

afterAll(() => database.close());

test('NOTIF-5 the mails are a page: newest first, as text and in a frame that may run nothing', async () => {
  const response = await mailboxRoutes(database.db).request('/mailbox');
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  const page = await response.text();
  expect(page.indexOf('Second')).toBeLessThan(page.indexOf('First'));
  expect(page).not.toContain('<b>Second');
  expect(page).toContain('srcdoc="&lt;p class=&quot;x&quot;&gt;Code &quot;1&quot;&lt;/p&gt;"');
  expect(page).toContain('<iframe sandbox title=');
  expect(page).toContain('<a href="https://guide.example/a?b=1&amp;c=2">');
});

test('NOTIF-5 the mails of one address are there as JSON', async () => {
  const response = await mailboxRoutes(database.db).request('/mailbox.json?to=amal%40example.org');
  const { emails } = (await response.json()) as { emails: unknown[] };
  expect(emails).toMatchObject([{ to: 'amal@example.org', subject: 'First', createdAt: '2026-11-22T10:00:00.000Z' }]);
  expect(emails).toHaveLength(1);
});

test('NOTIF-5 an empty mail log says so', async () => {
  const page = await (await mailboxRoutes(database.db).request('/mailbox?to=nobody%40example.org')).text();
  expect(page).toContain('No mails.');
  expect(page).toContain('value="nobody@example.org"');
});
