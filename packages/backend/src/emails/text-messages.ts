import { PRODUCT } from '@dalil/domain/product.ts';
import { type Locale, localePath } from '@dalil/domain/language/locale.ts';
import type { NotificationView } from '@dalil/domain/notifications/notification.ts';
import { changeOf } from './daily-digest.ts';
import { translatorOf, withoutIsolates } from './translate.ts';

/** Five parts of a message in Unicode. Providers refuse more than 1600 characters, and each part costs. */
const MAX_LENGTH = 320;

/** PROF-3: a notification in a few lines: what changed, the page, and how to get no more of them. */
export function noticeText(
  notification: Pick<NotificationView, 'title' | 'reason' | 'fact' | 'href'>,
  locale: Locale,
  publicUrl: string,
): string {
  const t = translatorOf(locale);
  const address = `${publicUrl}${localePath(locale, notification.href)}`;
  const change = withoutIsolates(`${PRODUCT.name}: ${notification.title}. ${changeOf(notification, t)}.`);
  const room = MAX_LENGTH - address.length - 1;
  return `${change.length > room ? `${change.slice(0, room - 1)}…` : change}\n${address}`;
}

/** A code that confirms a number. */
export function codeText(code: string, minutes: number, locale: Locale): string {
  return withoutIsolates(translatorOf(locale)('mail.text.code', { code, minutes }));
}
