import type { Database } from '@dalil/database/connection.ts';
import { privacySettings, userConsents } from '@dalil/database/tables/privacy.ts';
import type { OptionalCategory } from '@dalil/domain/privacy/consent-rules.ts';
import { sql } from 'drizzle-orm';

const CONSENT_TYPE = 'cookie_policy';

/** A decision on cookies with everything its record has. `details` is the receipt without its id, version and time. */
export type Decision = {
  id: string;
  version: string;
  granted: readonly OptionalCategory[];
  details: Record<string, unknown>;
  consentDate: Date;
  recordedAt: Date;
  ipAddress: string | null;
  userAgent: string | null;
};

/**
 * PRIV-2, PRIV-5: appends the record of a decision and makes it the one that holds, unless a later one does. A record that exists has
 * no second effect, and one that another account has stays there.
 */
export async function storeDecision(db: Database, userId: string, decision: Decision): Promise<void> {
  const { id, version, granted, details, consentDate, ...record } = decision;
  const inserted = await db
    .insert(userConsents)
    .values({
      id,
      userId,
      consentType: CONSENT_TYPE,
      consentGiven: granted.length > 0,
      consentVersion: version,
      details,
      consentDate,
      ...record,
    })
    .onConflictDoNothing()
    .returning({ id: userConsents.id });
  if (inserted.length === 0) return;
  const settings = {
    analyticsTrackingEnabled: granted.includes('analytics'),
    cookieConsent: { ...details, id, version, at: consentDate.toISOString() },
    updatedAt: consentDate,
  };
  await db
    .insert(privacySettings)
    .values({ userId, ...settings })
    .onConflictDoUpdate({
      target: privacySettings.userId,
      set: settings,
      setWhere: sql`${privacySettings.updatedAt} <= ${consentDate.toISOString()}`,
    });
}
