import type { Database } from '@dalil/database/connection.ts';
import { privacySettings, userConsents } from '@dalil/database/tables/privacy.ts';
import { anonymousAddress, browserClass, consentReceiptSchema, isConsistent } from '@dalil/domain/privacy/consent.ts';
import { textInput } from '@dalil/domain/language/classic-text-input.ts';
import { eq, sql } from 'drizzle-orm';
import * as z from 'zod';
import { signedIn } from '../core/actor.ts';
import { command } from '../core/command.ts';
import { Failure } from '../core/failure.ts';

const CONSENT_TYPE = 'cookie_policy';

export const recordedSchema = z.object({ id: z.string() });

/** `request` is added by the server, never by the client. */
const input = z.object({
  receipt: consentReceiptSchema,
  request: z.object({ address: textInput(), userAgent: textInput() }),
});

/**
 * PRIV-2, PRIV-5: records a user's own decision on cookies. A receipt that was recorded before has no second effect. The decision
 * that was made last holds. One that another account has from the same device stays there. Fails with `invalid_input` if the receipt contradicts itself.
 */
export const recordConsent = command<typeof input, { id: string }>({
  name: 'record-consent',
  input,
  permission: 'privacy:change:own',
  audit: { none: 'the record itself is append-only' },
  run: async ({ db, now }, { receipt, request }, actor) => {
    const { userId } = signedIn(actor);
    if (!isConsistent(receipt)) throw new Failure('invalid_input', { fields: [{ path: 'granted', code: 'custom' }] });
    const { id, version, at, ...details } = receipt;
    const recordedAt = now();
    const consentDate = new Date(Math.min(Date.parse(at), recordedAt.getTime()));
    const inserted = await db
      .insert(userConsents)
      .values({
        id,
        userId,
        consentType: CONSENT_TYPE,
        consentGiven: receipt.granted.length > 0,
        consentVersion: version,
        details,
        ipAddress: anonymousAddress(request.address),
        userAgent: browserClass(request.userAgent),
        consentDate,
        recordedAt,
      })
      .onConflictDoNothing()
      .returning({ userId: userConsents.userId });
    const [owner] = inserted.length > 0 ? inserted : await findOwner(db, id);
    if (owner?.userId !== userId) return { id };
    const settings = {
      analyticsTrackingEnabled: receipt.granted.includes('analytics'),
      cookieConsent: receipt,
      updatedAt: consentDate,
    };
    await db
      .insert(privacySettings)
      .values({ userId, ...settings })
      .onConflictDoUpdate({
        target: privacySettings.userId,
        set: settings,
        setWhere: sql`${privacySettings.updatedAt} < ${consentDate.toISOString()}`,
      });
    return { id };
  },
});

async function findOwner(db: Database, id: string) {
  return db.select({ userId: userConsents.userId }).from(userConsents).where(eq(userConsents.id, id));
}
