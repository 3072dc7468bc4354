import { createHash, randomBytes } from 'node:crypto';
import { INVITATION_HOURS } from '@dalil/domain/accounts/invitation.ts';

const TOKEN_BYTES = 32;
const HOUR_MS = 3_600_000;

/** A new link: its token, which nobody stores, and the columns that recognize it. */
export function makeLink(now: Date) {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const expiresAt = new Date(now.getTime() + INVITATION_HOURS * HOUR_MS);
  return { token, columns: { tokenHash: hashToken(token), sentAt: now, expiresAt } };
}

export function hashToken(token: string): string {
  return createHash('sha256').update(`invitation:${token}`).digest('base64url');
}
