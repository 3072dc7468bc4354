import type { MiddlewareHandler } from 'hono';
import type { ApiEnv } from './api-app.ts';
import { entityTag, isKnownToClient } from './entity-tag.ts';

const CACHING = 'public, max-age=60, stale-while-revalidate=600';
const DAY_SECONDS = 86_400;

/**
 * Reads are open to scripts of any site, without credentials. Writes are not: a browser of another site is rejected, and private
 * data is not exposed. A cacheable response gets the hash of its body as entity tag unless it already has one, and a client that
 * has it gets 304. A frequently requested route sets its own tag, because it has the body at hand, which is slow to read back
 * from a response.
 */
export const publicRead: MiddlewareHandler<ApiEnv> = async (c, next) => {
  const { method } = c.req;
  if (method === 'OPTIONS') {
    c.header('access-control-allow-origin', '*');
    c.header('access-control-allow-methods', 'GET, HEAD');
    c.header('access-control-allow-headers', 'accept, if-none-match');
    c.header('access-control-max-age', String(DAY_SECONDS));
    return c.body(null, 204);
  }
  await next();
  if (!isRead(method) || c.res.headers.get('cache-control')?.includes('private')) return;
  c.res.headers.set('access-control-allow-origin', '*');
  c.res.headers.set('access-control-expose-headers', 'etag');
  if (c.get('isUntagged') || !isPublicAnswer(method, c.res)) return;
  const replace = (answer: Response) => {
    c.res = undefined;
    c.res = answer;
  };
  if (!c.res.headers.has('etag')) replace(await withTag(c.res));
  const { headers } = c.res;
  if (!headers.has('cache-control')) headers.set('cache-control', CACHING);
  if (!isKnownToClient(c.req.header('if-none-match'), headers.get('etag') ?? '')) return;
  headers.delete('content-type');
  replace(new Response(null, { status: 304, headers }));
};

/** Whether a response is the same for every client and may be cached. */
export function isPublicAnswer(method: string, { status, headers }: Response): boolean {
  return isRead(method) && status === 200 && !/private|no-store/.test(headers.get('cache-control') ?? '');
}

export function isRead(method: string): boolean {
  return method === 'GET' || method === 'HEAD';
}

async function withTag(answer: Response): Promise<Response> {
  const body = await answer.text();
  const headers = new Headers(answer.headers);
  headers.set('etag', entityTag(body));
  return new Response(body, { status: answer.status, headers });
}
