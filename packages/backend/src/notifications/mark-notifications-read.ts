import { notifications } from '@dalil/database/tables/notifications.ts';
import { MAX_NOTIFICATIONS } from '@dalil/domain/notifications/notification.ts';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import * as z from 'zod';
import { signedIn } from '../core/actor.ts';
import { command } from '../core/command.ts';

/** Absent: all of them. */
export const readNotificationsInput = z.object({ ids: z.optional(z.array(z.uuid()).max(MAX_NOTIFICATIONS)) });

/** NOTIF-2 "Process": marks own notifications as read. Those of others, and those read before, are left as they are. */
export const markNotificationsRead = command({
  name: 'mark-notifications-read',
  input: readNotificationsInput,
  permission: 'notifications:change:own',
  audit: { none: 'only the user sees it' },
  run: async ({ db, now }, { ids }, actor): Promise<void> => {
    const { userId } = signedIn(actor);
    const named = ids === undefined ? undefined : inArray(notifications.id, ids);
    await db
      .update(notifications)
      .set({ readAt: now() })
      .where(and(eq(notifications.userId, userId), isNull(notifications.readAt), named));
  },
});
