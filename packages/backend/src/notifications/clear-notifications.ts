import { notifications } from '@dalil/database/tables/notifications.ts';
import { eq } from 'drizzle-orm';
import * as z from 'zod';
import { signedIn } from '../core/actor.ts';
import { command } from '../core/command.ts';

/** NOTIF-2 "Clear": deletes all own notifications. */
export const clearNotifications = command({
  name: 'clear-notifications',
  input: z.object({}),
  permission: 'notifications:change:own',
  audit: { none: 'only the user sees it' },
  run: async ({ db }, _input, actor): Promise<void> => {
    await db.delete(notifications).where(eq(notifications.userId, signedIn(actor).userId));
  },
});
