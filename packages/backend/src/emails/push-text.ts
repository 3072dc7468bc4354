import type { Locale } from '@dalil/domain/language/locale.ts';
import { isTopicReason, type NotificationView } from '@dalil/domain/notifications/notification.ts';
import { changeOf } from './daily-digest.ts';
import { translatorOf } from './translate.ts';

export type PushText = { title: string; body: string };

/** NOTIF-3: a notification as a device displays it: what changed, and why the user is told. */
export function pushText(notification: Pick<NotificationView, 'title' | 'reason' | 'fact'>, locale: Locale): PushText {
  const t = translatorOf(locale);
  const why = isTopicReason(notification.reason) ? 'mail.push.because-topic' : 'mail.push.because';
  return { title: notification.title, body: `${changeOf(notification, t)}. ${t(why)}` };
}

export function testPushText(locale: Locale): PushText {
  const t = translatorOf(locale);
  return { title: t('mail.push.test'), body: t('mail.push.test.text') };
}
