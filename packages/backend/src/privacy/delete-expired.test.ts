import { randomUUID } from 'node:crypto';
import { profiles, sessions, verifications } from '@dalil/database/tables/accounts.ts';
import { answerFeedback, assistantUsage, conversations } from '@dalil/database/tables/assistant.ts';
import { rateLimits } from '@dalil/database/tables/limits.ts';
import { retentionPurges } from '@dalil/database/tables/compliance.ts';
import { mailLogEntries } from '@dalil/database/tables/mail.ts';
import { openReceipts } from '@dalil/database/tables/offline.ts';
import { problemReports, supportRequests } from '@dalil/database/tables/quality.ts';
import { createTestDatabase } from '@dalil/database/test-database.ts';
import { SESSION_TIMES } from '@dalil/domain/accounts/session-times.ts';
import { CONVERSATION_RETENTION_DAYS, FEEDBACK_RETENTION_DAYS } from '@dalil/assistant/conversation.ts';
import { SUPPORT_RETENTION_DAYS } from '@dalil/domain/quality/support-topics.ts';
import { expect, test } from 'vitest';
import {
  MAIL_LOG_RETENTION_DAYS,
  REPORT_RETENTION_DAYS,
  RETENTION_RULE_IDS,
  UNCONFIRMED_RETENTION_DAYS,
} from '@dalil/domain/privacy/retention-days.ts';
import { createTestApi, TEST_NOW } from '../test-api.ts';
import { deleteExpired } from './delete-expired.job.ts';
import { PERSONAL_DATA } from './personal-data.ts';
import { RETENTION_RULES, tablesOf } from './retention-rules.ts';

const HOUR_MS = 3_600_000;

function before(days: number, hours: number): Date {
  return new Date(TEST_NOW.getTime() - (days * 24 + hours) * HOUR_MS);
}

test('PRIV-8 what is past its time is deleted, what is not stays', async () => {
  const database = await createTestDatabase();
  const { db } = database;
  const request = { kind: 'support', topic: 'other', message: 'm', locale: 'en', page: '/', state: 'open' };
  const mail = { emailAddress: 'reader@example.org', subject: 's', html: 'h', text: 't' };
  const limit = { limiter: 'writes', subject: 'x', attempts: 1 };
  for (const hours of [-1, 1]) {
    const name = hours < 0 ? 'kept' : 'gone';
    const requestedAt = before(SUPPORT_RETENTION_DAYS, hours);
    await db.insert(supportRequests).values({
      ...request,
      reference: name,
      idempotencyKey: randomUUID(),
      contentHash: name,
      replyAddress: 'reader@example.org',
      createdAt: requestedAt,
    });
    const report = { page: '/', reason: 'other', message: 'm', locale: 'en' };
    for (const state of ['open', 'closed']) {
      await db.insert(problemReports).values({
        ...report,
        reference: `${name} ${state}`,
        state,
        createdAt: before(REPORT_RETENTION_DAYS, hours),
      });
    }
    await db
      .insert(mailLogEntries)
      .values({ ...mail, subject: name, id: randomUUID(), createdAt: before(MAIL_LOG_RETENTION_DAYS, hours) });
    await db.insert(rateLimits).values({ ...limit, subject: name, windowStart: before(1, hours) });
  }
  const { deps } = createTestApi(db);
  const sendMail = async () => ({ sent: 1 }) as const;
  await deleteExpired({ ...deps, sendMail }, {}, { id: randomUUID(), enqueuedAt: TEST_NOW });
  expect((await db.select().from(supportRequests)).map(({ reference }) => reference)).toEqual(['kept']);
  const reports = await db.select().from(problemReports);
  expect(reports.map(({ reference }) => reference).toSorted()).toEqual(['kept closed', 'kept open']);
  expect((await db.select().from(mailLogEntries)).map(({ subject }) => subject)).toEqual(['kept']);
  expect((await db.select().from(rateLimits)).map(({ subject }) => subject)).toEqual(['kept']);
  await database.close();
});

test('PRIV-8 AUTH-9 sessions that ended, codes that expired and sign-ups nobody confirmed are deleted', async () => {
  const database = await createTestDatabase();
  const { db } = database;
  const longestDays = SESSION_TIMES.absoluteSeconds / 86_400;
  const person = (name: string, createdAt: Date, emailVerified: boolean) => ({
    id: randomUUID(),
    email: `${name}@example.org`,
    fullName: name,
    emailVerified,
    createdAt,
    updatedAt: createdAt,
  });
  const member = person('member', before(400, 0), true);
  await db
    .insert(profiles)
    .values([
      member,
      person('new', before(UNCONFIRMED_RETENTION_DAYS, -1), false),
      person('gone', before(UNCONFIRMED_RETENTION_DAYS, 1), false),
    ]);
  const session = (token: string, expiresAt: Date, createdAt: Date) => ({
    id: randomUUID(),
    userId: member.id,
    token,
    expiresAt,
    createdAt,
    updatedAt: createdAt,
  });
  await db
    .insert(sessions)
    .values([
      session('kept', before(0, -1), before(longestDays, -1)),
      session('idle', before(0, 1), before(1, 0)),
      session('too old', before(0, -1), before(longestDays, 1)),
    ]);
  for (const [identifier, hours] of [
    ['kept', -1],
    ['gone', 1],
  ] as const) {
    const at = before(0, hours);
    await db
      .insert(verifications)
      .values({ id: randomUUID(), identifier, value: 'x', expiresAt: at, createdAt: at, updatedAt: at });
  }
  const { deps } = createTestApi(db);
  const sendMail = async () => ({ sent: 1 }) as const;
  await deleteExpired({ ...deps, sendMail }, {}, { id: randomUUID(), enqueuedAt: TEST_NOW });
  expect((await db.select().from(profiles)).map(({ fullName }) => fullName).toSorted()).toEqual(['member', 'new']);
  expect((await db.select().from(sessions)).map(({ token }) => token)).toEqual(['kept']);
  expect((await db.select().from(verifications)).map(({ identifier }) => identifier)).toEqual(['kept']);
  await database.close();
});

