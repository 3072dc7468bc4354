import { NOTIFICATION_TOPICS, type NotificationTopic } from '@dalil/domain/accounts/preferences.ts';
import { BOOKMARK_KINDS, type BookmarkKind } from '@dalil/domain/bookmarks/bookmark.ts';
import { dubaiDate } from '@dalil/domain/guide/dubai-date.ts';
import { type Fact, factSchema } from '@dalil/domain/guide/fact.ts';
import { viewFact } from '@dalil/domain/guide/fact-view.ts';
import { itemHref } from '@dalil/domain/guide/item-address.ts';
import type { FactTermsByLocale } from '@dalil/domain/guide/term.ts';
import { BASE_LOCALE, LOCALES, type Locale } from '@dalil/domain/language/locale.ts';
import {
  MAX_NOTIFICATIONS,
  NOTIFICATION_REASONS,
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
  kind: z.enum(BOOKMARK_KINDS),
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
});
export const notificationListSchema = z.object({ unread: z.int(), notifications: z.array(notificationSchema) });
export type NotificationList = { unread: number; notifications: NotificationView[] };

type Row = {
  id: string;
  reason: NotificationReason;
  topic: NotificationTopic;
  kind: BookmarkKind;
  item_id: string;
  category: string | null;
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
      select n.id, n.reason, n.topic, n.kind, n.item_id, i.category, t.title, t.locale, n.before,
        (select ${FACT_JSON} from facts f where f.id = n.subject) as fact,
        ${sql.raw(isoInstant('n.created_at'))} as created_at, ${sql.raw(isoInstant('n.read_at'))} as read_at
      from notifications n
      join content_items i on i.kind = n.kind and i.id = n.item_id
      join lateral (
        select x.title, x.locale from content_texts x where x.kind = n.kind and x.item_id = n.item_id
        order by x.state = 'published' desc, x.locale = ${locale} desc, x.locale = ${BASE_LOCALE} desc, x.locale limit 1
      ) t on true
      where ${which} order by n.created_at desc, n.change_id desc, n.id limit ${limit} offset ${offset}`);
  // Thousands of digests are written at one hour, many without a fact.
  const terms = rows.some(({ fact }) => fact !== null) ? await findFactTerms(deps, locale) : {};
  const context = { terms, today: dubaiDate(deps.now()) };
  return rows.map(({ item_id: itemId, category, fact, before, created_at: createdAt, read_at: readAt, ...row }) => ({
    ...row,
    itemId,
    href: itemHref({ kind: row.kind, id: itemId, category }),
    fact: fact && viewChange(fact, before, locale, context),
    createdAt,
    readAt,
  }));
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
