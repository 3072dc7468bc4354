import { createECDH } from 'node:crypto';
import { type Keys, keyInUse } from '../core/keys.ts';

/** NOTIF-3: what identifies this guide to push services (RFC 8292). */
export type PushSettings = {
  keys: Keys;
  /** Where a push service reaches the operator: `https:` or `mailto:`. */
  subject: string;
};

/** Keys are base64url. */
export type PushIdentity = { publicKey: string; privateKey: string; subject: string };

/**
 * The identity at a moment. A browser ties its subscription to the key in use at that time, so a message to it is signed with that
 * one, however often the key was rotated since. Throws if a key is no number of the curve P-256.
 */
export function pushIdentityAt({ keys, subject }: PushSettings, moment: Date): PushIdentity {
  const privateKey = keyInUse(keys, moment).value;
  return { publicKey: publicKeyOf(privateKey), privateKey, subject };
}

/** The public key of a private one. Throws if that is no number of the curve P-256. */
export function publicKeyOf(privateKey: string): string {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(Buffer.from(privateKey, 'base64url'));
  return pair.getPublicKey('base64url');
}
