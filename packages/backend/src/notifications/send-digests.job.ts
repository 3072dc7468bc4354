import { sentDigests } from '@dalil/database/tables/notifications.ts';
import { isTimeZone } from '@dalil/domain/accounts/time-zone.ts';
import { DEFAULT_PREFERENCES } from '@dalil/domain/accounts/preferences.ts';
import { isLocale, type Locale } from '@dalil/domain/language/locale.ts';
import { dueDigestDay } from '@dalil/domain/notifications/digest.ts';
import { sql } from 'drizzle-orm';
import type { Deps } from '../core/deps.ts';
import type { JobHandler } from '../core/job-handler.ts';
import { findDigest } from './find-digest.ts';
import { unsubscribeAddress } from './unsubscribe.routes.ts';
import { unsubscribeToken } from './unsubscribe-token.ts';

type Subscriber = {
  id: string;
  email: string;
  fullName: string;
  language: string | null;
  timeZone: string | null;
  hour: number | null;
  since: string | null;
};

const { region, notifications } = DEFAULT_PREFERENCES;
/** A digest that was held up this long says nothing about the day any more. */
const VALID_MINUTES = 720;

/**
 * NOTIF-6: queues the digest of every user whose hour has come. The day of a user is written in the transaction that queues the
 * mail, so no number of processes sends two. Without a public address nobody could leave it, so none is sent.
 */
export const sendDigests: JobHandler<'send-digests'> = async (deps) => {
  if (deps.publicUrl === undefined) return;
  let queued = 0;
  for (const subscriber of await findSubscribers(deps)) {
    const day = dueDigestDay(deps.now(), {
      timeZone: isTimeZone(subscriber.timeZone ?? '') ? (subscriber.timeZone ?? '') : region.timezone,
      hour: subscriber.hour ?? notifications.digestHour,
    });
    if (day !== null && (await queueDigest(deps, deps.publicUrl, subscriber, day))) queued += 1;
  }
  if (queued > 0) deps.log('info', 'digests_queued', { digests: queued });
};

/** Users with a confirmed address who have switched the digest on, and mails not off. */
async function findSubscribers({ db }: Deps): Promise<Subscriber[]> {
  const { rows } = await db.execute<Subscriber>(sql`
    select p.id, p.email, p.full_name as "fullName", coalesce(r.data->>'language', p.language) as language,
      r.data->>'timezone' as "timeZone", (n.data->>'digestHour')::int as hour,
      (select max(s.queued_at) from sent_digests s where s.user_id = p.id) as since
    from user_preferences n join profiles p on p.id = n.user_id
    left join user_preferences r on r.user_id = n.user_id and r.category = 'region'
    where n.category = 'notifications' and n.data->>'digest' = 'true' and n.data->>'email' is distinct from 'false'
      and p.email_verified and p.suspended_at is null`);
  return rows;
}

async function queueDigest(deps: Deps, publicUrl: string, to: Subscriber, day: string): Promise<boolean> {
  return deps.db.transaction(async (db) => {
    const [first] = await db
      .insert(sentDigests)
      .values({ userId: to.id, day, queuedAt: deps.now() })
      .onConflictDoNothing()
      .returning({ day: sentDigests.day });
    if (!first) return false;
    const locale: Locale = isLocale(to.language ?? '') ? (to.language as Locale) : 'en';
    const digest = await findDigest({ ...deps, db }, to.id, locale, new Date(to.since ?? 0));
    // A day without news has no mail, but counts as done.
    if (!digest) return false;
    const unsubscribe = unsubscribeAddress(publicUrl, unsubscribeToken(deps.accounts.secret, to.id), locale);
    const data = { ...digest, fullName: to.fullName, unsubscribe, validMinutes: VALID_MINUTES };
    await deps.queueEmail(db, { to: to.email, locale, template: 'daily-digest', data });
    return true;
  });
}
