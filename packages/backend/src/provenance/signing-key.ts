import { createPrivateKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import type { Database } from '@dalil/database/connection.ts';
import { provenanceKeys } from '@dalil/database/tables/provenance.ts';
import type { ProvenanceKey } from '@dalil/domain/provenance/manifest.ts';
import { isNull, sql } from 'drizzle-orm';
import { hashOf } from './hashes.ts';

type StoredKey = typeof provenanceKeys.$inferSelect;

/** A key that can sign: its id, and the signature of a text in base64url. Ed25519 gives one text one signature. */
export type SigningKey = { id: string; sign: (text: string) => string };

/** The key in use, made on first use. Processes that start together use the first one saved. */
export async function readSigningKey(db: Database, now: Date): Promise<SigningKey> {
  const inUse = () => db.select().from(provenanceKeys).where(isNull(provenanceKeys.retiredAt));
  let [row] = await inUse();
  if (!row) {
    await db.insert(provenanceKeys).values(makeKey(now)).onConflictDoNothing();
    [row] = await inUse();
  }
  if (!row?.privateKey) throw new Error('the key of provenance in use has no private part');
  const key = parseKey(row.privateKey);
  return { id: row.id, sign: (text) => sign(null, Buffer.from(text), key).toString('base64url') };
}

/** Every public key: the one in use, then retired ones, the last retired first. */
export async function listPublicKeys(db: Database): Promise<ProvenanceKey[]> {
  const rows = await db
    .select()
    .from(provenanceKeys)
    .orderBy(sql`${provenanceKeys.retiredAt} desc nulls first, ${provenanceKeys.id}`);
  return rows.map(({ id, publicKey, createdAt, retiredAt }) => ({
    id,
    algorithm: 'Ed25519',
    publicKey,
    createdAt: createdAt.toISOString(),
    retiredAt: retiredAt?.toISOString() ?? null,
  }));
}

/** Retires the key in use, whose private part is deleted, and makes another. Returns the id of the new one. */
export async function rotateSigningKey(db: Database, now: Date): Promise<string> {
  const made = makeKey(now);
  await db.transaction(async (transaction) => {
    await transaction
      .update(provenanceKeys)
      .set({ retiredAt: now, privateKey: null })
      .where(isNull(provenanceKeys.retiredAt));
    await transaction.insert(provenanceKeys).values(made);
  });
  return made.id;
}

function makeKey(now: Date): StoredKey {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const { x = '' } = publicKey.export({ format: 'jwk' });
  return {
    // The beginning of the hash of the public key names it.
    id: hashOf({ x }).slice(0, 16),
    publicKey: x,
    privateKey: privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64url'),
    createdAt: now,
    retiredAt: null,
  };
}

const parsed = new Map<string, KeyObject>();

/** Parsing a key takes longer than signing with it. One key is in use at a time. */
function parseKey(stored: string): KeyObject {
  const known = parsed.get(stored);
  if (known) return known;
  const key = createPrivateKey({ key: Buffer.from(stored, 'base64url'), format: 'der', type: 'pkcs8' });
  parsed.clear();
  parsed.set(stored, key);
  return key;
}
