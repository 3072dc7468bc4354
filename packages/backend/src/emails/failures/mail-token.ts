import { createHmac, timingSafeEqual } from 'node:crypto';

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

export function isMailToken(secret: string, token: string, address: string): boolean {
  if (token.length !== ID_LENGTH + SIGNATURE_LENGTH) return false;
  const expected = signatureOf(secret, token.slice(0, ID_LENGTH), address);
  return timingSafeEqual(Buffer.from(token.slice(ID_LENGTH)), Buffer.from(expected));
}

function signatureOf(secret: string, bareId: string, address: string): string {
  const signed = `mail:${bareId}:${address.toLowerCase()}`;
  return createHmac('sha256', secret).update(signed).digest('hex').slice(0, SIGNATURE_LENGTH);
}
