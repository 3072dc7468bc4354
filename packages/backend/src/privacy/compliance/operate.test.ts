import { randomUUID } from 'node:crypto';
import { dataSubjectRequests } from '@dalil/database/tables/rights.ts';
import { createTestDatabase, type TestDatabase } from '@dalil/database/test-database.ts';
import { LOCALES } from '@dalil/domain/language/locale.ts';
import { PRIVACY_RESPONSES } from '@dalil/domain/languages/tables/privacy-responses.ts';
import { fillTemplate, RESPONSE_TEMPLATES, templatesFor } from '@dalil/domain/privacy/response-templates.ts';
import { REQUEST_TYPES } from '@dalil/domain/privacy/data-request.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestSite, signUpPerson, type TestSite } from '../../accounts/test-accounts.ts';
import type { listAuditEntries } from '../audit/list-audit-entries.ts';
import type { listRequests } from '../rights/list-requests.ts';
import type { getScore } from './get-score.ts';

const NOW = new Date('2026-11-26T08:00:00Z');
const DAY_MS = 86_400_000;
const QUEUE = 50;
/** Erasures are carried out by their own job after the time to undo them. */
const TYPES = REQUEST_TYPES.filter((type) => type !== 'erasure');
let database: TestDatabase;
let site: TestSite;
let admin: Awaited<ReturnType<typeof signUpPerson>>['browser'];

beforeAll(async () => {
  database = await createTestDatabase();
  site = createTestSite(database.db, { limitSecret: randomUUID(), now: () => NOW });
  admin = (await signUpPerson(site, { role: 'admin' })).browser;
});

afterAll(() => database.close());

const read = async <T>(path: string) => (await (await admin.get(path)).json()) as T;

test('PRIV-6 STAFF-8 an admin works through a queue of 50, the one due first first, each answered in its language', async () => {
  await database.db.insert(dataSubjectRequests).values(
    Array.from({ length: QUEUE }, (_, at) => ({
      id: randomUUID(),
      receiptNumber: `D-${String(at).padStart(8, '0')}`,
      userId: randomUUID(),
      requestType: TYPES[at % TYPES.length] ?? 'access',
      status: 'pending',
      requestDate: NOW,
      // Not in the order in which they were sent.
      dueDate: new Date(NOW.getTime() + ((at * 7) % QUEUE) * DAY_MS),
      description: 'Please answer',
      locale: LOCALES[at % LOCALES.length] ?? 'en',
      timeline: [],
      messages: [],
      updatedAt: NOW,
    })),
  );
  expect((await read<Awaited<ReturnType<typeof getScore>>>('/compliance/score')).current).toMatchObject({
    counts: { pendingRequests: QUEUE },
    points: { requests: -30 },
  });
  let due = '';
  let answered = 0;
  for (;;) {
    const page = await read<Awaited<ReturnType<typeof listRequests>>>(
      '/compliance/data-requests?state=open&status=pending&limit=20',
    );
    for (const request of page.items) {
      expect(request.due_date >= due).toBe(true);
      due = request.due_date;
      const template = templatesFor(request.request_type).find(({ status }) => status === 'completed');
      const response = fillTemplate(template?.id ?? 'corrected', request.locale, request.receipt_number);
      // The limit of writes is for one address.
      site.deps.limitSecret = randomUUID();
      const answer = await admin.post(`/compliance/data-requests/${request.id}/answer`, {
        status: template?.status,
        response,
      });
      expect(await answer.json()).toMatchObject({ status: 'completed', response, completion_date: NOW.toISOString() });
      answered += 1;
    }
    if (page.nextCursor === null) break;
  }
  expect(answered).toBe(QUEUE);
  expect(await database.db.$count(dataSubjectRequests, eq(dataSubjectRequests.status, 'completed'))).toBe(QUEUE);
  expect(await read('/compliance/data-requests?state=open')).toMatchObject({ items: [] });
  expect((await read<{ items: unknown[] }>('/compliance/data-requests?state=ended&limit=100')).items).toHaveLength(
    QUEUE,
  );
  expect((await read<Awaited<ReturnType<typeof getScore>>>('/compliance/score')).current?.points.requests).toBe(0);
  const log = await read<Awaited<ReturnType<typeof listAuditEntries>>>('/audit-log/entries?only=access');
  expect(log.items[0]).toMatchObject({ event: 'privacy.requests-listed', metadata: { requests: QUEUE } });
});

test('PRIV-6 every type of request has templates to complete and reject it, in four languages with its number', () => {
  for (const type of TYPES) {
    const statuses = new Set(templatesFor(type).map(({ status }) => status));
    expect([...statuses].toSorted(), type).toEqual(['completed', 'in_review', 'rejected', 'waiting_for_user']);
  }
  for (const { id } of RESPONSE_TEMPLATES) {
    expect(new Set(LOCALES.map((locale) => PRIVACY_RESPONSES[locale][id])).size, id).toBe(LOCALES.length);
    for (const locale of LOCALES)
      expect(fillTemplate(id, locale, 'D-7KQ2MX4B'), id).toMatch(/^[^{}]*D-7KQ2MX4B[^{}]*$/);
  }
});
