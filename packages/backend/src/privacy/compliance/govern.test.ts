import { randomUUID } from 'node:crypto';
import { dataSubjectRequests } from '@dalil/database/tables/rights.ts';
import { problemReports, supportRequests } from '@dalil/database/tables/quality.ts';
import { userConsents } from '@dalil/database/tables/privacy.ts';
import { createTestDatabase, type TestDatabase } from '@dalil/database/test-database.ts';
import { REPORT_RETENTION_DAYS } from '@dalil/domain/privacy/retention-days.ts';
import { SUPPORT_RETENTION_DAYS } from '@dalil/domain/quality/support-topics.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  addPerson,
  codeOf,
  createTestSite,
  isSignedIn,
  signUpPerson,
  type TestSite,
} from '../../accounts/test-accounts.ts';
import type { listAuditEntries } from '../audit/list-audit-entries.ts';
import { deleteExpired } from '../delete-expired.job.ts';
import { PERSONAL_DATA } from '../personal-data.ts';
import type { listConfirmations } from './confirmations.ts';
import type { listDocuments } from './list-documents.ts';
import type { listIncidents } from './incidents.ts';
import type { listRecords } from './list-records.ts';
import { listRetention } from './list-retention.ts';

type Person = Awaited<ReturnType<typeof signUpPerson>>;
type Incidents = Awaited<ReturnType<typeof listIncidents>>;
type Confirmations = Awaited<ReturnType<typeof listConfirmations>>;

const NOW = new Date('2026-11-26T08:00:00Z');
const DAY_MS = 86_400_000;
const reason = 'a password of staff was published';
let clock = NOW;
let database: TestDatabase;
let site: TestSite;
let admin: Person;
let other: Person;

beforeAll(async () => {
  database = await createTestDatabase({ hasContent: true });
  site = createTestSite(database.db, { limitSecret: randomUUID(), now: () => clock });
  admin = await signUpPerson(site, { role: 'admin' });
  other = await signUpPerson(site, { role: 'admin' });
});
beforeEach(() => {
  clock = NOW;
});
afterAll(() => database.close());

const read = async <T>(path: string, { browser }: Person = admin) => (await (await browser.get(path)).json()) as T;
const lastEvents = async (count: number) =>
  (await read<Awaited<ReturnType<typeof listAuditEntries>>>('/audit-log/entries?area=privacy')).items.slice(0, count);

test('STAFF-8 an incident has a clock of 72 hours from detection, and steps that its rules allow', async () => {
  const incident = { title: 'A wrong address', description: 'One mail', severity: 'high' };
  const report = (detectedAt: string) => admin.browser.post('/compliance/incidents', { ...incident, detectedAt });
  expect((await report('2026-11-26T08:00:01.000Z')).status).toBe(400);
  const { number } = (await (await report('2026-11-26T02:00:00.000Z')).json()) as { number: number };
  const add = (step: string) =>
    other.browser.post(`/compliance/incidents/${number}/steps`, { step, note: 'The list was corrected' });
  const own = async () => (await read<Incidents>('/compliance/incidents')).items.find((one) => one.number === number);
  expect(await own()).toMatchObject({
    clock: { state: 'running', deadline: '2026-11-29T02:00:00.000Z', leftMs: 66 * 3_600_000 },
    steps: [],
  });
  expect((await add('assessed')).status).toBe(200);
  expect([(await add('closed')).status, (await add('assessed')).status]).toEqual([409, 409]);
  expect((await add('authority_notified')).status).toBe(200);
  expect((await own())?.clock.state).toBe('notified');
  expect((await add('closed')).status).toBe(200);
  expect(await own()).toMatchObject({ closedAt: NOW.toISOString(), next: [], steps: [{ by: 'Amina Reader' }, {}, {}] });
  expect((await admin.browser.post('/compliance/incidents/999999/steps', { step: 'note', note: 'x' })).status).toBe(
    404,
  );
  expect(await lastEvents(4)).toMatchObject([
    { event: 'privacy.incident-step', personId: other.id, metadata: { number, step: 'closed' } },
    { metadata: { step: 'authority_notified' } },
    { metadata: { step: 'assessed' } },
    { event: 'privacy.incident-reported', personId: admin.id, metadata: { number, severity: 'high' } },
  ]);
});

