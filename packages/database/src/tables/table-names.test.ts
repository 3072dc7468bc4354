import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../test-database.ts';

/** Names that other programs of an operator rely on. */
const NAMES = [
  'profiles',
  'search_history',
  'user_onboarding',
  'user_preferences',
  'privacy_settings',
  'legal_documents',
  'user_consents',
  'compliance_audit_logs',
  'data_subject_requests',
  'data_export_requests',
  'health_check',
];

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});

afterAll(() => database.close());

test('DATA-4 the stored tables have the names they were promised under', async () => {
  const { rows } = await database.db.execute<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public'`,
  );
  const known = rows.map(({ name }) => name);
  expect(NAMES.filter((name) => !known.includes(name))).toEqual([]);
});
