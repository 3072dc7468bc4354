import { DEFAULT_PREFERENCES, type Preferences } from '@dalil/domain/accounts/preferences.ts';
import { BASE_LOCALE, isLocale } from '@dalil/domain/language/locale.ts';
import { PUSH_WITHIN_HOURS } from '@dalil/domain/notifications/quiet-hours.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Deps } from '../core/deps.ts';
import type { JobHandler } from '../core/job-handler.ts';
import { noticeText } from '../emails/text-messages.ts';
import type { SendText } from '../providers/text-messages/text-message.ts';
import { findNotifications, isOfSaved, isOver } from './list-notifications.ts';
import { mustWait } from './must-wait.ts';
import { forgetPhone } from './phone/remove-phone.ts';

type Waiting = {
  userId: string;
  phoneNumber: string;
  language: string | null;
  timeZone: string | null;
  asrMethod: string | null;
  chosen: Partial<Preferences['notifications']>;
  textedLately: number;
};

const { notifications: usual } = DEFAULT_PREFERENCES;

/**
 * PROF-3: sends unread notifications about saved items, and alerts for the city, as text messages to the confirmed numbers of users
 * who have switched them on: outside quiet hours and prayers, and up to the daily cap. A notification is claimed before it is sent, as a push.
 */
export const sendTexts: JobHandler<'send-texts'> = async (deps) => {
  const { sendText, publicUrl } = deps;
  if (sendText === null || publicUrl === undefined) return;
  for (const waiting of await findWaiting(deps)) await textTo(deps, waiting, sendText, publicUrl);
};

function isWaiting(row: SQL, { now }: Deps): SQL {
  return sql`${row}.read_at is null and ${row}.texted_at is null
    and (${isOfSaved(row)} or ${row}.kind = 'city-alert') and not ${isOver(row, now())}
    and ${row}.created_at > ${now().toISOString()}::timestamptz - make_interval(hours => ${PUSH_WITHIN_HOURS})`;
}

async function findWaiting(deps: Deps): Promise<Waiting[]> {
  const { db, now } = deps;
  const since = sql`${now().toISOString()}::timestamptz - make_interval(hours => ${PUSH_WITHIN_HOURS})`;
  const { rows } = await db.execute<Waiting>(sql`
    select p.id as "userId", m.phone_number as "phoneNumber", coalesce(r.data->>'language', p.language) as language,
      r.data->>'timezone' as "timeZone", r.data->>'asrMethod' as "asrMethod", n.data as chosen,
      (select count(*)::int from notifications w where w.user_id = p.id and w.texted_at > ${since}) as "textedLately"
    from phone_numbers m
    join profiles p on p.id = m.user_id
    join user_preferences n on n.user_id = p.id and n.category = 'notifications' and n.data->>'sms' = 'true'
    left join user_preferences r on r.user_id = p.id and r.category = 'region'
    where p.suspended_at is null
      and exists (select from notifications w where w.user_id = p.id and ${isWaiting(sql`w`, deps)})`);
  return rows;
}

async function textTo(deps: Deps, waiting: Waiting, sendText: SendText, publicUrl: string): Promise<void> {
  const { userId, phoneNumber, language, chosen, textedLately } = waiting;
  const { dailyCap } = { ...usual, ...chosen };
  if (mustWait(deps.now(), waiting)) return;
  const ids = await claim(deps, userId, Math.max(0, dailyCap - textedLately));
  if (ids.length === 0) return;
  const locale = isLocale(language ?? '') ? (language as typeof BASE_LOCALE) : BASE_LOCALE;
  for (const notification of await findNotifications(deps, locale, sql`n.id = any(${sql.param(ids)}::uuid[])`)) {
    const result = await sendText({ to: phoneNumber, text: noticeText(notification, locale, publicUrl) });
    if (result.sent === 1) continue;
    deps.log('warn', 'text_not_sent', { reason: result.reason });
    if (result.fault === 'provider') continue;
    // Its owner answered STOP, or the number is gone: nothing more is sent to it.
    await deps.db.transaction((db) => forgetPhone({ ...deps, db }, userId));
    return;
  }
}

/** The oldest that wait, marked as sent. Of two processes only one gets each. */
async function claim(deps: Deps, userId: string, count: number): Promise<string[]> {
  const { rows } = await deps.db.execute<{ id: string }>(sql`
    update notifications set texted_at = ${deps.now().toISOString()} where id in (
      select id from notifications n where user_id = ${userId} and ${isWaiting(sql`n`, deps)}
      order by created_at, id limit ${count} for update skip locked)
    returning id`);
  return rows.map(({ id }) => id);
}
