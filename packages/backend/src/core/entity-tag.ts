import { createHash } from 'node:crypto';

/** A strong entity tag: the hash of the bytes. */
export function entityTag(body: string | Uint8Array): string {
  return `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
}

/** Whether a client that sends `If-None-Match` already has this content (RFC 9110: weak comparison, `*` matches anything). */
export function isKnownToClient(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  const bare = (one: string) => one.trim().replace(/^W\//, '');
  return ifNoneMatch.split(',').some((one) => one.trim() === '*' || bare(one) === bare(tag));
}
