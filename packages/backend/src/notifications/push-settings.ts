import { createECDH } from 'node:crypto';

/** NOTIF-3: what identifies this guide to push services (RFC 8292). Keys are base64url. */
export type PushSettings = {
  publicKey: string;
  privateKey: string;
  /** Where a push service reaches the operator: `https:` or `mailto:`. */
  subject: string;
};

/** The settings of a private key, a number of the curve P-256. Throws if it is none. */
export function pushSettingsOf(privateKey: string, subject: string): PushSettings {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(Buffer.from(privateKey, 'base64url'));
  return { publicKey: pair.getPublicKey('base64url'), privateKey, subject };
}
