import type { Locale } from '@dalil/domain/language/locale.ts';
import { causeOf, type NotificationView } from '@dalil/domain/notifications/notification.ts';
import { changeOf } from './daily-digest.ts';
import { translatorOf } from './translate.ts';

const BECAUSE = {
  saved: 'mail.push.because',
  topic: 'mail.push.because-topic',
  role: 'mail.push.because-role',
} as const;

export type PushText = { title: string; body: string };

/** NOTIF-3: a notification as a device displays it: what changed, and why the user is told. */
export function pushText(notification: Pick<NotificationView, 'title' | 'reason' | 'fact'>, locale: Locale): PushText {
  const t = translatorOf(locale);
  const why = t(BECAUSE[causeOf(notification.reason)]);
  return { title: notification.title, body: `${changeOf(notification, t)}. ${why}` };
}

export function testPushText(locale: Locale): PushText {
  const t = translatorOf(locale);
  return { title: t('mail.push.test'), body: t('mail.push.test.text') };
}
