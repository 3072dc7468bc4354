import { SESSION_TIMES } from '@dalil/domain/accounts/session-times.ts';
import { cutText } from '@dalil/domain/language/cut-text.ts';
import { LRUCache } from 'lru-cache';
import type { Deps } from '../core/deps.ts';
import { Failure, type FailureCode } from '../core/failure.ts';
import { keyInUse } from '../core/keys.ts';
import type { RequestContext } from '../core/request-context.ts';
import { ADDRESS_HEADER, type Auth, createAuth } from './auth.ts';
import { isTls } from './find-actor.ts';
import { readCookie, readSignedValue, sessionCookieName, signValue } from './session-cookie.ts';

/** The names by which a program on this machine, and no other, reaches the server. */
const LOOPBACK = /^(?:localhost|[\w-]+\.localhost|127(?:\.\d+){3}|\[::1\])$/;
const MAX_ORIGINS = 8;
const LOCK_SECONDS = 900;

/** Maps the error codes of the library to our failure codes. */
const CODES: Record<string, FailureCode> = {
  INVALID_EMAIL_OR_PASSWORD: 'invalid_credentials',
  EMAIL_NOT_VERIFIED: 'email_not_verified',
  ACCOUNT_SUSPENDED: 'account_suspended',
  INVALID_OTP: 'invalid_code',
  OTP_EXPIRED: 'invalid_code',
  TOO_MANY_ATTEMPTS: 'invalid_code',
  INVALID_CODE: 'invalid_code',
  INVALID_BACKUP_CODE: 'invalid_code',
  INVALID_TOKEN: 'invalid_link',
  USER_NOT_FOUND: 'invalid_link',
  INVALID_TWO_FACTOR_COOKIE: 'challenge_expired',
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: 'challenge_expired',
  ACCOUNT_TEMPORARILY_LOCKED: 'too_many_requests',
  TOTP_ALREADY_ENABLED: 'conflict',
  TOTP_NOT_ENABLED: 'conflict',
  TWO_FACTOR_NOT_ENABLED: 'conflict',
  BACKUP_CODES_NOT_ENABLED: 'conflict',
  PROVIDER_NOT_FOUND: 'not_found',
  UNAUTHORIZED: 'not_signed_in',
};
const STATUS_CODES: Record<number, FailureCode> = {
  401: 'not_signed_in',
  403: 'permission_denied',
  404: 'not_found',
  409: 'conflict',
  429: 'too_many_requests',
};

export type AuthAdapter = ReturnType<typeof createAuthAdapter>;

/**
 * The only access to the library. It sends headers that we build, maps errors to our failures and copies cookies to our response.
 */
export function createAuthAdapter(deps: Deps) {
  const cached = new LRUCache<string, Auth>({ max: MAX_ORIGINS });
  const originOf = (context: RequestContext): string => deps.publicUrl ?? new URL(context.url).origin;
  const authOf = (context: RequestContext): Auth => {
    const origin = originOf(context);
    const name = `${origin} ${keyInUse(deps.accounts.keys, deps.now()).version}`;
    let auth = cached.get(name);
    if (!auth) cached.set(name, (auth = createAuth(deps, origin)));
    return auth;
  };
  return {
    originOf,
    authOf,
    /** Calls an endpoint of the library and returns its body. Throws a `Failure` with a stable code. */
    call: async <Body>(
      context: RequestContext,
      run: (auth: Auth, headers: Headers) => Promise<Response>,
    ): Promise<Body> => {
      const response = await run(authOf(context), libraryHeaders(deps, context));
      const text = await response.text();
      const body: unknown = text === '' ? {} : JSON.parse(text);
      copyCookies(deps, context, response);
      if (response.status < 400) return body as Body;
      throw toFailure(response.status, (body as { code?: string }).code ?? '');
    },
  };
}

/**
 * Without a configured origin, addresses are built from the host name of the request, which any client could have sent. Only names
 * of this machine are accepted. Fails with `unavailable`.
 */
export function requireLocalOrigin(deps: Deps, context: RequestContext): void {
  if (deps.publicUrl === undefined && !LOOPBACK.test(new URL(context.url).hostname)) rejectOrigin(deps);
}

/** The same for links in mails, which also must not lead to another program of this machine. */
export function requireLinkOrigin(deps: Deps, context: RequestContext): void {
  requireLocalOrigin(deps, context);
  const isOwnPort = (new URL(context.url).port || '80') === String(context.port);
  if (deps.publicUrl === undefined && !isOwnPort) rejectOrigin(deps);
}

function rejectOrigin(deps: Deps): never {
  deps.log('error', 'public_url_missing', {});
  throw new Failure('unavailable');
}

/** Contains only the headers the library needs: no forwarding headers of the request and no cookie of an ended session. */
export function libraryHeaders(deps: Deps, context: RequestContext): Headers {
  const headers = new Headers({ [ADDRESS_HEADER]: context.clientAddress });
  const cookies = context.cookies && signedAnew(deps, context.cookies);
  if (cookies) headers.set('cookie', context.actor.kind === 'user' ? cookies : withoutSession(cookies));
  const agent = context.userAgent;
  if (agent) headers.set('user-agent', cutText(agent, 400));
  return headers;
}

/** The library knows only the key in use: cookies that a former one signed get the signature of today. */
function signedAnew({ accounts: { keys }, now }: Deps, cookies: string): string {
  if (keys.length === 1) return cookies;
  const secret = keyInUse(keys, now()).value;
  return cookies
    .split(';')
    .map((pair) => {
      const name = pair.slice(0, pair.indexOf('=')).trim();
      const value = readSignedValue(readCookie(pair, name), keys);
      return value === undefined ? pair : `${name}=${signValue(value, secret)}`;
    })
    .join(';');
}

function withoutSession(cookies: string): string {
  return cookies
    .split(';')
    .filter((pair) => !/\.session_token=/.test(pair))
    .join(';');
}

/** The cookie of a remembered session gets the maximum session lifetime. The server decides when the session ends. */
function copyCookies(deps: Deps, context: RequestContext, response: Response): void {
  const session = `${sessionCookieName(isTls(deps))}=`;
  for (const cookie of response.headers.getSetCookie()) {
    const lasting = cookie.startsWith(session)
      ? cookie.replace(`Max-Age=${SESSION_TIMES.idleSeconds}`, `Max-Age=${SESSION_TIMES.absoluteSeconds}`)
      : cookie;
    context.setCookie(lasting);
  }
}

export function toFailure(status: number, code: string): Failure {
  const known = CODES[code];
  if (known === 'too_many_requests') return new Failure(known, { retryAfter: LOCK_SECONDS });
  if (known) return new Failure(known);
  if (code === 'INVALID_PASSWORD') return wrongPassword();
  return new Failure(status >= 500 ? 'internal_error' : (STATUS_CODES[status] ?? 'invalid_input'));
}

export function wrongPassword(path = 'password'): Failure {
  return new Failure('invalid_input', { fields: [{ path, code: 'wrong' }] });
}
