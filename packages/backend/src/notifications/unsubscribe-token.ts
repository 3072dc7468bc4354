import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Keys } from '../core/keys.ts';

const TOKEN = /^([0-9a-f-]{36})\.([A-Za-z0-9_-]{43})$/;

/** What a mail can be left from: the mails about saved items, or the operator's news. */
export type Subscription = 'digest' | 'news';

/** Proves that its bearer received such a mail of a user. It allows only to leave that subscription, so it never expires. */
export function unsubscribeToken(secret: string, userId: string, from: Subscription = 'digest'): string {
  return `${userId}.${signatureOf(secret, userId, from).toString('base64url')}`;
}

/** The user of a token. Null for one that none of `keys` signed for this subscription. */
export function readUnsubscribeToken(keys: Keys, token: string, from: Subscription = 'digest'): string | null {
  const [, userId = '', signature = ''] = TOKEN.exec(token) ?? [];
  if (userId === '') return null;
  const given = Buffer.from(signature, 'base64url');
  return keys.some(({ value }) => timingSafeEqual(given, signatureOf(value, userId, from))) ? userId : null;
}

function signatureOf(secret: string, userId: string, from: Subscription): Buffer {
  return createHmac('sha256', secret).update(`leave the ${from}:${userId}`).digest();
}
