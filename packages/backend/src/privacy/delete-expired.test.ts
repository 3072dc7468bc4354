import { randomUUID } from 'node:crypto';
import { rateLimits } from '@dalil/database/tables/limits.ts';
import { outboxEmails } from '@dalil/database/tables/mail.ts';
import { supportRequests } from '@dalil/database/tables/quality.ts';
import { createTestDatabase } from '@dalil/database/test-database.ts';
import { SUPPORT_KEPT_DAYS } from '@dalil/domain/quality/support-topics.ts';
import { expect, test } from 'vitest';
import { OUTBOX_KEPT_DAYS } from '@dalil/domain/privacy/kept-days.ts';
import { createTestApi, TEST_NOW } from '../test-api.ts';
import { deleteExpired } from './delete-expired.job.ts';

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
    const requestedAt = before(SUPPORT_KEPT_DAYS, hours);
    await db.insert(supportRequests).values({
      ...request,
      reference: name,
      idempotencyKey: randomUUID(),
      contentHash: name,
      replyAddress: 'reader@example.org',
      createdAt: requestedAt,
    });
    await db
      .insert(outboxEmails)
      .values({ ...mail, subject: name, id: randomUUID(), createdAt: before(OUTBOX_KEPT_DAYS, hours) });
    await db.insert(rateLimits).values({ ...limit, subject: name, windowStart: before(1, hours) });
  }
  const { deps } = createTestApi(db);
  const sendMail = async () => ({ sent: 1 }) as const;
  await deleteExpired({ ...deps, sendMail }, {}, { id: randomUUID(), enqueuedAt: TEST_NOW });
  expect((await db.select().from(supportRequests)).map(({ reference }) => reference)).toEqual(['kept']);
  expect((await db.select().from(outboxEmails)).map(({ subject }) => subject)).toEqual(['kept']);
  expect((await db.select().from(rateLimits)).map(({ subject }) => subject)).toEqual(['kept']);
  await database.close();
});
