import { NOTIFICATION_TOPICS, type NotificationTopic } from '@dalil/domain/accounts/preferences.ts';
import { BOOKMARK_KINDS } from '@dalil/domain/bookmarks/bookmark.ts';
import { type CityAlertKind, sectionOfAlert } from '@dalil/domain/city/alerts/city-alert.ts';
import { dubaiDate } from '@dalil/domain/guide/dubai-date.ts';
import { type Fact, factSchema } from '@dalil/domain/guide/fact.ts';
import { viewFact } from '@dalil/domain/guide/fact-view.ts';
import { itemHref } from '@dalil/domain/guide/item-address.ts';
import type { FactTermsByLocale } from '@dalil/domain/guide/term.ts';
import { BASE_LOCALE, LOCALES, type Locale } from '@dalil/domain/language/locale.ts';
import {
  MAX_NOTIFICATIONS,
  type NotificationKind,
  NOTIFICATION_REASONS,
  OTHER_KINDS,
  type NotificationReason,
  type NotificationView,
} from '@dalil/domain/notifications/notification.ts';
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import { signedIn } from '../core/actor.ts';
import type { Deps } from '../core/deps.ts';
import { query } from '../core/query.ts';
import { findFactTerms } from '../guide/find-fact-terms.ts';
import { FACT_JSON } from '../guide/find-facts.ts';
import { isoInstant } from '../guide/item-rows.ts';

export const notificationSchema = z.object({
  id: z.string(),
  reason: z.enum(NOTIFICATION_REASONS),
  topic: z.enum(NOTIFICATION_TOPICS),
  kind: z.enum([...BOOKMARK_KINDS, ...OTHER_KINDS]),
  itemId: z.string(),
  title: z.string(),
  locale: z.enum(LOCALES),
  href: z.string(),
  fact: z.nullable(
    z.object({
      label: z.string(),
      locale: z.enum(LOCALES),
      before: z.nullable(z.string()),
      after: z.nullable(z.string()),
    }),
  ),
  createdAt: z.string(),
  readAt: z.nullable(z.string()),
  endsAt: z.nullable(z.string()),
});
export const notificationListSchema = z.object({ unread: z.int(), notifications: z.array(notificationSchema) });
export type NotificationList = { unread: number; notifications: NotificationView[] };

type Row = {
  id: string;
  reason: NotificationReason;
  topic: NotificationTopic;
  kind: NotificationKind;
  item_id: string;
  category: string | null;
  alertKind: CityAlertKind | null;
  ends_at: string | null;
  title: string;
  locale: Locale;
  fact: Fact | null;
  before: unknown;
  created_at: string;
  read_at: string | null;
};

/** NOTIF-2: the notifications of the signed-in user, the newest first, and how many are unread. */
export const listNotifications = query({
  name: 'list-notifications',
  input: z.object({ locale: z.enum(LOCALES) }),
  permission: 'notifications:read:own',
  run: async (deps, { locale }, actor): Promise<NotificationList> => {
    const { userId } = signedIn(actor);
    const notifications = await findNotifications(deps, locale, sql`n.user_id = ${userId}`);
    const { rows } = await deps.db.execute<{ unread: number }>(sql`
      select count(*)::int as unread from notifications where user_id = ${userId} and read_at is null`);
    return { unread: rows[0]?.unread ?? 0, notifications };
  },
});

