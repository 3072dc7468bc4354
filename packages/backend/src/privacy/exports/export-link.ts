import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Keys } from '../../core/keys.ts';

type Linked = { id: string; userId: string; expiresAt: Date };

/**
 * PRIV-7: the address of an export's file, signed for one user until one moment. It only works in a session of that user.
 * `secret` is the one of accounts in use.
 */
export function signedLink(secret: string, linked: Linked): string {
  const expires = Math.floor(linked.expiresAt.getTime() / 1000);
  return `/api/data-exports/${linked.id}/file?expires=${expires}&signature=${signatureOf(secret, linked, expires)}`;
}

/** Whether a link was signed for this export, user and moment. Whether it has expired is for the caller. */
export function isSigned(keys: Keys, linked: Linked, given: { expires: number; signature: string }): boolean {
  const received = Buffer.from(given.signature);
  const isSame = keys.some(({ value }) => {
    const expected = Buffer.from(signatureOf(value, linked, given.expires));
    return expected.length === received.length && timingSafeEqual(expected, received);
  });
  return isSame && given.expires === Math.floor(linked.expiresAt.getTime() / 1000);
}

function signatureOf(secret: string, { id, userId }: Linked, expires: number): string {
  return createHmac('sha256', secret).update(`data-export:${id}:${userId}:${expires}`).digest('base64url');
}
