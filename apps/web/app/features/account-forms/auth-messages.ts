import { PASSWORD_LENGTH, REASON_LIMIT } from '@dalil/domain/accounts/account-fields.ts';
import { ApiError, type FieldProblem } from '../../data/api.ts';
import { NoUserFound } from '../session/no-user-found.ts';
import { PasskeyProblem } from './browser-passkeys.ts';

/** A message with its values. */
export type Message = { key: string; values?: Record<string, string | number> };

const FAILURES: Record<string, string> = {
  network_error: 'account.failed.network',
  invalid_credentials: 'account.failed.credentials',
  invalid_code: 'account.failed.code',
  invalid_link: 'account.failed.link',
  account_suspended: 'account.failed.suspended',
  passkey_refused: 'account.failed.passkey',
  challenge_expired: 'account.failed.challenge',
  not_signed_in: 'account.failed.notSignedIn',
  sign_in_again: 'account.failed.signInAgain',
  conflict: 'account.failed.conflict',
  permission_denied: 'account.failed.denied',
  last_admin: 'account.failed.lastAdmin',
  last_way_in: 'account.failed.lastWayIn',
  unavailable: 'account.failed.unavailable',
  busy: 'account.failed.busy',
};

const PASSWORD: Message = { key: 'account.password.length', values: { ...PASSWORD_LENGTH } };

const FIELDS: Record<string, Message> = {
  email: { key: 'account.email.wrong' },
  newEmail: { key: 'account.email.wrong' },
  password: PASSWORD,
  newPassword: PASSWORD,
  'newPassword.breached': { key: 'account.password.common' },
  'currentPassword.wrong': { key: 'account.password.notYours' },
  reason: { key: 'account.reason.wrong', values: { most: REASON_LIMIT } },
  'password.breached': { key: 'account.password.common' },
  'password.wrong': { key: 'account.password.notYours' },
  fullName: { key: 'account.fullName.wrong' },
  code: { key: 'account.code.wrong' },
  url: { key: 'account.url.wrong' },
  'url.insecure': { key: 'account.url.insecure' },
  'url.conflict': { key: 'account.url.known' },
};

const MINUTE_S = 60;

/** ERR-7: why an attempt failed. `fallback` names what was attempted where no specific message exists. */
export function failureMessage(error: unknown, fallback: string): Message {
  if (error instanceof PasskeyProblem) return { key: error.key };
  if (error instanceof NoUserFound) return { key: 'account.failed.noUser' };
  if (!(error instanceof ApiError)) return { key: fallback };
  if (error.status === 429) {
    return { key: 'account.failed.limited', values: { count: Math.ceil((error.retryAfter ?? MINUTE_S) / MINUTE_S) } };
  }
  return { key: FAILURES[error.code] ?? fallback };
}

/** The message for a field error reported by the server. */
export function fieldMessage({ path, code }: FieldProblem): Message | undefined {
  return FIELDS[`${path}.${code}`] ?? FIELDS[path];
}
