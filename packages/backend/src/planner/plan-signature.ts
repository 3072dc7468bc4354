import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { type Keys, keyInUse } from '../core/keys.ts';

const CIPHER = 'aes-256-gcm';
const [NONCE_BYTES, USER_BYTES, TAG_BYTES] = [12, 16, 16];
const UUID_GROUPS = /^(.{8})(.{4})(.{4})(.{4})(.{12})$/;

type Signed = { plan: string; userId: string };

/**
 * PROF-3: what stands in the address of a shared plan instead of a name: the id of its author, encrypted for this plan. It says nothing
 * without this server, and belongs to no other plan.
 */
export function signPlan(keys: Keys, now: Date, { plan, userId }: Signed): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, keyOf(keyInUse(keys, now).value), nonce).setAAD(Buffer.from(plan));
  const user = Buffer.concat([cipher.update(Buffer.from(userId.replaceAll('-', ''), 'hex')), cipher.final()]);
  return Buffer.concat([nonce, user, cipher.getAuthTag()]).toString('base64url');
}

/** The id of the user who signed a plan; null if nobody signed this one with a key that is still valid. */
export function signerOf(keys: Keys, { plan, signature }: { plan: string; signature: string }): string | null {
  const bytes = Buffer.from(signature, 'base64url');
  if (bytes.length !== NONCE_BYTES + USER_BYTES + TAG_BYTES) return null;
  const nonce = bytes.subarray(0, NONCE_BYTES);
  const user = bytes.subarray(NONCE_BYTES, NONCE_BYTES + USER_BYTES);
  for (const { value } of keys) {
    try {
      const cipher = createDecipheriv(CIPHER, keyOf(value), nonce, { authTagLength: TAG_BYTES });
      cipher.setAAD(Buffer.from(plan)).setAuthTag(bytes.subarray(NONCE_BYTES + USER_BYTES));
      const id = Buffer.concat([cipher.update(user), cipher.final()]).toString('hex');
      return id.replace(UUID_GROUPS, '$1-$2-$3-$4-$5');
    } catch {
      // Of another key, or of nobody.
    }
  }
  return null;
}

function keyOf(secret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', 'author of a shared plan', 32));
}