test('STAFF-8 whoever opens the data of a person is named in the audit log', async () => {
  const person = await signUpPerson(site);
  await admin.browser.get(`/users/${person.id}`);
  await admin.browser.get('/users?search=amina');
  await database.db.insert(userConsents).values({
    id: randomUUID(),
    userId: person.id,
    consentType: 'cookie_policy',
    consentGiven: true,
    consentVersion: '1.0',
    details: { choice: 'accepted' },
    consentDate: NOW,
    recordedAt: NOW,
  });
  const found = await read<{ userId: string }>(`/compliance/consents?person=${person.email}`);
  expect(found).toMatchObject({ userId: person.id, items: [{ isGiven: true, details: { choice: 'accepted' } }] });
  expect(await lastEvents(3)).toMatchObject([
    { event: 'privacy.consents-read', personId: admin.id, metadata: { subject: person.id } },
    { event: 'privacy.people-listed', metadata: { isSearch: true } },
    { event: 'privacy.person-read', metadata: { subject: person.id } },
  ]);
  const of = await read<{ items: unknown[] }>(`/audit-log/entries?only=access&person=${person.id}`);
  expect(of.items).toHaveLength(2);
  expect((await admin.browser.get('/compliance/consents?person=unknown@example.com')).status).toBe(404);
});

test('STAFF-8 the records of processing name every table with personal data once, with who receives it', async () => {
  const { records } = await read<Awaited<ReturnType<typeof listRecords>>>('/compliance/records');
  const tables = records.flatMap(({ data }) => data.map(({ table }) => table));
  expect(tables.toSorted()).toEqual(PERSONAL_DATA.map(({ table }) => table).toSorted());
  expect(records.filter(({ data }) => data.length === 0).map(({ category }) => category)).toEqual([]);
});

test('STAFF-8 the legal documents are listed with their versions and the one in force', async () => {
  const { items } = await read<Awaited<ReturnType<typeof listDocuments>>>('/compliance/documents');
  expect(items.map(({ type }) => type)).toEqual(['privacy', 'terms', 'cookies', 'content-policy', 'ai-ethics']);
  for (const { versions } of items)
    expect(versions.filter(({ state }) => state === 'in_force')).toMatchObject([
      { languages: ['en', 'ar', 'hi', 'ur'] },
    ]);
});

test('STAFF-8 an action on the data of many people needs a second admin, once and within a day', async () => {
  const member = await signUpPerson(site);
  const ask = async (bulk: object) =>
    ((await (await admin.browser.post('/compliance/confirmations', { bulk, reason })).json()) as { number: number })
      .number;
  const decide = ({ browser }: Person, number: number, isConfirmed = true) =>
    browser.post(`/compliance/confirmations/${number}/decide`, { isConfirmed });
  const number = await ask({ action: 'end-all-sessions' });
  expect(await isSignedIn(member.browser)).toBe(true);
  const own = await decide(admin, number);
  expect([own.status, await codeOf(own)]).toEqual([403, 'permission_denied']);
  expect((await decide(member, number)).status).toBe(403);
  const answers = await Promise.all([decide(other, number), decide(other, number)]);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
  expect([await isSignedIn(member.browser), await isSignedIn(other.browser)]).toEqual([false, true]);
  admin = await signUpPerson(site, { role: 'admin' });
  const listed = await read<Confirmations>('/compliance/confirmations');
  expect(listed.items[0]).toMatchObject({ number, state: 'confirmed', isOwn: false, decidedBy: 'Amina Reader' });
  expect(await lastEvents(1)).toMatchObject([
    {
      event: 'privacy.bulk-decided',
      personId: other.id,
      metadata: { number, action: 'end-all-sessions', isConfirmed: true },
    },
  ]);
  const withdrawn = await ask({ action: 'end-all-sessions' });
  expect((await decide(admin, withdrawn, false)).status).toBe(200);
  expect((await decide(other, withdrawn)).status).toBe(409);
  const late = await ask({ action: 'end-all-sessions' });
  clock = new Date(NOW.getTime() + DAY_MS);
  const third = await signUpPerson(site, { role: 'admin' });
  expect((await decide(third, late)).status).toBe(409);
});

