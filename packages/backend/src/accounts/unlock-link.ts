import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { profiles, verifications } from '@dalil/database/tables/accounts.ts';
import { UNLOCK_LINK_MINUTES } from '@dalil/domain/accounts/account-fields.ts';
import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Deps } from '../core/deps.ts';
import { sendUnlockLink } from './account-mails.ts';

const MINUTE_MS = 60_000;
const TOKEN_BYTES = 32;

/**
 * AUTH-12: sends a link that lets the owner sign in although others have exhausted the attempts of the account. The link does not
 * sign in: it makes the device a known one, which still needs the password. It runs after the response, which is the same for all
 * addresses.
 */
export async function requestUnlockLink(deps: Deps, origin: string, email: string): Promise<void> {
  await deps.afterAnswer(async () => {
    const [owner] = await deps.db
      .select({ id: profiles.id })
      .from(profiles)
      .where(and(eq(profiles.email, email), eq(profiles.emailVerified, true)));
    if (!owner) return;
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    const time = deps.now();
    await deps.db.insert(verifications).values({
      id: randomUUID(),
      identifier: identifierOf(token),
      value: owner.id,
      expiresAt: new Date(time.getTime() + UNLOCK_LINK_MINUTES * MINUTE_MS),
      createdAt: time,
      updatedAt: time,
    });
    await sendUnlockLink(deps, origin, owner.id, token);
  });
}

/** Returns whether the token was sent to the owner of the address and is still valid. It works once. */
export async function spendUnlockToken({ db, now }: Pick<Deps, 'db' | 'now'>, email: string, token: string) {
  // A verification belongs to an account or to an address, so its value is text.
  const owner = db
    .select({ id: sql<string>`${profiles.id}::text` })
    .from(profiles)
    .where(eq(profiles.email, email));
  const spent = await db
    .delete(verifications)
    .where(
      and(
        eq(verifications.identifier, identifierOf(token)),
        inArray(verifications.value, owner),
        gt(verifications.expiresAt, now()),
      ),
    )
    .returning({ id: verifications.id });
  return spent.length > 0;
}

function identifierOf(token: string): string {
  return `unlock:${createHash('sha256').update(token).digest('base64url')}`;
}
