import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from './connection.ts';
import { generatedKeys } from './tables/limits.ts';

const KEY_BYTES = 32;

/** The key of a name, created on first use. Processes that start together use the first one saved. */
export async function readGeneratedKey(db: Database, name: string): Promise<string> {
  const made = randomBytes(KEY_BYTES).toString('base64url');
  await db.insert(generatedKeys).values({ name, value: made }).onConflictDoNothing();
  const [row] = await db.select().from(generatedKeys).where(eq(generatedKeys.name, name));
  return row?.value ?? made;
}
