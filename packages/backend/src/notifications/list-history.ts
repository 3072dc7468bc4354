import { NOTIFICATION_TOPICS } from '@dalil/domain/accounts/preferences.ts';
import { NOTIFICATIONS_A_PAGE, type NotificationView } from '@dalil/domain/notifications/notification.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { signedIn } from '../core/actor.ts';
import { query } from '../core/query.ts';
import { locale } from '../core/route-parts.ts';
import { findNotifications, isOfSaved, notificationListSchema } from './list-notifications.ts';

export const historyInput = z.object({
  locale,
  page: z.coerce.number().int().min(1).max(1000).default(1).meta({ example: 1 }),
  show: z
    .enum(['all', 'unread'])
    .default('all')
    .meta({ description: 'All of them, or only those not read yet', example: 'all' }),
  topic: z
    .optional(z.enum(NOTIFICATION_TOPICS))
    .meta({ description: 'Only those of one topic', example: 'newsUpdates' }),
});
/** `total` counts what the filter leaves, `unread` all that are not read. */
export const historySchema = notificationListSchema.extend({ total: z.int(), pageSize: z.int() });

type History = { unread: number; total: number; pageSize: number; notifications: NotificationView[] };

/** NOTIF-2: a page of all notifications of the signed-in user, the newest first. */
export const listHistory = query({
  name: 'list-notification-history',
  input: historyInput,
  permission: 'notifications:read:own',
  run: async (deps, { locale: language, page, show, topic }, actor): Promise<History> => {
    const { userId } = signedIn(actor);
    const own = sql`n.user_id = ${userId}`;
    const isShown = sql`${show === 'unread' ? sql`n.read_at is null` : sql`true`}
      and ${topic === undefined ? sql`true` : sql`n.topic = ${topic}`}`;
    const window = { limit: NOTIFICATIONS_A_PAGE, offset: (page - 1) * NOTIFICATIONS_A_PAGE };
    const [notifications, { rows }] = await Promise.all([
      findNotifications(deps, language, sql`${own} and ${isShown}`, window),
      deps.db.execute<{ unread: number; total: number }>(sql`
        select count(*) filter (where n.read_at is null)::int as unread, count(*) filter (where ${isShown})::int as total
        from notifications n left join content_items i on i.kind = n.kind and i.id = n.item_id
        where ${own} and (i.id is not null or not ${isOfSaved(sql`n`)})`),
    ]);
    return { unread: 0, total: 0, ...rows[0], pageSize: NOTIFICATIONS_A_PAGE, notifications };
  },
});
