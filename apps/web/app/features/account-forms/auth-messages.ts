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

/** What a problem means where the form says nothing of its own about it. */
const BY_CODE: Record<string, string> = {
  required: 'account.field.missing',
  too_small: 'account.field.missing',
  too_big: 'account.field.tooLong',
  taken: 'account.field.taken',
  insecure: 'account.url.insecure',
};

/** What a form says about its problems, by `path.code` or by `path`. */
export type FieldMessages = Readonly<Record<string, Message>>;

/** The message for a field error reported by the server. */
function fieldMessage({ path, code }: FieldProblem, field: string, messages: FieldMessages): Message {
  const own = messages[`${field}.${code}`] ?? messages[field] ?? FIELDS[`${path}.${code}`] ?? FIELDS[path];
  return own ?? { key: BY_CODE[code] ?? 'account.field.wrong' };
}

/** The field a problem belongs to: the one at its path, or the nearest above it. */
const fieldAt = (path: string, fields: readonly string[]): string | undefined =>
  fields
    .filter((field) => path === field || path.startsWith(`${field}.`))
    .toSorted((one, other) => other.length - one.length)[0];

/** Why an attempt failed as a whole: what the form says about a problem of no field of its own, or the message for its code. */
export function failureOf(error: unknown, fallback: string, messages: FieldMessages): Message {
  const problems = error instanceof ApiError ? error.fields : [];
  const [own] = problems.flatMap(({ path, code }) => messages[`${path}.${code}`] ?? []);
  return own ?? failureMessage(error, fallback);
}

/** ERR-8: the problems of a rejected attempt at the fields of a form. Empty for any other failure. */
export function fieldErrorsOf(
  error: unknown,
  fields: readonly string[],
  messages: FieldMessages = {},
): Record<string, Message> {
  const problems = error instanceof ApiError ? error.fields : [];
  return Object.fromEntries(
    problems.flatMap((problem) => {
      const field = fieldAt(problem.path, fields);
      return field === undefined ? [] : [[field, fieldMessage(problem, field, messages)]];
    }),
  );
}
