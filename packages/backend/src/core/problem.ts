import type { Context } from 'hono';
import { WITHDRAW_REASONS, withdrawnProblem } from '@dalil/domain/guide/tombstone.ts';
import * as z from 'zod';
import { FAILURE_STATUS, type Failure, type FailureCode } from './failure.ts';

/** ERR-8: the response of every rejected request (RFC 9457). `code` is stable. Server internals are never included. */
export const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  code: z.string(),
  fields: z.optional(z.array(z.object({ path: z.string(), code: z.string() }))),
  /** Of a defect, where the request is traced: what finds it in the operator's service. */
  traceId: z.optional(z.string()),
  /** Of a change of a fact that has to be confirmed: the value before and after in each language, and what shows it. */
  effect: z.optional(
    z.object({
      from: z.record(z.string(), z.string()),
      to: z.record(z.string(), z.string()),
      usedBy: z.array(z.object({ title: z.string(), href: z.string() })),
      pages: z.array(z.string()),
    }),
  ),
  /** Of an item that is no longer published. */
  withdrawn: z.optional(z.object({ at: z.string(), reason: z.nullable(z.enum(WITHDRAW_REASONS)) })),
});

export type Problem = z.infer<typeof problemSchema>;

const TITLES: Record<FailureCode, string> = {
  invalid_input: 'The request is not valid',
  invalid_code: 'The code is wrong or has expired',
  invalid_link: 'The link has been used or has expired',
  not_signed_in: 'You need to be authenticated to do this',
  invalid_credentials: 'The e-mail address or the password is wrong',
  challenge_expired: 'Sign in again with your password',
  passkey_refused: 'The passkey is not known here or could not be checked',
  origin_refused: 'The request came from another site',
  email_not_verified: 'The e-mail address is not confirmed yet',
  account_suspended: 'The account is suspended',
  sign_in_again: 'Sign in again to do this',
  permission_denied: "You don't have permission to do this",
  not_found: 'Not found',
  method_not_allowed: 'This address does not answer that method',
  workflow_refused: 'The rules of the newsroom do not allow this now',
  step_out_of_order: 'The steps before this one come first',
  needs_confirmation: 'The value is outside its usual range: confirm it by naming it again',
  last_admin: 'The last admin keeps the role',
  last_way_in: 'There would be no way into the account',
  withdrawn: 'No longer published',
  pack_too_old: 'Too much has changed: fetch the whole pack',
  conflict: 'The record was changed meanwhile',
  payload_too_large: 'The request is too large',
  unsupported_media_type: 'This kind of content is not accepted',
  host_unknown: 'This server does not serve that host',
  key_reused: 'The key was used for another request already',
  operation_reused: 'The id was used for another operation already',
  too_many_requests: 'Too many requests',
  internal_error: 'Server error - Please try again later',
  unavailable: 'The service is not available at the moment',
  busy: 'Too many requests at the same time: try again in a few seconds',
  search_not_ready: 'The search index is being built',
};

/**
 * Responds with a failure as problem details. `retryAfter` becomes the Retry-After header. With the id of a trace the error that a
 * user reports leads to it (ERR-3).
 */
export function problem(c: Context, failure: Failure, traceId: string | null = null): Response {
  const status = FAILURE_STATUS[failure.code];
  const body: Problem = failure.withdrawn ? withdrawnProblem(failure.withdrawn) : problemBody(failure.code);
  if (failure.fields.length > 0) body.fields = failure.fields;
  if (failure.effect) body.effect = failure.effect;
  if (traceId !== null) body.traceId = traceId;
  const headers: Record<string, string> = { 'content-type': 'application/problem+json', 'cache-control': 'no-store' };
  if (failure.retryAfter !== undefined) headers['retry-after'] = String(failure.retryAfter);
  return c.body(JSON.stringify(body), status, headers);
}

export function problemBody(code: FailureCode): Problem {
  return { type: 'about:blank', title: TITLES[code], status: FAILURE_STATUS[code], code };
}

/** The problem-details responses a route declares in the API description. */
export function problemResponses(...codes: FailureCode[]) {
  const entries = codes.map((code) => [
    FAILURE_STATUS[code],
    {
      description: TITLES[code],
      content: { 'application/problem+json': { schema: problemSchema, example: problemBody(code) } },
    },
  ]);
  return Object.fromEntries(entries) as Record<never, never>;
}
