import { randomInt } from 'node:crypto';
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import path from 'node:path';
import { createApi } from '@dalil/backend/api.ts';
import type { Deps, Log, LogFields } from '@dalil/backend/core/deps.ts';
import { Failure } from '@dalil/backend/core/failure.ts';
import { createLegalDocumentCache } from '@dalil/backend/privacy/legal-document-cache.ts';
import type { Database } from '@dalil/database/connection.ts';
import { readBuiltInLegalDocument } from '@dalil/database/content/built-in-legal-document.ts';
import { readGeneratedKey } from '@dalil/database/generated-key.ts';
import { contentItems } from '@dalil/database/tables/guide.ts';
import { getRequestListener } from '@hono/node-server';
import { and, eq } from 'drizzle-orm';
import { PROJECT_FOLDER, type Settings } from '../settings.ts';
import { createArtworkFiles } from './artwork-files.ts';
import { clientAddress, createTrustedProxies } from './client-address.ts';
import { createPages } from './pages.ts';
import { createServerApp } from './server-app.ts';
import { createStaticFiles } from './static-files.ts';

const HEADERS_LIMIT_MS = 10_000;
const REQUEST_LIMIT_MS = 30_000;
const KEEP_ALIVE_MS = 65_000;

export type Site = { listener: RequestListener; close: () => Promise<void> };

type SiteParts = { settings: Settings; db: Database; log: Log; server: Server; isDevelopment: boolean };

/** Puts the whole site together: API, artwork, files and pages behind one request listener. */
export async function createSite({ settings, db, log, server, isDevelopment }: SiteParts): Promise<Site> {
  limitSlowReaders(server);
  const trusted = createTrustedProxies(settings.trustedProxies);
  const api = createApi(await createDeps(db, log, settings.publicUrl));
  const web = isDevelopment ? await loadDevelopmentPages(server) : await loadBuiltPages();
  const app = createServerApp({
    api,
    artwork: createArtworkFiles(
      path.join(settings.dataDir, 'artwork'),
      (id) => isPublishedItem(db, id),
      (error) => log('warn', 'artwork_not_kept', describeError(error)),
    ),
    files: createStaticFiles(path.join(PROJECT_FOLDER, 'apps/web/build/client')),
    pages: createPages({
      loadBuild: web.loadBuild,
      mode: isDevelopment ? 'development' : 'production',
      apiFetch: async (input, init) => api.fetch(new Request(input, init)),
      publicUrl: settings.publicUrl,
      reportError: (error) => log('error', 'page_failed', describeError(error)),
    }),
    log,
    isTls: settings.publicUrl?.startsWith('https:') ?? false,
    isDevelopment,
  });
  const listener = getRequestListener((request, env) => {
    const { incoming } = env as { incoming: IncomingMessage };
    const forwardedFor = request.headers.get('x-forwarded-for') ?? undefined;
    return app.fetch(request, {
      clientAddress: clientAddress(incoming.socket.remoteAddress ?? '', forwardedFor, trusted),
    });
  });
  return {
    listener: (request, response) => web.serve(request, response, () => void listener(request, response)),
    close: web.close,
  };
}

/** The place of a defect without its message, which may hold what a reader typed. */
function describeError(error: unknown): LogFields {
  if (!(error instanceof Error)) return { name: typeof error };
  const place = error.stack?.split('\n').find((line) => line.trimStart().startsWith('at ')) ?? '';
  return { name: error.name, place: place.trim() };
}

/** Readers who send slowly, by accident or to hold the server, are let go. */
function limitSlowReaders(server: Server): void {
  server.headersTimeout = HEADERS_LIMIT_MS;
  server.requestTimeout = REQUEST_LIMIT_MS;
  server.keepAliveTimeout = KEEP_ALIVE_MS;
}

async function createDeps(db: Database, log: Log, publicUrl: string | undefined): Promise<Deps> {
  const now = () => new Date();
  return {
    db,
    log,
    now,
    randomInt: (limit) => randomInt(limit),
    limitSecret: await readGeneratedKey(db, 'rate-limits'),
    publicUrl,
    legalDocumentCache: createLegalDocumentCache(now, (error) => !(error instanceof Failure)),
    readBuiltInLegalDocument,
  };
}

async function isPublishedItem(db: Database, id: string): Promise<boolean> {
  const rows = await db
    .select({ id: contentItems.id })
    .from(contentItems)
    .where(and(eq(contentItems.id, id), eq(contentItems.state, 'published')))
    .limit(1);
  return rows.length > 0;
}

type Web = {
  loadBuild: Parameters<typeof createPages>[0]['loadBuild'];
  serve: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  close: () => Promise<void>;
};

async function loadBuiltPages(): Promise<Web> {
  const build = await import(path.join(PROJECT_FOLDER, 'apps/web/build/server/index.js'));
  return { loadBuild: async () => build, serve: (_request, _response, next) => next(), close: async () => {} };
}

/** Vite answers what is a module or its own; every other request goes on to the app. */
async function loadDevelopmentPages(server: Server): Promise<Web> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    root: path.join(PROJECT_FOLDER, 'apps/web'),
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server } },
  });
  return {
    loadBuild: () => vite.ssrLoadModule('virtual:react-router/server-build') as ReturnType<Web['loadBuild']>,
    serve: (request, response, next) => vite.middlewares(request, response, next),
    close: () => vite.close(),
  };
}
