import { DEFAULT_PREFERENCES, type NotificationTopic } from '@dalil/domain/accounts/preferences.ts';
import { type CityAlertKind, topicOfAlert } from '@dalil/domain/city/alerts/city-alert.ts';
import { sql } from 'drizzle-orm';
import type { Deps } from '../core/deps.ts';

/** A change that is told to everyone who has its topic on: an alert for the city, or an incident of the product. */
export type TopicChange = {
  id: number;
  kind: string;
  item_id: string;
  reason: string;
  subject: string;
  alertKind: CityAlertKind | null;
};

/** What can be told by topic, without a saved item. */
export const TOPIC_KINDS: readonly string[] = ['city-alert', 'service-incident'];

function topicOfChange({ alertKind }: TopicChange): NotificationTopic {
  return alertKind === null ? 'appUpdates' : topicOfAlert(alertKind);
}

/**
 * Makes the notifications of an alert that still holds, or of an incident, in the transaction that deletes the change. Accounts
 * that are not confirmed or are suspended get none. Returns how many were made.
 */
export async function notifyTopics({ db, now }: Deps, changes: readonly TopicChange[]): Promise<number> {
  if (changes.length === 0) return 0;
  const at = now().toISOString();
  const made = changes.map((change) => ({ ...change, topic: topicOfChange(change) }));
  // A flag that was never set has its default.
  const defaults = JSON.stringify(DEFAULT_PREFERENCES.notifications);
  const { rowCount } = await db.execute(sql`
    insert into notifications (user_id, change_id, kind, item_id, reason, subject, topic, created_at)
    select u.id, c.id, c.kind, c.item_id, c.reason, c.subject, c.topic, ${at}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(made)}::jsonb)
      as c(id bigint, kind text, item_id text, reason text, subject text, topic text)
    cross join profiles u
    left join user_preferences p on p.user_id = u.id and p.category = 'notifications'
    where u.email_verified and u.suspended_at is null
      and coalesce(p.data->>c.topic, ${defaults}::jsonb->>c.topic) = 'true'
      and (c.kind <> 'city-alert' or exists (select from city_alerts a
        where a.id::text = c.item_id and a.ended_at is null and a.ends_at > ${at}::timestamptz))
    on conflict (user_id, kind, item_id, reason, subject) where read_at is null do nothing`);
  return rowCount ?? 0;
}
