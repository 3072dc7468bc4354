import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Keys } from '../../core/keys.ts';

/** The id of a mail without dashes, and 80 bits of the signature: with `bounces+` before it, a local part of an address has room. */
export const MAIL_TOKEN = /[0-9a-f]{52}/;
const ID_LENGTH = 32;
const SIGNATURE_LENGTH = 20;

/**
 * Proves that a mail was sent from here to an address, so that a forged report cannot stop the mails of others. It is in the header
 * `X-Dalil-Mail` and in the return path.
 */
export function mailToken(secret: string, id: string, address: string): string {
  const bare = id.replaceAll('-', '');
  return `${bare}${signatureOf(secret, bare, address)}`;
}

/** Whether one of `keys` signed a token for an address. */
export function isMailToken(keys: Keys, token: string, address: string): boolean {
  if (token.length !== ID_LENGTH + SIGNATURE_LENGTH) return false;
  const given = Buffer.from(token.slice(ID_LENGTH));
  const bareId = token.slice(0, ID_LENGTH);
  return keys.some(({ value }) => timingSafeEqual(given, Buffer.from(signatureOf(value, bareId, address))));
}

function signatureOf(secret: string, bareId: string, address: string): string {
  const signed = `mail:${bareId}:${address.toLowerCase()}`;
  return createHmac('sha256', secret).update(signed).digest('hex').slice(0, SIGNATURE_LENGTH);
}
