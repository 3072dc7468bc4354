import { randomInt } from 'node:crypto';
import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import path from 'node:path';
import { ACCOUNT_KEYS, readDeviceSecret } from '@dalil/backend/accounts/account-keys.ts';
import { makeFirstAdmin } from '@dalil/backend/accounts/first-admin.ts';
import { createPasswordHasher } from '@dalil/backend/accounts/password-hasher.ts';
import { mcpRoutes } from '@dalil/backend/assistant/mcp/mcp.routes.ts';
import { createApi } from '@dalil/backend/api.ts';
import { createLiveDeps } from '@dalil/backend/city/live/live-deps.ts';
import { createAfterAnswer } from '@dalil/backend/core/after-answer.ts';
import { createContentMemory } from '@dalil/backend/core/content-memory.ts';
import type { AfterAnswer, Deps, Log } from '@dalil/backend/core/deps.ts';
import { describeError } from '@dalil/backend/core/describe-error.ts';
import { Failure } from '@dalil/backend/core/failure.ts';
import { type FileStorage, openFileStore } from '@dalil/backend/core/file-store.ts';
import { openJobQueue } from '@dalil/backend/core/job-queue.ts';
import type { Jobs } from '@dalil/backend/core/jobs.ts';
import { giveUpJob } from '@dalil/backend/give-up-job.ts';
import { JOB_HANDLERS } from '@dalil/backend/job-handlers.ts';
import { createGuideReader, startGuideUpdater } from '@dalil/backend/offline/guide-updater.ts';
import { createProcessFigures, type ProcessFigures } from '@dalil/backend/monitoring/process-figures.ts';
import { startSampling } from '@dalil/backend/monitoring/sample-process.ts';
import { createModelWatch } from '@dalil/backend/monitoring/model-watch.ts';
import { openPictureFiles } from '@dalil/backend/newsroom/pictures/picture-files.ts';
import { findPicture, listDrawings } from '@dalil/backend/guide/find-picture.ts';
import { createStorageWatch } from '@dalil/backend/monitoring/storage-watch.ts';
import type { Tracing } from '@dalil/backend/core/tracing.ts';
import { replayErasures } from '@dalil/backend/privacy/erasure/replay-erasures.ts';
import { createReadPause } from '@dalil/backend/privacy/compliance/read-pause.ts';
import { createLegalDocumentCache } from '@dalil/backend/privacy/legal-document-cache.ts';
import { NO_OFFERS, openOfferFile } from '@dalil/backend/real-estate/offer-file.ts';
import { startIndexer } from '@dalil/backend/search/indexer.ts';
import { createFetchPublic } from '@dalil/backend/providers/fetch/fetch-public.ts';
import { openForeign, type ParseForeign } from '@dalil/backend/providers/foreign/foreign.ts';
import { createLiveProviders } from '@dalil/backend/providers/live/live-settings.ts';
import { SCHEDULE } from '@dalil/backend/schedule.ts';
import type { Database, OpenDatabase } from '@dalil/database/connection.ts';
import { listenToContentChanges } from '@dalil/database/content-changes.ts';
import { readBuiltInLegalDocument } from '@dalil/database/content/built-in-legal-document.ts';
import { openPush } from '../push-settings.ts';
import { readGeneratedKey, readGeneratedKeys } from '@dalil/database/generated-key.ts';
import { pageAccess } from '@dalil/domain/accounts/page-access.ts';
import { OFFER_KIND } from '@dalil/domain/guide/content-tags.ts';
import { plainPath } from '@dalil/domain/guide/plain-path.ts';
import { EXPORT_STORE } from '@dalil/domain/privacy/data-export.ts';
import { splitLocale } from '@dalil/domain/language/locale.ts';
import pLimit from 'p-limit';
import { discoveryRoutes } from '../discovery/discovery.routes.ts';
import { createMailTransport } from '../mail-provider.ts';
import { measuringOrigins } from '../measuring-settings.ts';
import { PROJECT_FOLDER, type Settings } from '../settings.ts';
import { createSendText } from '../text-message-settings.ts';
import { vendorsInUse } from '../vendors-in-use.ts';
import { createSocialImages } from '../social-images/social-images.ts';
import { createArtworkFiles } from './artwork-files.ts';
import { createLinkedPages } from './linked-pages.ts';
import { createMapFiles } from './map-files.ts';
import { answerPicture } from './answer-picture.ts';
import { answerBadRequests } from './bad-requests.ts';
import { DEVELOPMENT_POLICY, pagePolicy } from './content-security-policy.ts';
import { saveRelease, type Releases } from './earlier-releases.ts';
import { finishPage } from './finish-page.ts';
import { mailboxRoutes } from './mailbox.routes.ts';
import { createListener } from './listener.ts';
import { createMetrics } from './metrics.ts';
import { observeFigures } from './observe-figures.ts';
import { PageCache } from './page-cache/page-cache.ts';
import { type PageStyles, readPageStyles } from './page-styles/page-styles.ts';
import { createPages } from './pages.ts';
import { createRenderLimit, NO_RENDER_LIMIT, type RenderLimit } from './render-limit.ts';
import { type RenderedPage, sendPage } from './rendered-page.ts';
import { createServerApp } from './server-app.ts';
import { serviceWorkerRoutes } from './service-worker.ts';
import { shedSlowClients } from './slow-clients.ts';
import { createStaticFiles } from './static-files.ts';

