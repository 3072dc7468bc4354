import { EMAIL_LIMIT, FULL_NAME_LIMIT, PASSWORD_LENGTH } from '@dalil/domain/accounts/account-fields.ts';
import { plainCode } from '@dalil/domain/language/digits.ts';
import type { Message } from './auth-messages.ts';

/** Something, an @, something with a dot. Only sending a mail can verify the rest. */
const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export function checkEmail(value: string): Message | undefined {
  const address = value.trim();
  if (address === '') return { key: 'account.email.missing' };
  return ADDRESS.test(address) && address.length <= EMAIL_LIMIT ? undefined : { key: 'account.email.wrong' };
}

/** AUTH-13: validates a new password. Any other password is only right or wrong. */
export function checkNewPassword(value: string): Message | undefined {
  const { least: min, most: max } = PASSWORD_LENGTH;
  const length = Array.from(value).length;
  return min <= length && length <= max
    ? undefined
    : { key: 'account.password.length', values: { least: min, most: max } };
}

/** Validates a required field. `key` is the message for an empty one. */
export function checkPresent(key: string): (value: string) => Message | undefined {
  return (value) => (value.trim() === '' ? { key } : undefined);
}

/** A text that is longer than the server takes is refused here too, never cut. */
export function checkLength(value: string, most: number): Message | undefined {
  const count = value.trim().length;
  return count > most ? { key: 'account.field.over', values: { most, count } } : undefined;
}

export function checkFullName(value: string): Message | undefined {
  const length = value.trim().length;
  return 1 <= length && length <= FULL_NAME_LIMIT ? undefined : { key: 'account.fullName.wrong' };
}

/** Six digits of any script, however they were grouped or pasted. */
export function checkCode(value: string): Message | undefined {
  return /^\d{6}$/.test(plainCode(value)) ? undefined : { key: 'account.code.wrong' };
}
