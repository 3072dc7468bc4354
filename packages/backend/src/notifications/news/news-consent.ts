import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { profiles } from '@dalil/database/tables/accounts.ts';
import { newsSubscriptions } from '@dalil/database/tables/operator-news.ts';
import { userConsents } from '@dalil/database/tables/privacy.ts';
import { BASE_LOCALE, isLocale, type Locale } from '@dalil/domain/language/locale.ts';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Deps } from '../../core/deps.ts';
import { Failure } from '../../core/failure.ts';

/** `consent_type` of the records. */
const NEWS_CONSENT = 'operator_news';
/** The version of the sentence that is agreed to. */
const NEWS_CONSENT_VERSION = '1.0';
const VALID_MINUTES = 3 * 24 * 60;

type Way = 'mail_link' | 'settings' | 'unsubscribe_link' | 'complaint';
type Within = Pick<Deps, 'db' | 'now'>;

/** As a change of the preferences, so that all of one user run one after the other. */
async function lockPreferences({ db }: Within, userId: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`preferences ${userId}`}, 0))`);
}

/**
 * PROF-3: someone asks for the operator's news. A mail to the confirmed address of the account asks whether that is true; nothing else is sent
 * before its link was used. In a transaction. Returns whether it was confirmed before. Fails with `unavailable` where no mail can lead back here, and with
 * `email_not_verified`.
 */
export async function requestNews(deps: Deps, userId: string): Promise<boolean> {
  const { db, now, publicUrl, queueEmail } = deps;
  await lockPreferences(deps, userId);
  const [held] = await db.select().from(newsSubscriptions).where(eq(newsSubscriptions.userId, userId));
  if (held?.confirmedAt) return true;
  const person = await findPerson(deps, userId);
  if (!person) return false;
  if (!person.isConfirmed) throw new Failure('email_not_verified');
  if (publicUrl === undefined) throw new Failure('unavailable');
  const secret = randomBytes(24).toString('base64url');
  const request = { email: person.email, secretHash: hashOf(secret), requestedAt: now(), confirmedAt: null };
  await db
    .insert(newsSubscriptions)
    .values({ userId, ...request })
    .onConflictDoUpdate({ target: newsSubscriptions.userId, set: request });
  const link = `${publicUrl}/api/news/confirm?token=${userId}.${secret}&locale=${person.locale}`;
  const { email: to, locale, fullName } = person;
  await queueEmail(db, {
    to,
    locale,
    template: 'news-confirmation',
    data: { fullName, link, validMinutes: VALID_MINUTES },
  });
  return false;
}

/** Whether a link could still confirm. Using it is a second step, because programs open the links of mails. */
export async function isNewsRequest({ db, now }: Within, token: string): Promise<boolean> {
  const { userId, secret } = readToken(token);
  if (userId === null) return false;
  const rows = await db
    .select({ userId: newsSubscriptions.userId })
    .from(newsSubscriptions)
    .where(isOpen(userId, secret, now()));
  return rows.length > 0;
}

/**
 * Confirms the request of a link, once, and records the consent. Fails with `invalid_link` for a link that was used, is too old, was
 * taken back, or went to another address than the account has now.
 */
export async function confirmNews(deps: Within, token: string): Promise<void> {
  const { userId, secret } = readToken(token);
  if (userId === null) throw new Failure('invalid_link');
  await deps.db.transaction(async (db) => {
    const within = { ...deps, db };
    await lockPreferences(within, userId);
    const confirmed = await db
      .update(newsSubscriptions)
      .set({ secretHash: null, confirmedAt: deps.now() })
      .where(isOpen(userId, secret, deps.now()))
      .returning({ email: newsSubscriptions.email });
    const person = await findPerson(within, userId);
    if (!person || confirmed[0]?.email !== person.email) throw new Failure('invalid_link');
    await record(within, userId, true, 'mail_link', person.locale);
    await switchNews(within, userId, true);
  });
}

/** Leaves the operator's news, or takes a request back. In a transaction. Nothing is recorded where there was nothing. */
export async function withdrawNews(deps: Within, userId: string, way: Way): Promise<void> {
  await lockPreferences(deps, userId);
  const [left] = await deps.db.delete(newsSubscriptions).where(eq(newsSubscriptions.userId, userId)).returning();
  if (!left) return;
  const person = await findPerson(deps, userId);
  if (left.confirmedAt) await record(deps, userId, false, way, person?.locale ?? BASE_LOCALE);
  await switchNews(deps, userId, false);
}

function readToken(token: string): { userId: string | null; secret: string } {
  const [, userId = null, secret = ''] = /^([0-9a-f-]{36})\.([A-Za-z0-9_-]{32})$/.exec(token) ?? [];
  return { userId, secret };
}

function isOpen(userId: string, secret: string, now: Date) {
  const oldest = new Date(now.getTime() - VALID_MINUTES * 60_000);
  const { userId: owner, secretHash, requestedAt } = newsSubscriptions;
  return and(eq(owner, userId), eq(secretHash, hashOf(secret)), gt(requestedAt, oldest));
}

function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

async function record({ db, now }: Within, userId: string, isGiven: boolean, way: Way, locale: Locale): Promise<void> {
  await db.insert(userConsents).values({
    id: randomUUID(),
    userId,
    consentType: NEWS_CONSENT,
    consentGiven: isGiven,
    consentVersion: NEWS_CONSENT_VERSION,
    details: { way, locale },
    ipAddress: null,
    userAgent: null,
    consentDate: now(),
    recordedAt: now(),
  });
}

/** The channel follows the consent, as the newest choice of the user. */
export async function switchNews({ db, now }: Within, userId: string, isOn: boolean): Promise<void> {
  const at = now().toISOString();
  const data = JSON.stringify({ marketing: isOn });
  await db.execute(sql`
    insert into user_preferences as p (user_id, category, data, version, created_at, updated_at)
    values (${userId}, 'notifications', ${data}::jsonb, 1, ${at}, ${at})
    on conflict (user_id, category) do update
      set data = p.data || excluded.data, version = p.version + 1, updated_at = greatest(p.updated_at, excluded.updated_at)`);
}

type Person = { email: string; fullName: string; locale: Locale; isConfirmed: boolean };

async function findPerson({ db }: Pick<Deps, 'db'>, userId: string): Promise<Person | null> {
  const [row] = await db.select().from(profiles).where(eq(profiles.id, userId));
  if (!row) return null;
  const { email, fullName, language, emailVerified } = row;
  return { email, fullName, locale: isLocale(language) ? language : BASE_LOCALE, isConfirmed: emailVerified };
}
