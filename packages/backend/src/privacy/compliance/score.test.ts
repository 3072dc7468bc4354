import { randomUUID } from 'node:crypto';
import { profiles } from '@dalil/database/tables/accounts.ts';
import { userConsents } from '@dalil/database/tables/privacy.ts';
import { dataSubjectRequests } from '@dalil/database/tables/rights.ts';
import { createTestDatabase, type TestDatabase } from '@dalil/database/test-database.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addPerson } from '../../accounts/test-accounts.ts';
import type { SignedInActor } from '../../core/actor.ts';
import { createTestApi, TEST_NOW } from '../../test-api.ts';
import { writeChain } from '../audit/test-chain.ts';
import { getScore } from './get-score.ts';
import { recordScore } from './record-score.job.ts';

let database: TestDatabase;
let site: ReturnType<typeof createTestApi>;
let admin: SignedInActor;

beforeAll(async () => {
  database = await createTestDatabase();
  site = createTestApi(database.db);
  admin = await addPerson(database.db, 'admin');
});

afterAll(() => database.close());

const read = (at = TEST_NOW) => getScore({ ...site.deps, now: () => at }, admin, {});
const minutesLater = (minutes: number) => new Date(TEST_NOW.getTime() + minutes * 60_000);
const runJob = (at: Date) =>
  recordScore(
    { ...site.deps, now: () => at, sendMail: async () => ({ sent: 1 }) as const },
    {},
    {
      id: randomUUID(),
      enqueuedAt: at,
    },
  );

async function addRequest(given: { status?: string; codeHash?: string; verifiedAt?: Date }) {
  await database.db.insert(dataSubjectRequests).values({
    id: randomUUID(),
    receiptNumber: randomUUID(),
    requestType: 'access',
    status: 'pending',
    requestDate: TEST_NOW,
    dueDate: TEST_NOW,
    description: '',
    locale: 'en',
    timeline: [],
    messages: [],
    updatedAt: TEST_NOW,
    ...given,
  });
}

async function decide(userId: string) {
  await database.db.insert(userConsents).values({
    id: randomUUID(),
    userId,
    consentType: 'cookie_policy',
    consentGiven: false,
    consentVersion: '1.0',
    details: {},
    consentDate: TEST_NOW,
    recordedAt: TEST_NOW,
  });
}

test('PRIV-10 users and decisions are counted on profiles and user_consents, requests that wait, and audit events', async () => {
  for (let at = 0; at < 9; at += 1) {
    const { userId } = await addPerson(database.db);
    if (at < 7) await decide(userId);
    if (at === 0) await decide(userId);
  }
  // Of an erased account, and of one that does not count yet.
  await decide(randomUUID());
  await addRequest({});
  await addRequest({ codeHash: 'x', verifiedAt: TEST_NOW });
  await addRequest({ codeHash: 'x' });
  await addRequest({ status: 'in_review' });
  await writeChain(database.db, 101, TEST_NOW);
  expect(await database.db.$count(profiles)).toBe(10);
  expect((await read()).current).toMatchObject({
    counts: { pendingRequests: 2, users: 10, decidedUsers: 7, auditEvents: 101 },
    points: { base: 100, requests: -10, consents: -5, audit: 5 },
    decidedPercent: 70,
    score: 90,
    isCompliant: true,
    improvements: [
      { part: 'requests', missing: 2, gain: 10 },
      { part: 'consents', missing: 1, gain: 5 },
    ],
  });
});

test('PRIV-10 each day has one stored score, the last of the day', async () => {
  await runJob(minutesLater(-24 * 60));
  await addRequest({});
  await runJob(minutesLater(-30));
  await runJob(minutesLater(0));
  expect((await read()).trend).toMatchObject([
    { day: '2026-11-21', score: 90 },
    { day: '2026-11-22', score: 85, pendingRequests: 3 },
  ]);
});

test('PRIV-10 STAFF-8 where a table is missing the last known values are shown for two minutes, then it is read again', async () => {
  await database.pool.query('alter table data_subject_requests rename to moved');
  const until = minutesLater(2).toISOString();
  expect(await read()).toMatchObject({ current: { score: 85, at: TEST_NOW.toISOString() }, pausedUntil: until });
  await database.pool.query('alter table moved rename to data_subject_requests');
  site.clock.now = minutesLater(1.9);
  expect(await read(minutesLater(1.9))).toMatchObject({ pausedUntil: until });
  site.clock.now = minutesLater(2);
  expect(await read(minutesLater(2))).toMatchObject({ current: { at: until }, pausedUntil: null });
  await database.pool.query('alter table data_subject_requests rename to moved');
  await database.pool.query('drop table compliance_scores');
  expect(await read(minutesLater(2))).toMatchObject({ current: null, trend: [], pausedUntil: expect.any(String) });
});
