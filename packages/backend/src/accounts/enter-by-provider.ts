import { randomUUID } from 'node:crypto';
import { profiles, sessions } from '@dalil/database/tables/accounts.ts';
import { eq } from 'drizzle-orm';
import type { Deps } from '../core/deps.ts';
import type { RequestContext } from '../core/request-context.ts';
import { type AuthAdapter, libraryHeaders } from './auth-adapter.ts';
import { markDevice } from './device-cookie.ts';
import { recordEntry } from './enter-by-password.ts';
import { isTls } from './find-actor.ts';
import { readCookie, readSignedValue, sessionCookieName } from './session-cookie.ts';

/** The error code passed to the error page. It never contains a sentence of the provider. */
const ERROR = /^[a-z_]{3,60}$/i;

/** AUTH-5: handles the callback from a provider. Returns only the redirect of the library and its cookies. */
export async function enterByProvider(deps: Deps, adapter: AuthAdapter, context: RequestContext): Promise<Response> {
  const answer = await adapter
    .authOf(context)
    .handler(new Request(context.url, { headers: libraryHeaders(deps, context) }));
  const location = placeOf(answer, context);
  const accessFailure = new URL(location, context.url).searchParams.get('error');
  if (accessFailure !== null) deps.log('warn', 'sign_in_rejected', { method: 'provider', reason: accessFailure });
  const headers = new Headers({ 'cache-control': 'private, no-store', location });
  for (const cookie of answer.headers.getSetCookie()) headers.append('set-cookie', cookie);
  await recordProviderEntry(deps, context, answer);
  return new Response(null, { status: 302, headers });
}

function placeOf(answer: Response, { url }: RequestContext): string {
  const location = answer.headers.get('location');
  const place = location === null ? null : URL.parse(location, url);
  if (!place || !place.pathname.startsWith('/auth/callback')) return '/auth/callback?error=provider_failed';
  const error = place.searchParams.get('error');
  if (error !== null) return `/auth/callback?error=${ERROR.test(error) ? error : 'provider_failed'}`;
  return place.pathname + place.search;
}

async function recordProviderEntry(deps: Deps, context: RequestContext, answer: Response): Promise<void> {
  const name = sessionCookieName(isTls(deps));
  const line = answer.headers.getSetCookie().find((cookie) => cookie.startsWith(`${name}=`));
  const token = readSignedValue(readCookie(line?.split(';')[0], name), deps.accounts.keys);
  if (token === undefined) return;
  const [person] = await deps.db
    .select({ id: profiles.id, email: profiles.email })
    .from(sessions)
    .innerJoin(profiles, eq(profiles.id, sessions.userId))
    .where(eq(sessions.token, token));
  if (!person) return;
  await recordEntry(deps, context, person.id, 'provider');
  markDevice(deps, context, person.email, randomUUID());
}