test('PRIV-8 CHAT-6 conversations that rest, ratings and the work of models are deleted in time', async () => {
  const database = await createTestDatabase();
  const { db } = database;
  const owner = { id: randomUUID(), email: 'owner@example.org', fullName: 'owner', emailVerified: true };
  await db.insert(profiles).values({ ...owner, createdAt: TEST_NOW, updatedAt: TEST_NOW });
  const rating = { rating: 'useful', locale: 'en', engine: 'grounded', outcome: 'answered', cited: [] };
  for (const hours of [-1, 1]) {
    const name = hours < 0 ? 'kept' : 'gone';
    const updatedAt = before(CONVERSATION_RETENTION_DAYS, hours);
    await db.insert(conversations).values({
      id: randomUUID(),
      userId: owner.id,
      title: name,
      createdAt: before(CONVERSATION_RETENTION_DAYS, 1),
      updatedAt,
    });
    await db
      .insert(answerFeedback)
      .values({ ...rating, key: randomUUID(), message: name, createdAt: before(FEEDBACK_RETENTION_DAYS, hours) });
  }
  const work = { tokens: 1, milliseconds: 1 };
  await db.insert(assistantUsage).values([
    { ...work, subject: 'kept', day: '2026-11-21' },
    { ...work, subject: 'gone', day: '2026-11-20' },
  ]);
  const { deps } = createTestApi(db);
  const sendMail = async () => ({ sent: 1 }) as const;
  await deleteExpired({ ...deps, sendMail }, {}, { id: randomUUID(), enqueuedAt: TEST_NOW });
  expect((await db.select().from(conversations)).map(({ title }) => title)).toEqual(['kept']);
  expect((await db.select().from(answerFeedback)).map(({ message }) => message)).toEqual(['kept']);
  expect((await db.select().from(assistantUsage)).map(({ subject }) => subject)).toEqual(['kept']);
  await database.close();
});

test('PRIV-8 what is promised to be deleted after some days has a rule with just that time', () => {
  expect(RETENTION_RULES.map(({ id }) => id)).toEqual(RETENTION_RULE_IDS);
  // The queue deletes its own rows.
  const promised = PERSONAL_DATA.filter(
    ({ table, retentionDays }) => Number.isFinite(retentionDays) && table !== 'pgboss.job',
  );
  const rules = new Map(RETENTION_RULES.flatMap((rule) => tablesOf(rule).map((table) => [table, rule.days])));
  expect(promised.length).toBeGreaterThan(8);
  // Null: each row has its own end, within the promised time.
  const isCovered = ({ table, retentionDays }: (typeof promised)[number]) =>
    rules.has(table) && (rules.get(table) ?? retentionDays) === retentionDays;
  expect(promised.filter((one) => !isCovered(one))).toEqual([]);
});

test('PRIV-8 STAFF-8 each purge records what it deleted, and receipts go without anything being sent', async () => {
  const database = await createTestDatabase();
  const { db } = database;
  const old = { contentHash: 'x', outcome: {}, appliedAt: before(366, 0) };
  await db.insert(openReceipts).values([
    { ...old, operationId: randomUUID() },
    { ...old, operationId: randomUUID(), appliedAt: before(364, 0) },
  ]);
  const { deps } = createTestApi(db);
  const sendMail = async () => ({ sent: 1 }) as const;
  const run = (at: Date) =>
    deleteExpired({ ...deps, now: () => at, sendMail }, {}, { id: randomUUID(), enqueuedAt: at });
  await run(TEST_NOW);
  const later = new Date(TEST_NOW.getTime() + HOUR_MS);
  await run(later);
  expect(await db.$count(openReceipts)).toBe(1);
  const purges = await db.select().from(retentionPurges);
  expect(purges).toHaveLength(RETENTION_RULE_IDS.length);
  expect(purges.find(({ rule }) => rule === 'open-receipts')).toEqual({
    rule: 'open-receipts',
    purgedAt: later,
    deleted: 0,
    deletedAt: TEST_NOW,
    lastDeleted: 1,
  });
  await database.close();
});