const MEGABYTE = 1024 * 1024;
/** One thread renders. More pages at a time only hold memory and delay each other. */
const MAX_RENDERS = 2;
/** Development has no releases. */
const NO_RELEASES: Releases = { earlier: [], isRolledBack: false };

export type Site = {
  listener: RequestListener;
  /** Starts what runs beside requests: jobs, samples, the index and the offline guide. Called when the server listens. */
  work: () => Promise<void>;
  /** After a defect of the program, the jobs that run are suspected of it. */
  close: (isDefect?: boolean) => Promise<void>;
};

type SiteParts = {
  settings: Settings;
  database: Pick<OpenDatabase, 'db' | 'pool' | 'address'>;
  log: Log;
  tracing: Tracing;
  server: Server;
  isDevelopment: boolean;
};

/** Assembles the whole site: API, artwork, files and pages behind one request listener. */
export async function createSite({
  settings,
  database,
  log,
  tracing,
  server,
  isDevelopment,
}: SiteParts): Promise<Site> {
  const { db } = database;
  const isTls = settings.publicUrl?.startsWith('https:') ?? false;
  shedSlowClients(server);
  answerBadRequests(server, isTls);
  const jobs = await openJobQueue({ ...database, log });
  const mail = createMailTransport(settings, db);
  const { afterAnswer, finished } = createAfterAnswer(log);
  const fetching = createFetchPublic({ allowHosts: settings.fetchAllowHosts });
  let announceOffers = () => {};
  const foreign = openForeign();
  const parse = foreign.parse;
  const offerFile = await openOffers(settings, { log, parse, onChange: () => announceOffers() });
  const figures = createProcessFigures(() => process.memoryUsage().heapUsed);
  const created = await createDeps({ db, log, tracing, settings, jobs, afterAnswer, figures, parse });
  const pictureFiles = openPictureFiles(settings.files);
  const legalExports = openFileStore(EXPORT_STORE, privateFiles(settings));
  const { fetchPublic, findAddressFault } = fetching;
  const deps = { ...created, fetchPublic, findAddressFault, offerFile, pictureFiles, legalExports };
  if (!settings.isReadOnly) await replayErasures(deps);
  if (!settings.isReadOnly && settings.adminEmail !== undefined && settings.adminPassword !== undefined) {
    await makeFirstAdmin(deps, { email: settings.adminEmail, password: settings.adminPassword });
  }
  const api = createApi(deps);
  const web = isDevelopment ? await loadDevelopmentPages(server) : await loadBuiltPages(settings.pagesDir);
  const pages = createPages({
    loadBuild: web.loadBuild,
    mode: isDevelopment ? 'development' : 'production',
    apiFetch: async (request) => api.fetch(request),
    publicUrl: settings.publicUrl,
    tracing,
    reportError: (error) => log('error', 'page_failed', describeError(error)),
  });
  const mapOrigins = settings.mapStyleUrl === undefined ? [] : [new URL(settings.mapStyleUrl).origin];
  const measuring = measuringOrigins(settings.tagManager, settings.errorService);
  const origins = { ...measuring, connections: [...mapOrigins, ...measuring.connections] };
  const policyOf = isDevelopment ? () => DEVELOPMENT_POLICY : pagePolicy(origins);
  const finish = { withStyles: web.withStyles, policyOf, isTls };
  const inTurn = pLimit(MAX_RENDERS);
  const makePage = (request: Request, privacy: 'public' | 'private' = 'public') =>
    inTurn(async () => finishPage(await pages(request, privacy), { ...finish, privacy }));
  const limit = isDevelopment ? NO_RENDER_LIMIT : renderLimitOf(settings, deps.now);
  const isLinked = createLinkedPages(deps);
  const cache = isDevelopment ? null : createPageCache({ settings, makePage, log, limit, isLinked, now: deps.now });
  const index = startIndexer(deps);
  const guide = startGuideUpdater(deps, createGuideReader(deps, createApi));
  const changes = await listenToContentChanges(database.address, (changed) => {
    deps.memory.forget(changed);
    deps.legalDocumentCache.forget();
    cache?.purge(changed);
    index.wake(changed);
    guide.wake(changed);
  });
  announceOffers = () => cache?.purge([{ kind: OFFER_KIND, id: 'file' }]);
  const folder = path.join(settings.pagesDir, 'client');
  const releases = isDevelopment ? NO_RELEASES : await openReleases(folder, settings, log);
  const metrics = createMetrics({ cache, pool: database.pool, jobs, deps, tracing, token: settings.metricsToken });
  const app = createServerApp({
    api,
    pictures: (address) => answerPicture(pictureFiles, address),
    maps: createMapFiles(settings.mapStyleUrl ?? null),
    artwork: createArtworkFiles({
      folder: path.join(settings.dataDir, 'artwork'),
      findPicture: (id) => findPicture(db, id),
      listDrawings: () => listDrawings(db),
      onSaveFailed: (error) => log('warn', 'artwork_not_stored', describeError(error)),
    }),
    socialImages: createSocialImages({
      folder: path.join(settings.dataDir, 'social-pictures'),
      deps,
      onSaveFailed: (error) => log('warn', 'social_image_not_stored', describeError(error)),
    }),
    discovery: discoveryRoutes({ deps, publicUrl: settings.publicUrl }),
    serviceWorker: serviceWorkerRoutes({
      folder: isDevelopment ? null : folder,
      finish: (page) => finishPage(page, { ...finish, privacy: 'public' }),
      isRolledBack: releases.isRolledBack,
    }),
    mcp: mcpRoutes(deps),
    mailbox: settings.environment === 'production' ? null : mailboxRoutes(db),
    files: createStaticFiles(folder, { earlier: releases.earlier, mapOrigins }),
    page: async (request, { pageAddress: address, clientAddress: client }) => {
      const accept = request.headers.get('accept-encoding');
      if (isPrivatePage(request.url))
        return sendPage(await limit.run(client, () => makePage(request, 'private')), accept);
      if (cache && address) return cache.respond(address, request, client);
      // The same without a cache: a public page depends on nothing but its address.
      const plain = address === null ? request : new Request(address);
      return sendPage(await limit.run(client, () => makePage(plain)), accept);
    },
    metrics: observeFigures(metrics, figures),
    tracing,
    log,
    isTls,
  });
  let sampling: ReturnType<typeof startSampling> | null = null;
  return {
    listener: createListener({ app, cache, settings, serve: web.serve, now: deps.now }),
    work: async () => {
      if (!settings.isReadOnly) {
        await jobs.run(JOB_HANDLERS, { ...deps, sendMail: mail.send }, SCHEDULE, giveUpJob);
        if (settings.live.isOn) await jobs.enqueue(db, 'refresh-live', { isAtOnce: true });
        await jobs.enqueue(db, 'import-timetable', {});
        sampling = startSampling(deps, figures);
      }
      index.wake(null);
      guide.wake(null);
    },
    close: async (isDefect = false) => {
      await finished();
      await sampling?.close();
      await jobs.close(isDefect);
      await fetching.close();
      offerFile.close();
      await foreign.close();
      mail.close();
      await changes.close();
      await index.close();
      await guide.close();
      await web.close();
    },
  };
}