/** Some notifications as displayed in a language, the newest first. One of an item that no longer exists is left out. */
export async function findNotifications(
  deps: Deps,
  locale: Locale,
  which: SQL,
  { limit, offset }: { limit: number; offset: number } = { limit: MAX_NOTIFICATIONS, offset: 0 },
): Promise<NotificationView[]> {
  const { rows } = await deps.db.execute<Row>(sql`
      select n.id, n.reason, n.topic, n.kind, n.item_id, i.category, n.before, a.content->>'kind' as "alertKind",
        coalesce(t.title, w.title, l.label) as title, coalesce(t.locale, w.locale, l.locale) as locale,
        ${sql.raw(isoInstant('coalesce(a.ended_at, a.ends_at)'))} as ends_at,
        (select ${FACT_JSON} from facts f where f.id = n.subject) as fact,
        ${sql.raw(isoInstant('n.created_at'))} as created_at, ${sql.raw(isoInstant('n.read_at'))} as read_at
      from notifications n
      left join content_items i on i.kind = n.kind and i.id = n.item_id
      left join city_alerts a on n.kind = 'city-alert' and a.id::text = n.item_id
      left join service_incidents s on n.kind = 'service-incident' and s.id::text = n.item_id
      left join lateral (
        select x.title, x.locale from content_texts x where x.kind = n.kind and x.item_id = n.item_id
        order by x.state = 'published' desc, x.locale = ${locale} desc, x.locale = ${BASE_LOCALE} desc, x.locale limit 1
      ) t on i.id is not null
      left join lateral (
        select coalesce(x.value->>'title', x.value#>>'{}') as title, x.key as locale
        from jsonb_each(coalesce(a.content->'texts', s.titles)) x
        order by x.key = ${locale} desc, x.key = ${BASE_LOCALE} desc, x.key limit 1
      ) w on true
      left join lateral (
        select x.label, x.locale from fact_texts x where n.kind = 'fact-proposal' and x.fact_id = n.item_id
        order by x.locale = ${locale} desc, x.locale = ${BASE_LOCALE} desc, x.locale limit 1
      ) l on true
      where ${which} and coalesce(t.title, w.title, l.label) is not null
      order by n.created_at desc, n.change_id desc, n.id limit ${limit} offset ${offset}`);
  // Thousands of digests are written at one hour, many without a fact.
  const terms = rows.some(({ fact }) => fact !== null) ? await findFactTerms(deps, locale) : {};
  const context = { terms, today: dubaiDate(deps.now()) };
  return rows.map(({ category, alertKind, fact, before, ...row }) => ({
    id: row.id,
    reason: row.reason,
    topic: row.topic,
    kind: row.kind,
    itemId: row.item_id,
    title: row.title,
    locale: row.locale,
    href: hrefOf(row.kind, row.item_id, category, alertKind),
    fact: fact && viewChange(fact, before, locale, context),
    createdAt: row.created_at,
    readAt: row.read_at,
    endsAt: row.ends_at,
  }));
}

/** The page of what a notification is about. */
function hrefOf(kind: NotificationKind, id: string, category: string | null, alertKind: CityAlertKind | null): string {
  if (kind === 'fact-proposal') return '/dashboard?tab=facts&view=proposals';
  if (kind === 'service-incident') return `/status#incident-${id}`;
  if (kind === 'city-alert') return `${sectionOfAlert(alertKind ?? 'safety')}#city-alerts`;
  return itemHref({ kind, id, category });
}

/** Whether a row of notifications is about a saved item. Mails are: an alert or an incident is over before a digest comes, and work is no news. */
export function isOfSaved(row: SQL): SQL {
  return sql`${row}.kind not in (${sql.join(
    OTHER_KINDS.map((kind) => sql`${kind}`),
    sql`, `,
  )})`;
}

/** Whether a row of notifications is about an alert for the city that no longer holds. */
export function isOver(row: SQL, now: Date): SQL {
  return sql`(${row}.kind = 'city-alert' and not exists (select from city_alerts c where c.id::text = ${row}.item_id
    and c.ended_at is null and c.ends_at > ${now.toISOString()}::timestamptz))`;
}

/** The name of a fact with its value before and after. A value that may not be displayed is null. */
function viewChange(
  fact: Fact,
  before: unknown,
  locale: Locale,
  context: { terms: FactTermsByLocale; today: string },
): NotificationView['fact'] {
  const view = viewFact(fact, locale, context);
  // A schedule is a table, which has no place in one line.
  const after = fact.type === 'schedule' ? null : view.text;
  const { display: _display, validFrom: _from, validUntil: _until, ...rest } = { display: undefined, ...fact };
  const hasEarlier = before !== null && fact.type !== 'schedule';
  const earlier = hasEarlier ? factSchema.safeParse({ ...rest, value: before }) : undefined;
  const text = earlier?.success ? viewFact(earlier.data, view.locale, context).text : null;
  // A change that was undone has the same value before and after.
  return { label: view.label, locale: view.locale, before: text === after ? null : text, after };
}
