import { sentDigests } from '@dalil/database/tables/notifications.ts';
import { dueDigestDay } from '@dalil/domain/notifications/digest.ts';
import { eq, max } from 'drizzle-orm';
import type { Deps } from '../core/deps.ts';
import { forEachRow } from '../core/for-each-row.ts';
import type { JobHandler } from '../core/job-handler.ts';
import { keyInUse } from '../core/keys.ts';
import { findDigest } from './find-digest.ts';
import { findSubscribers, type Subscriber } from './find-subscribers.ts';
import { unsubscribeAddress } from './unsubscribe.routes.ts';
import { unsubscribeToken } from './unsubscribe-token.ts';

/** A digest that was held up this long says nothing about the day any more. */
const VALID_MINUTES = 720;

/**
 * NOTIF-6: queues the digest of every user whose hour has come. The day of a user is written in the transaction that queues the
 * mail, so no number of processes sends two. Without a public address there is no way to leave it, so none is sent.
 */
export const sendDigests: JobHandler<'send-digests'> = async (deps) => {
  if (deps.publicUrl === undefined) return;
  let queued = 0;
  const { publicUrl } = deps;
  const due = fromSomewhere(await findSubscribers(deps), deps.randomInt).flatMap((subscriber) => {
    const { timeZone, chosen } = subscriber;
    const day = dueDigestDay(deps.now(), { timeZone, hour: chosen.digestHour });
    return day === null ? [] : [{ subscriber, day }];
  });
  await forEachRow(deps, {
    name: 'send-digests',
    rows: due,
    keyOf: ({ subscriber, day }) => `${subscriber.id} ${day}`,
    run: async ({ subscriber, day }) => {
      if (await queueDigest(deps, publicUrl, subscriber, day)) queued += 1;
    },
  });
  if (queued > 0) deps.log('info', 'digests_queued', { digests: queued });
};

/** Servers that run at the same time begin at different users, so that they do not wait for each other at every one. */
function fromSomewhere<Item>(items: Item[], randomInt: Deps['randomInt']): Item[] {
  const at = randomInt(Math.max(1, items.length));
  return [...items.slice(at), ...items.slice(0, at)];
}

async function queueDigest(deps: Deps, publicUrl: string, to: Subscriber, day: string): Promise<boolean> {
  return deps.db.transaction(async (db) => {
    const [before] = await db
      .select({ at: max(sentDigests.queuedAt) })
      .from(sentDigests)
      .where(eq(sentDigests.userId, to.id));
    const [first] = await db
      .insert(sentDigests)
      .values({ userId: to.id, day, queuedAt: deps.now() })
      .onConflictDoNothing()
      .returning({ day: sentDigests.day });
    if (!first) return false;
    const { locale, fullName, email } = to;
    const digest = await findDigest({ ...deps, db }, to, before?.at ?? new Date(0));
    // A day without news has no mail, but counts as done.
    if (!digest) return false;
    const token = unsubscribeToken(keyInUse(deps.accounts.keys, deps.now()).value, to.id);
    const unsubscribe = unsubscribeAddress(publicUrl, token, locale);
    const data = { ...digest, fullName, unsubscribe, validMinutes: VALID_MINUTES };
    await deps.queueEmail(db, { to: email, locale, template: 'daily-digest', data });
    return true;
  });
}
