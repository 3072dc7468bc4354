import * as z from 'zod/mini';
import { asPlainCode } from '../language/digit-input.ts';
import { plainCode } from '../language/digits.ts';
import { textInput } from '../language/text-input.ts';

/** AUTH-13: maximum lengths of the fields of an account. */
export const EMAIL_LIMIT = 254;
export const PASSWORD_LENGTH = { least: 10, most: 128 } as const;
export const FULL_NAME_LIMIT = 100;
export const CODE_LENGTH = 6;
export const CODE_MINUTES = 10;
export const CODE_TRIES = 5;
export const RESET_LINK_MINUTES = 60;
export const UNLOCK_LINK_MINUTES = 15;
export const REASON_LIMIT = 500;
export const PASSKEY_NAME_LIMIT = 60;
export const MAX_PASSKEYS = 20;

/** ID-1: the audiences of the guide. */
export const USER_TYPES = ['resident', 'tourist'] as const;
export type UserType = (typeof USER_TYPES)[number];

/** PROF-1: defaults of a profile. */
export const PROFILE_DEFAULTS = { role: 'user', userType: 'resident', language: 'en', fullName: 'User' } as const;

/** Whether a profile has no name of its user, only the default, which is no name to greet with. */
export function isDefaultName(fullName: string): boolean {
  return fullName === PROFILE_DEFAULTS.fullName;
}

/** An e-mail address as compared and stored: trimmed, in lower case. */
export const emailField = textInput().check(z.trim(), z.toLowerCase(), z.maxLength(EMAIL_LIMIT), z.email());

/** A password as given, without composition rules. The server checks whether it is a common one. */
export const passwordField = textInput().check(z.minLength(PASSWORD_LENGTH.least), z.maxLength(PASSWORD_LENGTH.most));

export const fullNameField = textInput().check(z.trim(), z.minLength(1), z.maxLength(FULL_NAME_LIMIT));
export const codeField = textInput().check(asPlainCode, z.regex(/^\d{6}$/));

const HALF_OF_BACKUP_CODE = 5;
/** A backup code as it is stored, `Xy3kL-9mQpR`, however its halves were written. Its letters keep their case. */
export function plainBackupCode(text: string): string {
  const plain = plainCode(text);
  return plain.length === HALF_OF_BACKUP_CODE * 2
    ? `${plain.slice(0, HALF_OF_BACKUP_CODE)}-${plain.slice(HALF_OF_BACKUP_CODE)}`
    : plain;
}

export const passkeyNameField = textInput().check(z.trim(), z.minLength(1), z.maxLength(PASSKEY_NAME_LIMIT));
export const reasonField = textInput().check(z.trim(), z.minLength(3), z.maxLength(REASON_LIMIT));