/** If the folder cannot be written, no release is stored and the server still starts. */
async function openReleases(clientFolder: string, settings: Settings, log: Log): Promise<Releases> {
  try {
    return await saveRelease(clientFolder, path.join(settings.dataDir, 'releases'));
  } catch (error) {
    log('warn', 'release_not_stored', describeError(error));
    return NO_RELEASES;
  }
}

type CacheParts = {
  settings: Settings;
  makePage: (request: Request) => Promise<RenderedPage>;
  log: Log;
  limit: RenderLimit;
  isLinked: (address: string) => Promise<boolean>;
  now: () => Date;
};

function createPageCache({ settings, makePage, log, limit, isLinked, now }: CacheParts) {
  if (settings.pageCacheMegabytes === 0) return null;
  return new PageCache({
    maxBytes: settings.pageCacheMegabytes * MEGABYTE,
    now,
    limit,
    isLinked,
    makePage: (address) => makePage(new Request(address)),
    reportFallback: () => log('warn', 'page_sent_as_it_was'),
  });
}

/** Without a cache each page of each user is rendered, so a limit would reject users. */
function renderLimitOf({ pageCacheMegabytes, rendersPerMinute: perMinute }: Settings, now: () => Date): RenderLimit {
  return pageCacheMegabytes === 0 || perMinute === 0 ? NO_RENDER_LIMIT : createRenderLimit({ perMinute, now });
}

