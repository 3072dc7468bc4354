import type { Database } from '@dalil/database/connection.ts';
import { pushSubscriptions } from '@dalil/database/tables/notifications.ts';
import { textInput } from '@dalil/domain/language/classic-text-input.ts';
import { MAX_PUSH_DEVICES } from '@dalil/domain/notifications/quiet-hours.ts';
import { and, eq, sql } from 'drizzle-orm';
import * as z from 'zod';
import { signedIn } from '../core/actor.ts';
import { command } from '../core/command.ts';
import { Failure } from '../core/failure.ts';

const MAX_ENDPOINT_LENGTH = 1000;
const endpoint = textInput()
  .max(MAX_ENDPOINT_LENGTH)
  .pipe(z.url({ protocol: /^https$/ }));
/** An uncompressed point of P-256 and a secret of 16 bytes (RFC 8291). */
const p256dh = textInput().regex(/^B[A-Za-z0-9_-]{86}$/);
const auth = textInput().regex(/^[A-Za-z0-9_-]{22}$/);

/** What a browser says of its subscription. */
export const subscriptionInput = z.object({ endpoint, keys: z.object({ p256dh, auth }) });
/** `replaces`: the earlier address of the same browser, whose push service gave it another one. */
export const savedSubscriptionInput = subscriptionInput.extend({ replaces: endpoint.optional() });
export const endpointInput = z.object({ endpoint });

/**
 * NOTIF-3: enables a browser of the signed-in user. One that another account used before belongs to this one from now on. Fails with
 * `invalid_input` at `endpoint` if the address could never be sent to, and with
 * `not_found` if it replaces an address of another account, which did not ask for messages to this one.
 */
export const saveSubscription = command({
  name: 'save-push-subscription',
  input: savedSubscriptionInput,
  permission: 'notifications:change:own',
  audit: { none: 'a browser is enabled by its own user' },
  run: async ({ db, now, findAddressFault }, { endpoint: address, keys, replaces }, actor): Promise<void> => {
    const fault = findAddressFault(address);
    if (fault !== null) throw new Failure('invalid_input', { fields: [{ path: 'endpoint', code: fault }] });
    const row = { userId: signedIn(actor).userId, ...keys, createdAt: now() };
    if (replaces !== undefined) await removeReplaced(db, replaces, row.userId);
    await db
      .insert(pushSubscriptions)
      .values({ endpoint: address, ...row })
      .onConflictDoUpdate({ target: pushSubscriptions.endpoint, set: row });
    await db.execute(sql`
      delete from push_subscriptions where id in (
        select id from push_subscriptions where user_id = ${row.userId} order by created_at desc, id offset ${MAX_PUSH_DEVICES})`);
  },
});

async function removeReplaced(db: Database, address: string, userId: string): Promise<void> {
  const isReplaced = eq(pushSubscriptions.endpoint, address);
  const [replaced] = await db.select({ userId: pushSubscriptions.userId }).from(pushSubscriptions).where(isReplaced);
  if (replaced && replaced.userId !== userId) throw new Failure('not_found');
  await db.delete(pushSubscriptions).where(isReplaced);
}

/** Disables a browser of the signed-in user. One that is not enabled stays so. */
export const removeSubscription = command({
  name: 'remove-push-subscription',
  input: endpointInput,
  permission: 'notifications:change:own',
  audit: { none: 'a browser is disabled by its own user' },
  run: async ({ db }, { endpoint: address }, actor): Promise<void> => {
    const isOwn = eq(pushSubscriptions.userId, signedIn(actor).userId);
    await db.delete(pushSubscriptions).where(and(isOwn, eq(pushSubscriptions.endpoint, address)));
  },
});

/** Queues a test to one enabled browser of the user. Fails with `not_found` if it is not enabled. */
export const sendTestPush = command({
  name: 'send-test-push',
  input: endpointInput,
  permission: 'notifications:change:own',
  audit: { none: 'only the user sees it' },
  run: async ({ db, jobs }, { endpoint: address }, actor): Promise<void> => {
    const isOwn = eq(pushSubscriptions.userId, signedIn(actor).userId);
    const [found] = await db
      .select({ id: pushSubscriptions.id })
      .from(pushSubscriptions)
      .where(and(isOwn, eq(pushSubscriptions.endpoint, address)));
    if (!found) throw new Failure('not_found');
    await jobs.enqueue(db, 'send-pushes', { testOf: found.id });
  },
});
