import { DEFAULT_PREFERENCES, MAIL_TIMINGS, type Preferences } from '@dalil/domain/accounts/preferences.ts';
import { isTimeZone } from '@dalil/domain/accounts/time-zone.ts';
import { BASE_LOCALE, isLocale, type Locale } from '@dalil/domain/language/locale.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Deps } from '../core/deps.ts';

/** Someone who gets mails about saved items, with the choices of the user and the defaults of what was never chosen. */
export type Subscriber = {
  id: string;
  email: string;
  fullName: string;
  locale: Locale;
  timeZone: string;
  asrMethod: string | null;
  chosen: Preferences['notifications'];
};

type Row = {
  id: string;
  email: string;
  fullName: string;
  language: string | null;
  timeZone: string | null;
  asrMethod: string | null;
  chosen: Partial<Preferences['notifications']>;
};

const { region, notifications: usual } = DEFAULT_PREFERENCES;

/**
 * NOTIF-4, NOTIF-6: users who have switched mails about saved items on, and mails not off. Their address is confirmed, and no mail to
 * it has failed. `which` is a condition on the profile `p` and the preferences `n`.
 */
export async function findSubscribers({ db }: Deps, which: SQL = sql`true`): Promise<Subscriber[]> {
  const { rows } = await db.execute<Row>(sql`
    select p.id, p.email, p.full_name as "fullName", coalesce(r.data->>'language', p.language) as language,
      r.data->>'timezone' as "timeZone", r.data->>'asrMethod' as "asrMethod", n.data as chosen
    from user_preferences n join profiles p on p.id = n.user_id
    left join user_preferences r on r.user_id = n.user_id and r.category = 'region'
    where n.category = 'notifications' and n.data->>'digest' = 'true' and n.data->>'email' is distinct from 'false'
      and p.email_verified and p.suspended_at is null
      and not exists (select from mail_failures f where f.address = lower(p.email)) and (${which})`);
  return rows.map(({ language, timeZone, chosen, ...row }) => ({
    ...row,
    locale: isLocale(language ?? '') ? (language as Locale) : BASE_LOCALE,
    timeZone: isTimeZone(timeZone ?? '') ? (timeZone ?? '') : region.timezone,
    chosen: { ...usual, ...chosen },
  }));
}

/** Who wants a mail for each change. */
export const isImmediate = sql`n.data->>'mailTiming' = ${MAIL_TIMINGS[1]}`;