/** Whether a page depends on the session. */
function isPrivatePage(address: string): boolean {
  const { pathname } = new URL(address);
  return pageAccess(splitLocale(plainPath(pathname) ?? pathname).path) !== 'public';
}

type OfferParts = { log: Log; parse: ParseForeign; onChange: () => void };

/** Without a file there are no offers and nothing to watch. */
async function openOffers({ listingsFile }: Settings, parts: OfferParts) {
  if (listingsFile === undefined) return { ...NO_OFFERS, close: () => {} };
  return openOfferFile({ file: listingsFile, ...parts });
}

type DepsParts = {
  db: Database;
  log: Log;
  tracing: Tracing;
  settings: Settings;
  jobs: Jobs;
  afterAnswer: AfterAnswer;
  figures: ProcessFigures;
  parse: ParseForeign;
};

async function createDeps({
  db,
  log,
  tracing,
  settings,
  jobs,
  afterAnswer,
  figures,
  parse,
}: DepsParts): Promise<Omit<Deps, 'fetchPublic' | 'findAddressFault' | 'offerFile' | 'pictureFiles' | 'legalExports'>> {
  const now = () => new Date();
  const keys = await readGeneratedKeys(db, ACCOUNT_KEYS);
  return {
    db,
    log,
    tracing,
    now,
    randomInt: (limit) => randomInt(limit),
    isReadOnly: settings.isReadOnly,
    isMailSetUp: settings.mail.kind !== 'outbox',
    limitSecret: await readGeneratedKey(db, 'rate-limits'),
    memory: createContentMemory(),
    queueEmail: (target, email) => jobs.enqueue(target, 'send-email', email),
    jobs,
    afterAnswer,
    accounts: {
      keys,
      deviceSecret: await readDeviceSecret(db, keys),
      adminEmail: settings.adminEmail,
      isStaffFactorRequired: settings.isStaffFactorRequired,
      providers: settings.providers,
    },
    passwords: createPasswordHasher(),
    assistant: settings.assistant,
    modelWatch: createModelWatch(now),
    storageWatch: createStorageWatch({ db, log, now, freeBytes: () => freeBytesOf(settings.dataDir) }),
    live: createLiveDeps(createLiveProviders(settings.live), now, { ...settings.live, parse }),
    parseForeign: parse,
    observeBrowser: figures.observeBrowser,
    alertWebhook: settings.alertWebhook,
    mailEventsSecret: settings.mailEventsSecret,
    timetableFile: settings.timetableFile,
    fontFolder: path.join(PROJECT_FOLDER, 'apps/server/fonts'),
    operator: settings.operator,
    consentServices: {
      streetMapHost: settings.mapStyleUrl === undefined ? null : new URL(settings.mapStyleUrl).host,
      tagManager: settings.tagManager,
      errorService: settings.errorService,
    },
    publicUrl: settings.publicUrl,
    vendorsInUse: vendorsInUse(settings),
    compliancePause: createReadPause(now),
    sendText: createSendText(settings.textMessages),
    push: await openPush(db, settings.push, settings.mailFrom),
    legalDocumentCache: createLegalDocumentCache(now, (error) => !(error instanceof Failure)),
    readBuiltInLegalDocument,
  };
}

/** Private files are beside the pictures: in the same bucket, or in the data folder. */
function privateFiles({ files, dataDir }: Settings): FileStorage {
  return files.kind === 'folder' ? { kind: 'folder', folder: dataDir } : files;
}

/** The folder is only made when something is stored in it. */
async function freeBytesOf(folder: string): Promise<number> {
  if (!existsSync(folder)) return freeBytesOf(path.dirname(folder));
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

type Web = {
  loadBuild: Parameters<typeof createPages>[0]['loadBuild'];
  serve: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  withStyles: PageStyles;
  close: () => Promise<void>;
};

async function loadBuiltPages(folder: string): Promise<Web> {
  const build = await import(path.join(folder, 'server/index.js'));
  return {
    loadBuild: async () => build,
    serve: (_request, _response, next) => next(),
    withStyles: await readPageStyles(path.join(folder, 'client')),
    close: async () => {},
  };
}

/** Vite answers requests for modules and for its own files. All other requests go to the app. */
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
    withStyles: (html) => ({ html, style: null }),
    close: () => vite.close(),
  };
}
