import type { Log } from '@dalil/backend/core/deps.ts';
import type { McpEnv } from '@dalil/backend/assistant/mcp/mcp.routes.ts';
import { describeError } from '@dalil/backend/core/describe-error.ts';
import { Failure } from '@dalil/backend/core/failure.ts';
import { storageFailure } from '@dalil/backend/core/file-store.ts';
import type { Tracing } from '@dalil/backend/core/tracing.ts';
import { problem } from '@dalil/backend/core/problem.ts';
import { localePath, splitLocale } from '@dalil/domain/language/locale.ts';
import { type Context, Hono } from 'hono';
import { compressResponse } from './compress.ts';
import { failedPage } from './failed-page.ts';
import type { Metrics } from './metrics.ts';
import { redirects } from './redirects.ts';
import { securityHeaders } from './security-headers.ts';
import { traceRequests } from '../tracing/trace-requests.ts';
import type { StaticFiles } from './static-files.ts';

const RETRY_AFTER_SECONDS = 5;
const PASSWORD_PATH = '/settings#password';
const TOUCH_ICON = '/icons/apple-touch-icon.png';

type Parts = {
  api: { fetch: (request: Request, env?: unknown) => Response | Promise<Response> };
  artwork: (path: string) => Promise<Response | null>;
  maps: (path: string) => Response | null;
  pictures: (path: string) => Promise<Response | null>;
  socialImages: (path: string) => Promise<Response | null>;
  discovery: Hono;
  /** The service worker and its offline pages. */
  serviceWorker: Hono;
  /** The mail log; null in production. */
  mailbox: Hono | null;
  /** The guide for other programs. */
  mcp: Hono<McpEnv>;
  files: StaticFiles;
  /** Answers with the requested page. */
  page: (request: Request, bindings: ServerBindings) => Promise<Response>;
  metrics: Metrics;
  tracing: Tracing;
  log: Log;
  isTls: boolean;
};

/**
 * What the listener knows about a request beyond the request itself. `pageAddress` is the cache key of the page, null for one that
 * is not cached. `port` is the one the request arrived at.
 */
export type ServerBindings = { clientAddress: string; pageAddress: string | null; port: number | undefined };

/** The whole site as one app: hashed files, artwork, the API, redirects, and pages at all other addresses. */
export function createServerApp({
  api,
  artwork,
  maps,
  pictures,
  socialImages,
  discovery,
  serviceWorker,
  mailbox,
  mcp,
  files,
  page,
  metrics,
  tracing,
  log,
  isTls,
}: Parts) {
  const app = new Hono<{ Bindings: ServerBindings }>();
  app.use(securityHeaders(isTls));
  if (tracing.isOn) app.use(traceRequests(tracing));
  app.use(async (c, next) => {
    const startedAt = performance.now();
    await next();
    const duration = performance.now() - startedAt;
    metrics.observe(c.req.path, c.res.status, duration);
    log('debug', 'request', { method: c.req.method, status: c.res.status, duration: Math.round(duration) });
  });
  app.use(async (c, next) => {
    await next();
    const answer = await compressResponse(c.res, c.req.header('accept-encoding'));
    // Otherwise Hono would copy the old headers over the new ones.
    c.res = undefined;
    c.res = answer;
  });
  app.onError((error, c) => {
    if (error instanceof Failure) return refuse(c, error);
    const files = storageFailure(error);
    if (files !== undefined) {
      log('error', 'files_unavailable', { reason: files });
      return refuse(c, new Failure('unavailable', { retryAfter: RETRY_AFTER_SECONDS }));
    }
    log('error', 'request_failed', describeError(error));
    return refuse(c, new Failure('internal_error'));
  });
  app.notFound((c) => problem(c, new Failure('not_found')));

  app.get('/assets/*', (c) => files(c));
  app.get('/art/*', async (c) => (await artwork(c.req.path)) ?? c.notFound());
  app.get('/pictures/*', async (c) => (await pictures(c.req.path)) ?? c.notFound());
  app.get('/map/*', (c) => maps(c.req.path) ?? c.notFound());
  app.get('/og/*', async (c) => (await socialImages(c.req.path)) ?? c.notFound());
  app.get('/favicon.svg', (c) => files(c));
  // Programs that read no page look for icons at these addresses.
  for (const address of ['/favicon.ico', '/apple-touch-icon.png', '/apple-touch-icon-precomposed.png']) {
    app.get(address, (c) => files(c, TOUCH_ICON));
  }
  // A password manager opens this address (W3C: a well-known URL for changing passwords).
  app.get('/.well-known/change-password', (c) => c.redirect(PASSWORD_PATH, 303));
  app.get('/consent.js', (c) => files(c));
  app.get('/metrics', (c) => metrics.answer(c.req.header('authorization'), c.req.header('accept')) ?? c.notFound());
  app.get('/icons/*', (c) => files(c));
  app.get('/screenshots/*', (c) => files(c));
  app.route('/', discovery);
  app.route('/', serviceWorker);
  if (mailbox) app.route('/dev', mailbox);
  app.route('/', mcp);
  app.all('/api/*', (c) => api.fetch(c.req.raw, c.env));
  app.get('*', redirects, async (c) => {
    // No page has such an address (ROUTE-3). The page at an address that never exists says so.
    if (!isWellFormed(c.req.path)) {
      return page(new Request(missingAddress(c.req.url), c.req.raw), { ...c.env, pageAddress: null });
    }
    // The router would answer these with the data of a page. Our pages load theirs from the API.
    if (c.req.path.endsWith('.data')) return problem(c, new Failure('not_found'));
    return page(c.req.raw, c.env);
  });
  app.all('*', (c) => problem(c, new Failure('not_found')));
  return app;
}

function missingAddress(url: string): string {
  const { origin, pathname } = new URL(url);
  const { locale } = splitLocale(pathname);
  return origin + localePath(locale, '/not-found');
}

/** A person gets a page, a program problem details. */
function refuse(c: Context, failure: Failure): Response {
  return failedPage(c.req.raw, failure) ?? problem(c, failure);
}

function isWellFormed(path: string): boolean {
  try {
    return !decodeURIComponent(path).includes('\0');
  } catch {
    return false;
  }
}
