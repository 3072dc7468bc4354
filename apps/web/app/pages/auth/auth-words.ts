import { PASSWORD_LENGTH } from '@dalil/domain/accounts/account-fields.ts';
import { ApiError, type FieldProblem } from '../../data/api.ts';

/** A message with its values. */
export type Words = { key: string; values?: Record<string, string | number> };

const FAILURES: Record<string, string> = {
  network_error: 'account.failed.network',
  invalid_credentials: 'account.failed.credentials',
  invalid_code: 'account.failed.code',
  invalid_link: 'account.failed.link',
  account_suspended: 'account.failed.suspended',
  challenge_expired: 'account.failed.challenge',
  not_signed_in: 'account.failed.notSignedIn',
  sign_in_again: 'account.failed.signInAgain',
  conflict: 'account.failed.conflict',
  unavailable: 'account.failed.unavailable',
};

const FIELDS: Record<string, Words> = {
  email: { key: 'account.email.wrong' },
  password: { key: 'account.password.length', values: { least: PASSWORD_LENGTH.least, most: PASSWORD_LENGTH.most } },
  'password.breached': { key: 'account.password.common' },
  'password.wrong': { key: 'account.password.notYours' },
  fullName: { key: 'account.fullName.wrong' },
  code: { key: 'account.code.wrong' },
};

const MINUTE_S = 60;

/** ERR-7: why an attempt failed, in words; `fallback` says what was attempted where nothing better is known. */
export function failureWords(error: unknown, fallback: string): Words {
  if (!(error instanceof ApiError)) return { key: fallback };
  if (error.status === 429) {
    return { key: 'account.failed.limited', values: { count: Math.ceil((error.retryAfter ?? MINUTE_S) / MINUTE_S) } };
  }
  return { key: FAILURES[error.code] ?? fallback };
}

/** What the server found wrong with a field. */
export function fieldWords({ path, code }: FieldProblem): Words | undefined {
  return FIELDS[`${path}.${code}`] ?? FIELDS[path];
}
