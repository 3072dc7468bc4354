import { createTestDatabase, type TestDatabase } from '@dalil/database/test-database.ts';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { runFaultSchedules } from './test-fault-schedules.ts';

const SCHEDULES = inject('isFullRun') ? 1000 : 8;

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
// Connections that a fault interrupted are released one by one.
afterAll(() => database.close(), 120_000);

test(`PWA-6 PWA-7 PWA-9 in ${SCHEDULES} schedules of lost, repeated and late deliveries, killed tabs, browsers and servers, each change is applied once and none is lost`, async () => {
  await expect(runFaultSchedules(database.db, { seed: 1, schedules: SCHEDULES })).resolves.toBeUndefined();
}, 1_200_000);
