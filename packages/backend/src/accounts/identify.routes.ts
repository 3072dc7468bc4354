import { SESSION_TIMES } from '@dalil/domain/accounts/session-times.ts';
import { readSignedInCookie, SIGNED_IN_COOKIE, type SignedInCookie } from '@dalil/domain/accounts/signed-in-cookie.ts';
import type { Context, MiddlewareHandler } from 'hono';
import { type Actor, GUEST } from '../core/actor.ts';
import type { ApiEnv } from '../core/api-app.ts';
import type { Deps } from '../core/deps.ts';
import { isPublicAnswer } from '../core/public-read.ts';
import { findActor, isTls } from './find-actor.ts';
import { sessionCookieName } from './session-cookie.ts';

/** What ends the session of somebody who is leaving, or replaces it by another. */
const ENDS_SESSION = /^\/api\/auth\/(?:sign-out$|sign-in|second-factor$|verify-email$|invitation\/accept$|callback\/)/;

/**
 * Finds the actor of each request, and keeps the readable cookie beside the session's true: every private response corrects it.
 * AUTH-6: who signed out while the server failed is a guest from then on, although the session still lives, so nobody opens the
 * account from that browser.
 */
export function identify(deps: Deps): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    const cookies = c.req.header('cookie');
    const known = readSignedInCookie(cookies);
    const found = await findActor(deps, cookies, c.req.query('passive') !== undefined);
    const isLeaving = known === 'leaving' && !ENDS_SESSION.test(c.req.path);
    c.set('actor', isLeaving ? GUEST : found);
    await next();
    const line = cookieLine(deps, c, { found, known });
    if (line !== null) c.header('set-cookie', line, { append: true });
  };
}

/** Null where the cookie is true already. A response that is the same for everyone sets none. */
function cookieLine(
  deps: Deps,
  { req, res }: Context<ApiEnv>,
  { found, known }: { found: Actor; known: SignedInCookie | null },
): string | null {
  const session = res.headers.getSetCookie().findLast((line) => line.startsWith(`${sessionCookieName(isTls(deps))}=`));
  const write = (value: string, age: string) =>
    `${SIGNED_IN_COOKIE}=${value}${age}; Path=/; SameSite=Lax${isTls(deps) ? '; Secure' : ''}`;
  if (session !== undefined) {
    const age = /; ?max-age=\d+/i.exec(session)?.[0] ?? '';
    return age.endsWith('=0') ? write('', age) : write('1', age);
  }
  if (isPublicAnswer(req.method, res)) return null;
  if (found.kind === 'guest') return known === null ? null : write('', '; Max-Age=0');
  return known === null ? write('1', `; Max-Age=${SESSION_TIMES.absoluteSeconds}`) : null;
}
