import type { Database } from '@dalil/database/connection.ts';
import {
  addGeneratedKey,
  type GeneratedKey,
  readGeneratedKeys,
  removeGeneratedKeys,
  saveGeneratedKey,
} from '@dalil/database/generated-key.ts';
import { generatedKeys } from '@dalil/database/tables/limits.ts';
import { sessions, twoFactors } from '@dalil/database/tables/accounts.ts';
import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto';
import { eq } from 'drizzle-orm';
import type { Keys } from '../core/keys.ts';

export const ACCOUNT_KEYS = 'accounts';
const DEVICE_KEY = 'device-keys';

/** The key of which the keys of devices are derived: the first of accounts, or the copy made when that one was removed. */
export async function readDeviceSecret(db: Database, keys: Keys): Promise<string> {
  const [copied] = await db.select().from(generatedKeys).where(eq(generatedKeys.name, DEVICE_KEY));
  const first = copied ?? keys.find(({ version }) => version === 0);
  if (!first) throw new Error('the key of devices is missing');
  return first.value;
}

/**
 * Adds a key of accounts that is in use from `from` on. The former ones stay, so sessions, known devices, second factors and links in
 * mails go on. Returns its version.
 */
export async function rotateAccountKey(db: Database, from: Date): Promise<number> {
  return db.transaction(async (transaction) => {
    const [latest] = await readGeneratedKeys(transaction, ACCOUNT_KEYS);
    const version = Math.max(Math.floor(from.getTime() / 1000), (latest?.version ?? 0) + 1);
    return (await addGeneratedKey(transaction, ACCOUNT_KEYS, version)).version;
  });
}

/**
 * Replaces all keys of accounts, because others may know them: everyone is signed out, and links of earlier mails end. Second factors
 * are encrypted anew; the keys of devices stay, so what waits on them is not lost. Returns the number of ended sessions.
 */
export async function replaceAccountKeys(db: Database, now: Date): Promise<number> {
  return db.transaction(async (transaction) => {
    const former = await readGeneratedKeys(transaction, ACCOUNT_KEYS);
    await saveGeneratedKey(transaction, DEVICE_KEY, await readDeviceSecret(transaction, former));
    const version = Math.max(Math.floor(now.getTime() / 1000), (former[0]?.version ?? 0) + 1);
    const added = await addGeneratedKey(transaction, ACCOUNT_KEYS, version);
    await encryptAnew(transaction, former, added);
    await removeGeneratedKeys(
      transaction,
      ACCOUNT_KEYS,
      former.map((key) => key.version),
    );
    const ended = await transaction.delete(sessions).returning({ id: sessions.id });
    return ended.length;
  });
}

async function encryptAnew(db: Database, former: Keys, added: GeneratedKey): Promise<void> {
  const decryption = configOf(former, former[0] ?? added);
  const encryption = configOf([added], added);
  const anew = async (data: string) =>
    symmetricEncrypt({ key: encryption, data: await symmetricDecrypt({ key: decryption, data }) });
  for (const { id, secret, backupCodes } of await db.select().from(twoFactors)) {
    const encrypted = { secret: await anew(secret), backupCodes: await anew(backupCodes) };
    await db.update(twoFactors).set(encrypted).where(eq(twoFactors.id, id));
  }
}

/** As the library reads its secrets. What it encrypted before the first rotation has no version. */
function configOf(keys: Keys, current: GeneratedKey) {
  const legacySecret = keys.find(({ version }) => version === 0)?.value;
  return {
    keys: new Map(keys.map(({ version, value }) => [version, value])),
    currentVersion: current.version,
    ...(legacySecret !== undefined && { legacySecret }),
  };
}
