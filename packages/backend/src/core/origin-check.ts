import type { MiddlewareHandler } from 'hono';
import type { ApiEnv } from './api-app.ts';
import type { Deps } from './deps.ts';
import { Failure } from './failure.ts';

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Rejects writes from other sites. Browsers send their `Origin`. A program without cookies need not send one. Fails with
 * `origin_refused`.
 */
export function rejectOtherOrigins({ publicUrl }: Pick<Deps, 'publicUrl'>): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    if (!READING.has(c.req.method) && !isOwn(c.req.raw, publicUrl)) throw new Failure('origin_refused');
    await next();
  };
}

function isOwn({ url, headers }: Request, publicUrl: string | undefined): boolean {
  const origin = headers.get('origin');
  const site = headers.get('sec-fetch-site');
  if (site !== null && site !== 'same-origin' && site !== 'none') return false;
  if (origin === null) return !headers.has('cookie');
  if (publicUrl !== undefined) return origin === publicUrl;
  return origin === new URL(url).origin;
}
