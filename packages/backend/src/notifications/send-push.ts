import type { Locale } from '@dalil/domain/language/locale.ts';
import { pushSubscriptions } from '@dalil/database/tables/notifications.ts';
import { eq } from 'drizzle-orm';
import webPush from 'web-push';
import type { Deps } from '../core/deps.ts';
import { FetchRefused } from '../providers/fetch/fetch-public.ts';
import { type PushIdentity, pushIdentityAt } from './push-settings.ts';

export type PushSubscription = { id: string; endpoint: string; p256dh: string; auth: string; createdAt: string };
/** What the service worker displays. `path` is the page that a click opens; a newer message of a `tag` replaces the older. */
export type PushMessage = { title: string; body: string; path: string; tag: string; locale: Locale };

/** A device that is off gets it within this time. */
const LIFETIME_SECONDS = 12 * 3600;
/** The browser has ended the subscription (RFC 8030). */
const GONE = [404, 410];

/**
 * NOTIF-3: sends a message, encrypted for one browser (RFC 8291), to its push service. The address comes from a client, so only the
 * public internet is reached. A subscription that has ended is deleted. Returns whether the service has accepted the message.
 */
export async function sendPush(
  deps: Deps,
  subscription: PushSubscription,
  message: PushMessage,
  endsAt: string | null = null,
): Promise<boolean> {
  const { id, endpoint, p256dh, auth, createdAt } = subscription;
  const identity = pushIdentityAt(deps.push, new Date(createdAt));
  const lifetimeSeconds = lifetimeOf(endsAt, deps.now());
  const status = await post(deps, { endpoint, keys: { p256dh, auth } }, message, { identity, lifetimeSeconds });
  if (GONE.includes(status)) {
    await deps.db.delete(pushSubscriptions).where(eq(pushSubscriptions.id, id));
    deps.log('info', 'push_subscription_gone', { status });
  } else if (status < 200 || status > 299) deps.log('warn', 'push_not_sent', { status });
  return status >= 200 && status <= 299;
}

/** An alert is not delivered after its end. */
function lifetimeOf(endsAt: string | null, now: Date): number {
  if (endsAt === null) return LIFETIME_SECONDS;
  return Math.max(0, Math.min(LIFETIME_SECONDS, Math.floor((Date.parse(endsAt) - now.getTime()) / 1000)));
}

type Target = Parameters<typeof webPush.generateRequestDetails>[0];

/** The status of the answer. 0: no answer, or an address that may not be reached. */
async function post(
  { fetchPublic, log }: Deps,
  target: Target,
  message: PushMessage,
  { identity, lifetimeSeconds }: { identity: PushIdentity; lifetimeSeconds: number },
): Promise<number> {
  const { endpoint, headers, body } = webPush.generateRequestDetails(target, JSON.stringify(message), {
    vapidDetails: identity,
    TTL: lifetimeSeconds,
    urgency: 'normal',
  });
  // The client counts the bytes itself.
  const fields = Object.fromEntries(
    Object.entries(headers).filter(([name]) => name.toLowerCase() !== 'content-length'),
  );
  try {
    return (await fetchPublic(endpoint, fields, body ?? new Uint8Array())).status;
  } catch (error) {
    log('warn', 'push_not_sent', { reason: error instanceof FetchRefused ? error.reason : 'unknown' });
    return 0;
  }
}
