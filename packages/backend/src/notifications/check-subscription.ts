import { pushSubscriptions } from '@dalil/database/tables/notifications.ts';
import { textInput } from '@dalil/domain/language/classic-text-input.ts';
import { and, eq } from 'drizzle-orm';
import * as z from 'zod';
import { signedIn } from '../core/actor.ts';
import { query } from '../core/query.ts';
import { pushIdentityAt } from './push-settings.ts';
import { endpointInput } from './save-subscription.ts';

/** `publicKey`: the key with which the browser subscribed, base64url. Null where a browser does not tell it. */
export const checkedSubscriptionInput = endpointInput.extend({
  publicKey: z.nullable(textInput().regex(/^B[A-Za-z0-9_-]{86}$/)),
});

/**
 * NOTIF-1: whether messages reach a browser that believes to be enabled: its subscription is stored for the signed-in user, and it
 * is tied to the key with which messages to it are signed. After keys became known to others neither holds.
 */
export const checkSubscription = query({
  name: 'check-push-subscription',
  input: checkedSubscriptionInput,
  permission: 'notifications:read:own',
  run: async ({ db, push }, { endpoint, publicKey }, actor): Promise<{ isEnabled: boolean }> => {
    const isOwn = eq(pushSubscriptions.userId, signedIn(actor).userId);
    const [row] = await db
      .select({ createdAt: pushSubscriptions.createdAt })
      .from(pushSubscriptions)
      .where(and(isOwn, eq(pushSubscriptions.endpoint, endpoint)));
    if (!row) return { isEnabled: false };
    return { isEnabled: publicKey === null || publicKey === pushIdentityAt(push, row.createdAt).publicKey };
  },
});
