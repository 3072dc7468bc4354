import type { Log } from '@dalil/backend/core/deps.ts';
import { Failure } from '@dalil/backend/core/failure.ts';
import { problem } from '@dalil/backend/core/problem.ts';
import { Hono } from 'hono';
import { compressResponse } from './compress.ts';
import { contentSecurityPolicy, DEVELOPMENT_POLICY } from './content-security-policy.ts';
import type { Pages } from './pages.ts';
import { redirects } from './redirects.ts';
import { securityHeaders } from './security-headers.ts';
import type { StaticFiles } from './static-files.ts';

type Parts = {
  api: { fetch: (request: Request, env?: unknown) => Response | Promise<Response> };
  artwork: (path: string) => Promise<Response | null>;
  socialPictures: (path: string) => Promise<Response | null>;
  discovery: Hono;
  files: StaticFiles;
  pages: Pages;
  log: Log;
  isTls: boolean;
  isDevelopment: boolean;
};

/** The whole site as one app: hashed files, artwork, the API, redirects, and every other address a page. */
export function createServerApp({
  api,
  artwork,
  socialPictures,
  discovery,
  files,
  pages,
  log,
  isTls,
  isDevelopment,
}: Parts) {
  const app = new Hono();
  app.use(securityHeaders(isTls));
  app.use(async (c, next) => {
    const startedAt = performance.now();
    await next();
    const duration = Math.round(performance.now() - startedAt);
    log('debug', 'request', { method: c.req.method, status: c.res.status, duration });
  });
  app.use(async (c, next) => {
    await next();
    const answer = await compressResponse(c.res, c.req.header('accept-encoding'));
    // Else Hono would write the old headers over the new.
    c.res = undefined;
    c.res = answer;
  });
  app.onError((error, c) => {
    log('error', 'request_failed', { name: error.name, code: 'code' in error ? String(error.code) : 'unknown' });
    return problem(c, error instanceof Failure ? error : new Failure('internal_error'));
  });
  app.notFound((c) => problem(c, new Failure('not_found')));

  app.get('/assets/*', files);
  app.get('/art/*', async (c) => (await artwork(c.req.path)) ?? c.notFound());
  app.get('/og/*', async (c) => (await socialPictures(c.req.path)) ?? c.notFound());
  app.get('/favicon.svg', files);
  app.get('/icons/*', files);
  app.route('/', discovery);
  app.all('/api/*', (c) => api.fetch(c.req.raw, c.env));
  app.get('*', redirects, async (c) => {
    if (!isWellFormed(c.req.path)) return problem(c, new Failure('invalid_input'));
    const response = await pages(c.req.raw);
    return isDevelopment ? withPolicy(response, () => DEVELOPMENT_POLICY) : withPolicy(response, contentSecurityPolicy);
  });
  app.all('*', (c) => problem(c, new Failure('not_found')));
  return app;
}

function isWellFormed(path: string): boolean {
  try {
    return !decodeURIComponent(path).includes('\0');
  } catch {
    return false;
  }
}

async function withPolicy(response: Response, policyOf: (html: string) => string): Promise<Response> {
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
  const html = await response.text();
  const headers = new Headers(response.headers);
  headers.set('content-security-policy', policyOf(html));
  headers.set('cache-control', 'public, max-age=0, must-revalidate');
  return new Response(html, { status: response.status, headers });
}
