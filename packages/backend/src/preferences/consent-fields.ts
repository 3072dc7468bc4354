import { randomUUID } from 'node:crypto';
import { newsSubscriptions } from '@dalil/database/tables/operator-news.ts';
import { privacySettings } from '@dalil/database/tables/privacy.ts';
import type { Preferences } from '@dalil/domain/accounts/preferences.ts';
import { BASE_LOCALE } from '@dalil/domain/language/locale.ts';
import { CONSENT_VERSION, OPTIONAL_CATEGORIES } from '@dalil/domain/privacy/consent-rules.ts';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { Deps } from '../core/deps.ts';
import { requestNews, switchNews, withdrawNews } from '../notifications/news/news-consent.ts';
import { storeDecision } from '../privacy/store-decision.ts';

type ConsentFields = Pick<Preferences['privacyPreferences'], 'analyticsOptIn' | 'marketingOptIn'>;

/**
 * PROF-3: the fields that are consents. They are stored with the decision itself and with its record, never in the preferences, so
 * that there is one truth.
 */
export async function findConsentFields({ db }: Pick<Deps, 'db'>, userId: string): Promise<ConsentFields> {
  const [decision] = await db.select().from(privacySettings).where(eq(privacySettings.userId, userId));
  const confirmed = await db
    .select({ userId: newsSubscriptions.userId })
    .from(newsSubscriptions)
    .where(and(eq(newsSubscriptions.userId, userId), isNotNull(newsSubscriptions.confirmedAt)));
  return { analyticsOptIn: decision?.analyticsTrackingEnabled ?? false, marketingOptIn: confirmed.length > 0 };
}

/**
 * Takes the consents out of a change of the category `privacyPreferences` and acts on them: analytics is decided, and the operator's
 * news are requested or left. Both hold whenever the rest of the category was changed. Returns the rest.
 */
export async function changeConsentFields(
  deps: Deps,
  userId: string,
  { analyticsOptIn, marketingOptIn, ...rest }: Record<string, unknown>,
  at: Date,
): Promise<Record<string, unknown>> {
  if (typeof analyticsOptIn === 'boolean') await decideAnalytics(deps, userId, analyticsOptIn, at);
  if (marketingOptIn === true && (await requestNews(deps, userId))) await switchNews(deps, userId, true);
  if (marketingOptIn === false) await withdrawNews(deps, userId, 'settings');
  return rest;
}

/** Switches analytics in the decision that holds. What it says of the other categories stays. */
async function decideAnalytics({ db, now }: Deps, userId: string, isOn: boolean, at: Date): Promise<void> {
  const [held] = await db.select().from(privacySettings).where(eq(privacySettings.userId, userId)).for('update');
  if ((held?.analyticsTrackingEnabled ?? false) === isOn) return;
  const before = held?.cookieConsent ?? {};
  const others = Array.isArray(before['granted']) ? before['granted'] : [];
  const granted = OPTIONAL_CATEGORIES.filter((id) => (id === 'analytics' ? isOn : others.includes(id)));
  await storeDecision(db, userId, {
    id: randomUUID(),
    version: CONSENT_VERSION,
    granted,
    // Nothing but the sentence at the setting was displayed, so there is no text of the dialog.
    details: {
      choice: 'selected',
      granted,
      gpc: false,
      locale: before['locale'] ?? BASE_LOCALE,
      textHash: null,
      madeIn: 'preferences',
    },
    consentDate: at,
    recordedAt: now(),
    ipAddress: null,
    userAgent: null,
  });
}
