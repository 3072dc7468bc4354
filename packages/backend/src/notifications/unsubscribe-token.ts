import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Keys } from '../core/keys.ts';

const TOKEN = /^([0-9a-f-]{36})\.([A-Za-z0-9_-]{43})$/;

/** Proves that its bearer received a digest of a user. It allows only to leave the digest, so it never expires. */
export function unsubscribeToken(secret: string, userId: string): string {
  return `${userId}.${signatureOf(secret, userId).toString('base64url')}`;
}

/** The user of a token. Null for one that none of `keys` signed. */
export function readUnsubscribeToken(keys: Keys, token: string): string | null {
  const [, userId = '', signature = ''] = TOKEN.exec(token) ?? [];
  if (userId === '') return null;
  const given = Buffer.from(signature, 'base64url');
  return keys.some(({ value }) => timingSafeEqual(given, signatureOf(value, userId))) ? userId : null;
}

function signatureOf(secret: string, userId: string): Buffer {
  return createHmac('sha256', secret).update(`leave the digest:${userId}`).digest();
}
