import { localTime } from '@dalil/domain/notifications/local-time.ts';
import { PUSH_WITHIN_HOURS } from '@dalil/domain/notifications/quiet-hours.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Deps } from '../core/deps.ts';
import { forEachRow } from '../core/for-each-row.ts';
import type { JobHandler } from '../core/job-handler.ts';
import { keyInUse } from '../core/keys.ts';
import type { EmailData } from '../emails/email.ts';
import { findFacts } from '../guide/find-facts.ts';
import { findSubscribers, isImmediate, type Subscriber } from './find-subscribers.ts';
import { findNotifications, isOfSaved } from './list-notifications.ts';
import { mustWait } from './must-wait.ts';
import { unsubscribeAddress } from './unsubscribe.routes.ts';
import { unsubscribeToken } from './unsubscribe-token.ts';

/** A mail that was held up this long is no news any more. */
const VALID_MINUTES = 720;

/**
 * NOTIF-4: queues a mail for each saved item that changed, outside quiet hours and prayers and up to the daily cap of the user. What is above the
 * cap is left to the digest. Without a public address there is no way to leave these mails, so none is sent.
 */
export const sendChangeMails: JobHandler<'send-change-mails'> = async (deps) => {
  if (deps.publicUrl === undefined) return;
  let queued = 0;
  const hasWaiting = sql`exists (select from notifications n2 where n2.user_id = p.id and ${isWaiting(deps, 'n2')})`;
  const { publicUrl } = deps;
  await forEachRow(deps, {
    name: 'send-change-mails',
    rows: await findSubscribers(deps, sql`${isImmediate} and ${hasWaiting}`),
    keyOf: ({ id }) => id,
    run: async (subscriber) => {
      if (mustWait(deps.now(), subscriber)) return;
      while (await mailOneItem(deps, publicUrl, subscriber)) queued += 1;
    },
  });
  if (queued > 0) deps.log('info', 'change_mails_queued', { mails: queued });
};

function isWaiting({ now }: Deps, alias: string): SQL {
  const n = sql.raw(alias);
  return sql`${n}.read_at is null and ${n}.mailed_at is null and not ${n}.is_for_digest
    and ${isOfSaved(n)} and ${n}.created_at > ${now().toISOString()}::timestamptz - make_interval(hours => ${PUSH_WITHIN_HOURS})`;
}

/**
 * Queues one mail about the item that has waited longest, and claims its notifications in the same transaction. One process at a time
 * works for a user. False: there is nothing to mail, or another process is at work.
 */
async function mailOneItem(deps: Deps, publicUrl: string, to: Subscriber): Promise<boolean> {
  return deps.db.transaction(async (db) => {
    const within = { ...deps, db };
    const { rows } = await db.execute<{ locked: boolean }>(sql`
      select pg_try_advisory_xact_lock(hashtextextended(${`change mails ${to.id}`}, 0)) as locked`);
    if (rows[0]?.locked !== true) return false;
    const ids = await findOldestItem(within, to.id);
    if (ids.length === 0) return false;
    if (!(await countMail(within, to))) {
      await db.execute(sql`
        update notifications n set is_for_digest = true where n.user_id = ${to.id} and ${isWaiting(deps, 'n')}`);
      return false;
    }
    const which = sql`n.id = any(${sql.param(ids)}::uuid[])`;
    const data = await findMail(within, to, which);
    await db.execute(sql`update notifications n set mailed_at = ${deps.now().toISOString()} where ${which}`);
    if (data === null) return true;
    const { locale, email, fullName } = to;
    const token = unsubscribeToken(keyInUse(deps.accounts.keys, deps.now()).value, to.id);
    const unsubscribe = unsubscribeAddress(publicUrl, token, locale);
    await deps.queueEmail(db, {
      to: email,
      locale,
      template: 'notification',
      data: { ...data, fullName, unsubscribe, validMinutes: VALID_MINUTES },
    });
    return true;
  });
}

/** The waiting notifications of the item that has waited longest. */
async function findOldestItem(deps: Deps, userId: string): Promise<string[]> {
  const { rows } = await deps.db.execute<{ id: string }>(sql`
    with waiting as (select n.* from notifications n where n.user_id = ${userId} and ${isWaiting(deps, 'n')}),
      oldest as (select kind, item_id from waiting order by created_at, change_id, id limit 1)
    select w.id from waiting w join oldest o on o.kind = w.kind and o.item_id = w.item_id`);
  return rows.map(({ id }) => id);
}

/** Counts a mail of the user's day. False: the cap is reached. */
async function countMail({ db, now }: Deps, { id, timeZone, chosen }: Subscriber): Promise<boolean> {
  const { day } = localTime(now(), timeZone);
  const { rows } = await db.execute(sql`
    insert into change_mail_counts as c (user_id, day, mails) values (${id}, ${day}, 1)
    on conflict (user_id, day) do update set mails = c.mails + 1 where c.mails < ${chosen.dailyCap}
    returning mails`);
  return rows.length > 0;
}

type Mail = Omit<EmailData<'notification'>, 'fullName' | 'unsubscribe' | 'validMinutes'>;

/** What the mail says. A value with an earlier one comes first. Null: the item no longer exists. */
async function findMail(deps: Deps, { locale, chosen }: Subscriber, which: SQL): Promise<Mail | null> {
  const found = await findNotifications(deps, locale, which);
  const [first, ...others] = found.toSorted((a, b) => weightOf(b) - weightOf(a));
  if (!first) return null;
  const changeOf = ({ reason, fact }: typeof first) => ({
    reason,
    fact: fact && { label: fact.label, before: fact.before, after: fact.after },
  });
  const { dailyCap, quietFrom: from, quietTo: to } = chosen;
  return {
    title: first.title,
    path: first.href,
    change: changeOf(first),
    source: first.fact ? await findSource(deps, locale, first.id) : null,
    others: others.map(changeOf),
    dailyCap,
    quiet: from === to ? null : { from, to },
  };
}

function weightOf({ reason, fact }: { reason: string; fact: { before: string | null } | null }): number {
  if (reason === 'cancelled' || reason === 'withdrawn') return 2;
  return fact?.before ? 1 : 0;
}

/** Some values are known for a month or a year only. */
const isWholeDay = (asOf: string) => asOf.length === 'YYYY-MM-DD'.length;

/** Where the value of a notification is from. */
async function findSource(deps: Deps, locale: Subscriber['locale'], id: string): Promise<Mail['source']> {
  const { rows } = await deps.db.execute<{ subject: string }>(sql`
    select subject from notifications where id = ${id}`);
  const [fact] = (await findFacts(deps, locale, [rows[0]?.subject ?? ''])).values();
  return fact ? { name: fact.source.name, asOf: isWholeDay(fact.asOf) ? fact.asOf : null } : null;
}