test('PRIV-6 STAFF-8 many requests are answered together, each in its language, and what does not fit stays', async () => {
  const request = (given: Partial<typeof dataSubjectRequests.$inferInsert>) => ({
    id: randomUUID(),
    receiptNumber: `D-${randomUUID()}`,
    userId: randomUUID(),
    requestType: 'access',
    status: 'in_review',
    requestDate: NOW,
    dueDate: NOW,
    description: '',
    locale: 'en',
    timeline: [],
    messages: [],
    updatedAt: NOW,
    ...given,
  });
  const rows = [request({ locale: 'ur' }), request({ requestType: 'objection' }), request({ status: 'completed' })];
  await database.db.insert(dataSubjectRequests).values(rows);
  const bulk = { action: 'answer-requests', ids: rows.map(({ id }) => id), template: 'access-ready' };
  const asked = await admin.browser.post('/compliance/confirmations', { bulk, reason });
  const { number } = (await asked.json()) as { number: number };
  const decided = await other.browser.post(`/compliance/confirmations/${number}/decide`, { isConfirmed: true });
  expect(await decided.json()).toMatchObject({ affected: 1 });
  const [first, second] = await Promise.all(
    rows.map(
      async ({ id }) => (await database.db.select().from(dataSubjectRequests).where(eq(dataSubjectRequests.id, id)))[0],
    ),
  );
  expect(first).toMatchObject({ status: 'completed', response: expect.stringContaining('رازداری مرکز') });
  expect(first?.response).toContain(rows[0]?.receiptNumber);
  expect(second).toMatchObject({ status: 'in_review', response: null });
});

// Last, because it moves the clock, which ends the sessions.
test('STAFF-8 reports and support requests really go when their time is over, and the page says how many will', async () => {
  const report = { page: '/', reason: 'other', message: 'm', locale: 'en', state: 'open' };
  const support = { kind: 'support', topic: 'other', message: 'm', locale: 'en', page: '/', state: 'open' };
  const add = {
    'problem-reports': (createdAt: Date) =>
      database.db.insert(problemReports).values({ ...report, reference: 'retained', createdAt }),
    'support-requests': (createdAt: Date) =>
      database.db.insert(supportRequests).values({
        ...support,
        reference: 'retained',
        idempotencyKey: randomUUID(),
        contentHash: 'x',
        replyAddress: 'amina@example.org',
        createdAt,
      }),
  };
  const actor = await addPerson(database.db, 'admin');
  const retention = async (at: Date) => {
    clock = at;
    const { rules } = await listRetention(site.deps, actor, {});
    return Object.fromEntries(rules.map((rule) => [rule.id, rule]));
  };
  const purge = () =>
    deleteExpired(
      { ...site.deps, sendMail: async () => ({ sent: 1 }) as const },
      {},
      {
        id: randomUUID(),
        enqueuedAt: clock,
      },
    );
  expect(await read('/compliance/retention')).toMatchObject({ nextPurge: '2026-11-26T08:17:00.000Z' });
  for (const [rule, days, table] of [
    ['support-requests', SUPPORT_RETENTION_DAYS, supportRequests],
    ['problem-reports', REPORT_RETENTION_DAYS, problemReports],
  ] as const) {
    await add[rule](clock);
    const end = clock.getTime() + days * DAY_MS;
    expect((await retention(new Date(end - 2 * 3_600_000)))[rule]).toMatchObject({ days, due: 0 });
    await purge();
    expect(await database.db.$count(table, eq(table.reference, 'retained'))).toBe(1);
    expect((await retention(new Date(end + 1)))[rule]).toMatchObject({ due: 1 });
    await purge();
    expect(await database.db.$count(table, eq(table.reference, 'retained'))).toBe(0);
    expect((await retention(clock))[rule]).toMatchObject({ due: 0, deleted: 1, lastDeleted: 1 });
  }
});
