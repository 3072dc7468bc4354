import type { Locale } from '@dalil/domain/language/locale.ts';
import type { NotificationFilter, NotificationView } from '@dalil/domain/notifications/notification.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type ApiClient, read, readNothing } from '../data/api.ts';

export const NOTIFICATIONS_KEY = 'notifications';
/** A page that stays open learns of new ones. */
const LOOK_AGAIN_MS = 5 * 60_000;

export type NotificationList = { unread: number; notifications: NotificationView[] };

/** NOTIF-2: the notifications of the signed-in user, the newest first. */
export function notificationsQuery(api: ApiClient, locale: Locale) {
  return queryOptions({
    queryKey: [NOTIFICATIONS_KEY, locale],
    refetchInterval: LOOK_AGAIN_MS,
    queryFn: (): Promise<NotificationList> => read(api.api.notifications.$get({ query: { locale } })),
  });
}

export type NotificationHistory = NotificationList & { total: number; pageSize: number };

/** NOTIF-2: a page of all notifications of the signed-in user. */
export function historyQuery(api: ApiClient, locale: Locale, filter: NotificationFilter) {
  const { isUnread, topic, page } = filter;
  const query = { locale, page: String(page), show: isUnread ? 'unread' : 'all', ...(topic && { topic }) } as const;
  return queryOptions({
    queryKey: [NOTIFICATIONS_KEY, 'history', query],
    placeholderData: keepPreviousData,
    queryFn: (): Promise<NotificationHistory> => read(api.api.notifications.history.$get({ query })),
  });
}

/** Marks the named ones as read; without names all of them. */
export function sendNotificationsRead(api: ApiClient, ids?: string[]): Promise<void> {
  return readNothing(api.api.notifications.read.$post({ json: { ids } }));
}

/** NOTIF-3: the key with which a browser subscribes, base64url. */
export async function fetchPushKey(api: ApiClient): Promise<string> {
  return (await read(api.api.push.$get())).publicKey;
}

export type DeviceSubscription = { endpoint: string; keys: { p256dh: string; auth: string } };

export function sendSubscription(api: ApiClient, json: DeviceSubscription): Promise<void> {
  return readNothing(api.api.push.subscriptions.$post({ json }));
}

export function sendUnsubscription(api: ApiClient, endpoint: string): Promise<void> {
  return readNothing(api.api.push.subscriptions.remove.$post({ json: { endpoint } }));
}

/** Whether messages of the server reach this browser. `publicKey`: the one it subscribed with, base64url, if it tells. */
export async function checkSubscription(
  api: ApiClient,
  json: { endpoint: string; publicKey: string | null },
): Promise<boolean> {
  return (await read(api.api.push.subscriptions.check.$post({ json }))).isEnabled;
}

/** Asks for a test on this device, which arrives within a minute. */
export function sendPushTest(api: ApiClient, endpoint: string): Promise<void> {
  return readNothing(api.api.push.test.$post({ json: { endpoint } }));
}

export function sendNotificationsCleared(api: ApiClient): Promise<void> {
  return readNothing(api.api.notifications.$delete());
}

/** PROF-3: whether text messages are offered, and the number of the signed-in user, in part. */
export function phoneQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['phone-number'],
    queryFn: () => read(api.api['phone-number'].$get()),
  });
}

export function sendPhoneCode(api: ApiClient, locale: Locale, number: string): Promise<void> {
  return readNothing(api.api['phone-number'].code.$post({ query: { locale }, json: { phone_number: number } }));
}

export async function confirmPhone(api: ApiClient, code: string): Promise<void> {
  await read(api.api['phone-number'].confirm.$post({ json: { code } }));
}

export function removePhone(api: ApiClient): Promise<void> {
  return readNothing(api.api['phone-number'].$delete());
}
