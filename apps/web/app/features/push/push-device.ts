import { describeAgent } from '@dalil/domain/accounts/describe-agent.ts';
import type { ApiClient } from '../../data/api.ts';
import {
  checkSubscription,
  fetchPushKey,
  sendPushTest,
  sendSubscription,
  sendUnsubscription,
} from '../../queries/notifications.ts';

/** NOTIF-1: the permission of this browser, and whether it is enabled. `isLost`: the server cannot reach it any more. */
export type PushState = 'unsupported' | 'no-worker' | 'default' | 'granted' | 'denied';
export type Device = { permission: PushState; isEnabled: boolean; isLost: boolean };

/** ERR-6: why this browser could not be enabled, as the end of a message key. */
export class PushFailure extends Error {
  readonly reason: 'unsupported' | 'no-worker' | 'not-granted';

  constructor(reason: PushFailure['reason']) {
    super(reason);
    this.reason = reason;
  }
}

/** Whether this browser can be enabled, is, or has blocked us. Without an answer of the server the browser's own word counts. */
export async function readDevice(api: ApiClient): Promise<Device> {
  const off = { isEnabled: false, isLost: false };
  if (!isSupported()) return { permission: 'unsupported', ...off };
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration) return { permission: 'no-worker', ...off };
  const subscription = await registration.pushManager.getSubscription();
  const { permission } = Notification;
  if (permission !== 'granted' || subscription === null) return { permission, ...off };
  const isReached = await checkSubscription(api, {
    endpoint: subscription.endpoint,
    publicKey: publicKeyOf(subscription),
  }).catch(() => true);
  return { permission, isEnabled: isReached, isLost: !isReached };
}

/** The key a subscription is tied to, base64url. Null in a browser that does not tell it. */
function publicKeyOf({ options }: PushSubscription): string | null {
  const key = options?.applicationServerKey;
  if (!key) return null;
  const binary = String.fromCharCode(...new Uint8Array(key));
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Resolves when the worker of this site can receive messages. On a first visit it is registered after the page. */
export async function whenWorkerReady(): Promise<void> {
  if (isSupported()) await navigator.serviceWorker.ready;
}

/** Asks the browser for permission and enables it for the account. Throws `PushFailure`, or an `ApiError` of the server. */
export async function enableDevice(api: ApiClient): Promise<void> {
  if (!isSupported()) throw new PushFailure('unsupported');
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration) throw new PushFailure('no-worker');
  if ((await Notification.requestPermission()) !== 'granted') throw new PushFailure('not-granted');
  const key = await fetchPushKey(api);
  const subscription = await subscribe(registration.pushManager, key);
  const { endpoint, keys } = subscription.toJSON();
  await sendSubscription(api, {
    endpoint: endpoint ?? '',
    keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' },
  });
}

/** A subscription with another key, such as that of an earlier server, is replaced. */
async function subscribe(manager: PushManager, key: string): Promise<PushSubscription> {
  const options = { userVisibleOnly: true, applicationServerKey: key };
  try {
    return await manager.subscribe(options);
  } catch (error) {
    const existing = await manager.getSubscription();
    if (!existing) throw error;
    await existing.unsubscribe();
    return manager.subscribe(options);
  }
}

/** Disables this browser. The server forgets it too, or learns of it from the push service. */
export async function disableDevice(api: ApiClient): Promise<void> {
  const endpoint = await endSubscription();
  if (endpoint !== null) await sendUnsubscription(api, endpoint);
}

/** Ends the subscription of this browser without the server, which learns of it from the push service. Returns its address. */
export async function endSubscription(): Promise<string | null> {
  const subscription = await currentSubscription();
  if (!subscription) return null;
  await subscription.unsubscribe();
  return subscription.endpoint;
}

/** Returns whether a test was requested. */
export async function testDevice(api: ApiClient): Promise<boolean> {
  const subscription = await currentSubscription();
  if (subscription) await sendPushTest(api, subscription.endpoint);
  return subscription !== null;
}

/** The browser whose steps to unblock notifications are displayed. */
export function unblockSteps(userAgent: string): 'chrome' | 'firefox' | 'safari' | 'ios' | 'samsung' | 'other' {
  const { browser, system } = describeAgent(userAgent);
  if (system === 'iPhone' || system === 'iPad') return 'ios';
  if (browser === 'Firefox') return 'firefox';
  if (browser === 'Safari') return 'safari';
  if (browser === 'Samsung Internet') return 'samsung';
  return browser === null ? 'other' : 'chrome';
}

async function currentSubscription(): Promise<PushSubscription | null> {
  if (!isSupported()) return null;
  const registration = await navigator.serviceWorker.getRegistration();
  return registration ? registration.pushManager.getSubscription() : null;
}

function isSupported(): boolean {
  return 'Notification' in globalThis && 'PushManager' in globalThis && 'serviceWorker' in navigator;
}
