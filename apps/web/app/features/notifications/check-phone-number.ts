import { readPhoneNumber } from '@dalil/domain/notifications/phone-number.ts';
import type { Message } from '../account-forms/auth-messages.ts';

/** What is wrong with a number as typed; undefined if it can be sent. */
export function checkPhoneNumber(typed: string): Message | undefined {
  return readPhoneNumber(typed) === null ? { key: 'notifications.phone.wrong' } : undefined;
}
