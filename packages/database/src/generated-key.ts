import { randomBytes } from 'node:crypto';
import { eq, inArray, like, or } from 'drizzle-orm';
import type { Database } from './connection.ts';
import { generatedKeys } from './tables/limits.ts';

const KEY_BYTES = 32;

/**
 * One key of a name. The first has version 0; a later one has the second since 1970 from which it is the one in use, and the row's
 * name is that of the first with a point and the version.
 */
export type GeneratedKey = { readonly version: number; readonly value: string };

/** The key of a name, created on first use. Processes that start together use the first one saved. */
export async function readGeneratedKey(db: Database, name: string): Promise<string> {
  const made = makeValue();
  await db.insert(generatedKeys).values({ name, value: made }).onConflictDoNothing();
  const [row] = await db.select().from(generatedKeys).where(eq(generatedKeys.name, name));
  return row?.value ?? made;
}

/** Every key of a name, the latest first. The first is created on first use unless a later one replaced it. */
export async function readGeneratedKeys(db: Database, name: string): Promise<readonly GeneratedKey[]> {
  const found = await findGeneratedKeys(db, name);
  return found.length > 0 ? found : [{ version: 0, value: await readGeneratedKey(db, name) }];
}

async function findGeneratedKeys(db: Database, name: string): Promise<GeneratedKey[]> {
  const rows = await db
    .select()
    .from(generatedKeys)
    .where(or(eq(generatedKeys.name, name), like(generatedKeys.name, `${name}.%`)));
  return rows
    .map((row) => ({ version: Number(row.name.slice(name.length + 1)), value: row.value }))
    .toSorted((one, other) => other.version - one.version);
}

/** Adds a key that is the one in use from the second `version` on. */
export async function addGeneratedKey(db: Database, name: string, version: number): Promise<GeneratedKey> {
  const value = makeValue();
  await db.insert(generatedKeys).values({ name: `${name}.${version}`, value });
  return { version, value };
}

/** Replaces the only key of a name. What was made with the former one is no longer recognised. */
export async function replaceGeneratedKey(db: Database, name: string): Promise<void> {
  const value = makeValue();
  await db
    .insert(generatedKeys)
    .values({ name, value })
    .onConflictDoUpdate({ target: generatedKeys.name, set: { value } });
}

export async function saveGeneratedKey(db: Database, name: string, value: string): Promise<void> {
  await db.insert(generatedKeys).values({ name, value }).onConflictDoNothing();
}

export async function removeGeneratedKeys(db: Database, name: string, versions: readonly number[]): Promise<void> {
  const names = versions.map((version) => (version === 0 ? name : `${name}.${version}`));
  await db.delete(generatedKeys).where(inArray(generatedKeys.name, names));
}

function makeValue(): string {
  return randomBytes(KEY_BYTES).toString('base64url');
}
