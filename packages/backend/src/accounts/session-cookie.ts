import { createHmac, timingSafeEqual } from 'node:crypto';
import { SESSION_TIMES } from '@dalil/domain/accounts/session-times.ts';
import type { Keys } from '../core/keys.ts';

const PREFIX = 'dalil';

/** The prefix of the library's cookies. Over TLS only this host, over TLS, can set a cookie with this prefix. */
export function cookiePrefix(isTls: boolean): string {
  return isTls ? `__Host-${PREFIX}` : PREFIX;
}

export function sessionCookieName(isTls: boolean): string {
  return `${cookiePrefix(isTls)}.session_token`;
}

/** The decoded value of a cookie in a `Cookie` header. */
export function readCookie(header: string | undefined, name: string): string | undefined {
  for (const pair of (header ?? '').split(';')) {
    const at = pair.indexOf('=');
    if (at > 0 && pair.slice(0, at).trim() === name) return decode(pair.slice(at + 1).trim());
  }
  return undefined;
}

/** Returns the value of a signed cookie, or undefined if the signature is of none of `keys`, so that a forged cookie costs no query. */
export function readSignedValue(cookie: string | undefined, keys: Keys): string | undefined {
  const at = cookie?.lastIndexOf('.') ?? -1;
  if (!cookie || at < 1) return undefined;
  const value = cookie.slice(0, at);
  const given = Buffer.from(cookie.slice(at + 1), 'base64');
  const isOurs = keys.some((key) => {
    const expected = createHmac('sha256', key.value).update(value).digest();
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
  return isOurs ? value : undefined;
}

export function signValue(value: string, secret: string): string {
  return encodeURIComponent(`${value}.${createHmac('sha256', secret).update(value).digest('base64')}`);
}

/** The cookie of a session. It ends with the browser unless it is remembered. The server decides when the session ends. */
export function sessionCookieLine(isTls: boolean, token: string, secret: string, isRemembered: boolean): string {
  const lasting = isRemembered ? `; Max-Age=${SESSION_TIMES.absoluteSeconds}` : '';
  const secure = isTls ? '; Secure' : '';
  return `${sessionCookieName(isTls)}=${signValue(token, secret)}${lasting}; Path=/; HttpOnly; SameSite=Lax${secure}`;
}

/** Deletes the cookie of a session that the server has ended. */
export function endedSessionCookieLine(isTls: boolean): string {
  return `${sessionCookieName(isTls)}=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax${isTls ? '; Secure' : ''}`;
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
