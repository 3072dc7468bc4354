import { DEFAULT_PREFERENCES, type Preferences } from '@dalil/domain/accounts/preferences.ts';
import { BASE_LOCALE, isLocale, type Locale } from '@dalil/domain/language/locale.ts';
import { PUSH_WITHIN_HOURS } from '@dalil/domain/notifications/quiet-hours.ts';
import { sql } from 'drizzle-orm';
import type { Deps } from '../core/deps.ts';
import { forEachRow } from '../core/for-each-row.ts';
import type { JobHandler } from '../core/job-handler.ts';
import { pushText, testPushText } from '../emails/push-text.ts';
import { findNotifications, isOver } from './list-notifications.ts';
import { mustWait } from './must-wait.ts';
import { type PushMessage, type PushSubscription, sendPush } from './send-push.ts';

type Waiting = {
  userId: string;
  language: string | null;
  timeZone: string | null;
  asrMethod: string | null;
  chosen: Partial<Preferences['notifications']>;
  pushedLately: number;
  subscriptions: PushSubscription[];
};

const { notifications: usual } = DEFAULT_PREFERENCES;

/**
 * NOTIF-3: pushes unread notifications to the browsers of their users, outside quiet hours, not around prayers for whoever
 * wishes that, and up to the daily cap. The rest waits in the list. A notification is claimed before it is sent, so that it is never sent twice.
 */
export const sendPushes: JobHandler<'send-pushes'> = async (deps, { testOf }) => {
  if (testOf !== undefined) return sendTest(deps, testOf);
  await forEachRow(deps, {
    name: 'send-pushes',
    rows: await findWaiting(deps),
    keyOf: ({ userId }) => userId,
    run: (waiting) => pushTo(deps, waiting),
  });
};

async function findWaiting({ db, now }: Deps, testOf?: string): Promise<Waiting[]> {
  const since = sql`${now().toISOString()}::timestamptz - make_interval(hours => ${PUSH_WITHIN_HOURS})`;
  const isWaiting = sql`n.data->>'push' = 'true' and exists (select from notifications w
    where w.user_id = p.id and w.read_at is null and w.pushed_at is null and w.created_at > ${since}
      and not ${isOver(sql`w`, now())})`;
  const { rows } = await db.execute<Waiting>(sql`
    select p.id as "userId", coalesce(r.data->>'language', p.language) as language, r.data->>'timezone' as "timeZone",
      r.data->>'asrMethod' as "asrMethod",
      coalesce(n.data, '{}') as chosen,
      (select count(*)::int from notifications w where w.user_id = p.id and w.pushed_at > ${since}) as "pushedLately",
      (select jsonb_agg(jsonb_build_object('id', s.id, 'endpoint', s.endpoint, 'p256dh', s.p256dh, 'auth', s.auth, 'createdAt', s.created_at))
        from push_subscriptions s where s.user_id = p.id and (${testOf ?? null}::uuid is null or s.id = ${testOf ?? null})) as subscriptions
    from profiles p
    left join user_preferences n on n.user_id = p.id and n.category = 'notifications'
    left join user_preferences r on r.user_id = p.id and r.category = 'region'
    where p.id in (select user_id from push_subscriptions s where ${testOf ?? null}::uuid is null or s.id = ${testOf ?? null})
      and p.suspended_at is null and (${testOf !== undefined} or (${isWaiting}))`);
  return rows;
}

async function pushTo(deps: Deps, waiting: Waiting): Promise<void> {
  const { userId, language, chosen, pushedLately, subscriptions } = waiting;
  const { dailyCap } = { ...usual, ...chosen };
  if (mustWait(deps.now(), waiting)) return;
  const ids = await claim(deps, userId, Math.max(0, dailyCap - pushedLately));
  if (ids.length === 0) return;
  const locale = localeOf(language);
  for (const notification of await findNotifications(deps, locale, sql`n.id = any(${sql.param(ids)}::uuid[])`)) {
    const { href: path, id: tag, endsAt } = notification;
    const message: PushMessage = { ...pushText(notification, locale), path, tag, locale };
    await forEachRow(deps, {
      name: 'push-subscriptions',
      rows: subscriptions,
      keyOf: ({ id }) => id,
      run: (subscription) => sendPush(deps, subscription, message, endsAt),
    });
  }
}

/** The oldest that wait and still hold, marked as pushed. Of two processes only one gets each. */
async function claim({ db, now }: Deps, userId: string, count: number): Promise<string[]> {
  const at = now().toISOString();
  const { rows } = await db.execute<{ id: string }>(sql`
    update notifications set pushed_at = ${at} where id in (
      select id from notifications n
      where user_id = ${userId} and read_at is null and pushed_at is null
        and created_at > ${at}::timestamptz - make_interval(hours => ${PUSH_WITHIN_HOURS}) and not ${isOver(sql`n`, now())}
      order by created_at, id limit ${count} for update skip locked)
    returning id`);
  return rows.map(({ id }) => id);
}

async function sendTest(deps: Deps, testOf: string): Promise<void> {
  for (const { language, subscriptions } of await findWaiting(deps, testOf)) {
    const locale = localeOf(language);
    const message: PushMessage = { ...testPushText(locale), path: '/settings', tag: 'test', locale };
    for (const subscription of subscriptions) await sendPush(deps, subscription, message);
  }
}

function localeOf(language: string | null): Locale {
  return isLocale(language ?? '') ? (language as Locale) : BASE_LOCALE;
}
