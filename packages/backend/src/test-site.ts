import { createTestDatabase } from '@dalil/database/test-database.ts';
import { afterAll } from 'vitest';
import type { Deps } from './core/deps.ts';
import { createTestApi } from './test-api.ts';

/** A separate database for one test file with the API on it, closed after the last test. */
export async function openTestSite(content: Parameters<typeof createTestDatabase>[0], overrides: Partial<Deps> = {}) {
  const database = await createTestDatabase(content);
  afterAll(() => database.close());
  return { database, site: createTestApi(database.db, overrides) };
}
