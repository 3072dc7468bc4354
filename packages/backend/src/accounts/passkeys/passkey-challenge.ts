import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { verifications } from '@dalil/database/tables/accounts.ts';
import { and, eq, gt } from 'drizzle-orm';
import type { Deps } from '../../core/deps.ts';

export const CHALLENGE_SECONDS = 300;

/** Who may answer a challenge: the session that adds a passkey, or the browser that began signing in. */
export type ChallengeFor = { purpose: 'add' | 'enter'; boundTo: string; userId: string };

/** Creates a challenge, stored as a hash for five minutes. */
export async function makeChallenge({ db, now }: Pick<Deps, 'db' | 'now'>, requested: ChallengeFor): Promise<string> {
  const challenge = randomBytes(32).toString('base64url');
  const time = now();
  await db.insert(verifications).values({
    id: randomUUID(),
    identifier: identifierOf(requested, challenge),
    value: requested.userId,
    expiresAt: new Date(time.getTime() + CHALLENGE_SECONDS * 1000),
    createdAt: time,
    updatedAt: time,
  });
  return challenge;
}

/** Returns whether a challenge was still open. It is consumed in any case. */
export async function spendChallenge(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  requested: ChallengeFor,
  challenge: string,
): Promise<boolean> {
  const spent = await db
    .delete(verifications)
    .where(
      and(
        eq(verifications.identifier, identifierOf(requested, challenge)),
        eq(verifications.value, requested.userId),
        gt(verifications.expiresAt, now()),
      ),
    )
    .returning({ id: verifications.id });
  return spent.length > 0;
}

function identifierOf({ purpose, boundTo }: ChallengeFor, challenge: string): string {
  return `passkey-${purpose}:${createHash('sha256').update(`${boundTo}:${challenge}`).digest('base64url')}`;
}
