import { privacySettings, userConsents } from '@dalil/database/tables/privacy.ts';
import { desc, eq } from 'drizzle-orm';
import * as z from 'zod';
import { signedIn } from '../core/actor.ts';
import { query } from '../core/query.ts';

const MAX_LISTED = 100;
const details = z.record(z.string(), z.unknown());

export const privacySettingsSchema = z.object({
  analytics_tracking_enabled: z.boolean(),
  /** The receipt of the newest decision. Null while none was made. */
  cookie_consent: z.nullable(details),
  /** Every recorded decision, the newest first. */
  consents: z.array(
    z.object({
      id: z.string(),
      consent_type: z.string(),
      consent_given: z.boolean(),
      consent_version: z.string(),
      details,
      ip_address: z.nullable(z.string()),
      user_agent: z.nullable(z.string()),
      consent_date: z.string(),
    }),
  ),
});

/** PRIV-4, PRIV-5: a user's own privacy settings with the recorded decisions. Nothing is tracked while none was made. */
export const getPrivacySettings = query({
  name: 'get-privacy-settings',
  input: z.object({}),
  permission: 'privacy:change:own',
  run: async ({ db }, _input, actor): Promise<z.infer<typeof privacySettingsSchema>> => {
    const { userId } = signedIn(actor);
    const [settings] = await db.select().from(privacySettings).where(eq(privacySettings.userId, userId));
    const consents = await db
      .select()
      .from(userConsents)
      .where(eq(userConsents.userId, userId))
      .orderBy(desc(userConsents.recordedAt))
      .limit(MAX_LISTED);
    return {
      analytics_tracking_enabled: settings?.analyticsTrackingEnabled ?? false,
      cookie_consent: settings?.cookieConsent ?? null,
      consents: consents.map((row) => ({
        id: row.id,
        consent_type: row.consentType,
        consent_given: row.consentGiven,
        consent_version: row.consentVersion,
        details: row.details,
        ip_address: row.ipAddress,
        user_agent: row.userAgent,
        consent_date: row.consentDate.toISOString(),
      })),
    };
  },
});
