import type { ActingRole } from '@dalil/domain/accounts/permissions.ts';
import type { Withdrawn } from '@dalil/domain/guide/tombstone.ts';
import type { FactEffect } from '@dalil/domain/newsroom/fact-effect.ts';

export const FAILURE_STATUS = {
  invalid_input: 400,
  invalid_code: 400,
  invalid_link: 400,
  not_signed_in: 401,
  invalid_credentials: 401,
  challenge_expired: 401,
  passkey_refused: 401,
  origin_refused: 403,
  email_not_verified: 403,
  account_suspended: 403,
  sign_in_again: 403,
  permission_denied: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  /** The rules of the newsroom refuse an action. The field `action` has the reason. */
  workflow_refused: 409,
  /** A step of the introduction before the ones it follows. */
  step_out_of_order: 409,
  /** A change is outside the usual range. `effect` says what it changes; a request that names the value confirms it. */
  needs_confirmation: 409,
  last_admin: 409,
  last_way_in: 409,
  pack_too_old: 410,
  /** Staff have taken the item from users. `withdrawn` says since when and why. */
  withdrawn: 410,
  payload_too_large: 413,
  unsupported_media_type: 415,
  host_unknown: 421,
  key_reused: 422,
  operation_reused: 422,
  too_many_requests: 429,
  internal_error: 500,
  unavailable: 503,
  busy: 503,
  search_not_ready: 503,
} as const;

export type FailureCode = keyof typeof FAILURE_STATUS;

type FailureOptions = {
  fields?: { path: string; code: string }[];
  retryAfter?: number;
  withdrawn?: Withdrawn;
  effect?: FactEffect;
};

/** A rejection with a stable code. `fields` names the invalid input fields, `retryAfter` is in seconds. */
export class Failure extends Error {
  readonly code: FailureCode;
  readonly fields: { path: string; code: string }[];
  readonly retryAfter: number | undefined;
  readonly withdrawn: Withdrawn | undefined;
  readonly effect: FactEffect | undefined;

  constructor(code: FailureCode, options: FailureOptions = {}) {
    super(code);
    this.code = code;
    this.fields = options.fields ?? [];
    this.retryAfter = options.retryAfter;
    this.withdrawn = options.withdrawn;
    this.effect = options.effect;
  }
}

/** The failure for a missing permission. A guest may retry signed in. */
export function accessFailure(role: ActingRole): Failure {
  return new Failure(role === 'guest' ? 'not_signed_in' : 'permission_denied');
}
