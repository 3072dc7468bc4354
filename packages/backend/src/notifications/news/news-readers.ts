import { type SQL, sql } from 'drizzle-orm';

/**
 * Who gets the operator's news: a condition on the profile `p`. The link of a mail was used, the channel is on, and mail reaches the
 * confirmed address.
 */
export const isNewsReader: SQL = sql`p.email_verified and p.suspended_at is null
  and exists (select from news_subscriptions s where s.user_id = p.id and s.confirmed_at is not null)
  and exists (select from user_preferences v where v.user_id = p.id and v.category = 'notifications'
    and v.data->>'marketing' = 'true' and v.data->>'email' is distinct from 'false')
  and not exists (select from mail_failures f where f.address = lower(p.email))`;
