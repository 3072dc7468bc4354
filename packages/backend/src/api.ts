import { isAllowed } from '@dalil/domain/accounts/permissions.ts';
import { TEXT_LIMITS } from '@dalil/domain/newsroom/text-fields.ts';
import { UPLOAD_LIMITS } from '@dalil/domain/newsroom/picture-fields.ts';
import type { ConsentServices } from '@dalil/domain/privacy/consent-texts.ts';
import type { Operator } from '@dalil/domain/privacy/operator.ts';
import { isDatabaseUnavailable } from '@dalil/database/connection-failure.ts';
import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { routePath } from 'hono/route';
import type { AccountSettings } from './accounts/account-settings.ts';
import { accountRoutes } from './accounts/account.routes.ts';
import { addressRoutes } from './accounts/address.routes.ts';
import { createAuthAdapter } from './accounts/auth-adapter.ts';
import { authRoutes } from './accounts/auth.routes.ts';
import { identify } from './accounts/identify.routes.ts';
import { oauthRoutes, providerFormRoutes } from './accounts/oauth.routes.ts';
import { inPasswordTurn, type PasswordHasher } from './accounts/password-hasher.ts';
import { invitationsRoutes } from './accounts/invitations/invitations.routes.ts';
import { passkeysRoutes } from './accounts/passkeys/passkeys.routes.ts';
import { sessionRoutes } from './accounts/session.routes.ts';
import { twoFactorRoutes } from './accounts/two-factor.routes.ts';
import { usersRoutes } from './accounts/users.routes.ts';
import type { AssistantSettings } from './assistant/assistant-settings.ts';
import { assistantRoutes } from './assistant/assistant.routes.ts';
import { conversationsRoutes } from './assistant/conversations.routes.ts';
import { bookmarksRoutes } from './bookmarks/bookmarks.routes.ts';
import { cityAlertsRoutes } from './city/alerts/city-alerts.routes.ts';
import { cityEndpoints } from './city/city.endpoints.ts';
import type { LiveDeps } from './city/live/live-deps.ts';
import { type Actor, GUEST, roleOf } from './core/actor.ts';
import { type ApiBindings, type ApiEnv, createRouter, IN_PROCESS } from './core/api-app.ts';
import type { Deps, LogFields } from './core/deps.ts';
import { describeError } from './core/describe-error.ts';
import { type FileStore, storageFailure } from './core/file-store.ts';
import { rejectOtherOrigins } from './core/origin-check.ts';
import { rejectNul } from './core/reject-nul.ts';
import { Failure } from './core/failure.ts';
import { problem } from './core/problem.ts';
import { mount } from './core/mount.ts';
import { isRead, publicRead } from './core/public-read.ts';
import { rejectWrites } from './core/read-only.ts';
import { sampledTraceId, traceRoutes } from './core/tracing.ts';
import { limitGuests } from './core/rate-limit.ts';
import { askedAsRoutes } from './newsroom/asked-as.routes.ts';
import { factsRoutes } from './newsroom/facts.routes.ts';
import { exchangeRoutes } from './newsroom/exchange/exchange.routes.ts';
import { IMPORT_LIMIT } from './newsroom/exchange/read-import.ts';
import { inventoryRoutes } from './newsroom/inventory.routes.ts';
import { itemDataRoutes } from './newsroom/item-data.routes.ts';
import { newsroomRoutes } from './newsroom/newsroom.routes.ts';
import type { PictureFiles } from './newsroom/pictures/picture-files.ts';
import { picturesRoutes } from './newsroom/pictures/pictures.routes.ts';
import { photographsRoutes } from './newsroom/photographs/photographs.routes.ts';
import { directoryEndpoints } from './directory/directory.endpoints.ts';
import { openDescription } from './description/description.routes.ts';
import type { QueueEmail } from './emails/email.ts';
import { mailEventsRoutes } from './emails/failures/mail-events.routes.ts';
import { eventsRoutes } from './guide/events.routes.ts';
import { guideEndpoints } from './guide/guide.endpoints.ts';
import { headlinesRoutes } from './headlines/headlines.routes.ts';
import { openDataRoutes } from './guide/open-data.routes.ts';
import { alertsRoutes } from './monitoring/alerts.routes.ts';
import { incidentsRoutes } from './monitoring/incidents/incidents.routes.ts';
import type { ModelWatch } from './monitoring/model-watch.ts';
import type { ProcessFigures } from './monitoring/process-figures.ts';
import type { StorageWatch } from './monitoring/storage-watch.ts';
import { monitoringRoutes } from './monitoring/monitoring.routes.ts';
import type { AlertWebhook } from './monitoring/send-alert.job.ts';
import { notificationsRoutes } from './notifications/notifications.routes.ts';
import { newsRoutes } from './notifications/news/news.routes.ts';
import { phoneRoutes } from './notifications/phone/phone.routes.ts';
import { pushRoutes } from './notifications/push.routes.ts';
import type { PushSettings } from './notifications/push-settings.ts';
import { unsubscribeRoutes } from './notifications/unsubscribe.routes.ts';
import { offlineGuideRoutes } from './offline/offline-guide.routes.ts';
import { syncRoutes } from './offline/sync.routes.ts';
import type { FetchPublic, FindAddressFault } from './providers/fetch/fetch-public.ts';
import type { ParseForeign } from './providers/foreign/foreign.ts';
import type { SendText } from './providers/text-messages/text-message.ts';
import { provenanceRoutes } from './provenance/provenance.routes.ts';
import { preferencesRoutes } from './preferences/preferences.routes.ts';
import { onboardingRoutes } from './preferences/onboarding.routes.ts';
import type { LegalDocumentCache } from './privacy/legal-document-cache.ts';
import type { LegalDocumentView, ReadBuiltInLegalDocument } from './privacy/legal-document-view.ts';
import { complianceRoutes } from './privacy/compliance/compliance.routes.ts';
import type { VendorsInUse } from '@dalil/domain/privacy/vendors.ts';
import type { ReadPause } from './privacy/compliance/read-pause.ts';
import { auditRoutes } from './privacy/audit/audit.routes.ts';
import { consentRoutes } from './privacy/consent.routes.ts';
import { privacyRoutes } from './privacy/privacy.routes.ts';
import { erasureRoutes } from './privacy/erasure/erasure.routes.ts';
import { exportsRoutes } from './privacy/exports/exports.routes.ts';
import { guestsRoutes } from './privacy/guests/guests.routes.ts';
import { rightsRoutes } from './privacy/rights/rights.routes.ts';
import { plannerRoutes } from './planner/planner.routes.ts';
import { ideasEndpoints } from './quality/ideas/ideas.endpoints.ts';
import { controlEndpoints } from './quality/control/control.endpoints.ts';
import { controlRoutes } from './quality/control/control.routes.ts';
import { reportsEndpoints } from './quality/reports.endpoints.ts';
import { qualityRoutes } from './quality/quality.routes.ts';
import type { OfferFile } from './real-estate/offer-file.ts';
import { offersEndpoints } from './real-estate/offers.endpoints.ts';
import { reportersRoutes } from './reporters/reporters.routes.ts';
import { searchHistoryRoutes } from './search/search-history.routes.ts';
import { searchEndpoints } from './search/search.endpoints.ts';

const MAX_BODY_BYTES = 64 * 1024;
/** The one address that takes a file. */
const UPLOAD_PATH = '/api/newsroom/pictures/upload';
const IMPORT_PATH = '/api/newsroom/import';
/** Where texts of the newsroom are saved and previewed. A letter of Hindi takes three bytes. */
const TEXT_PATH = /^\/api\/newsroom\/(texts\/|preview$)/;
const MAX_TEXT_BYTES = MAX_BODY_BYTES + 3 * TEXT_LIMITS.markdown;
const RETRY_AFTER_SECONDS = 5;
/** Failure codes that ordinary use of the pages never produces. */
const NOTED: ReadonlySet<string> = new Set(['permission_denied', 'origin_refused']);

declare module './core/deps.ts' {
  /** Dependencies of verbs of single areas. */
  interface Deps {
    accounts: AccountSettings;
    passwords: PasswordHasher;
    queueEmail: QueueEmail;
    assistant: AssistantSettings;
    modelWatch: ModelWatch;
    storageWatch: StorageWatch;
    observeBrowser: ProcessFigures['observeBrowser'];
    /** Null where the operator has set up none. */
    alertWebhook: AlertWebhook | null;
    /** Signs bounces and complaints that the mail server posts. Undefined: it posts none. */
    mailEventsSecret: string | undefined;
    live: LiveDeps;
    /** GTFS, in a zip archive. Undefined: none. */
    timetableFile: string | undefined;
    operator: Operator;
    /** What the operator has set up of what needs consent. */
    consentServices: ConsentServices;
    /** For addresses that staff enter or browsers name. */
    fetchPublic: FetchPublic;
    findAddressFault: FindAddressFault;
    /** For everything others wrote: files, feeds, pages and texts of the newsroom. */
    parseForeign: ParseForeign;
    push: PushSettings;
    /** Null where the operator has set up no provider of text messages. */
    sendText: SendText | null;
    offerFile: OfferFile;
    pictureFiles: PictureFiles;
    /** The private store of the files of exports. */
    legalExports: FileStore;
    /** The folder of the fonts that documents are set in. */
    fontFolder: string;
    /** Which services of others the operator has set up. */
    vendorsInUse: VendorsInUse;
    /** Set while a table that compliance counts is missing. */
    compliancePause: ReadPause;
    legalDocumentCache: LegalDocumentCache<LegalDocumentView>;
    readBuiltInLegalDocument: ReadBuiltInLegalDocument;
  }
}

/** The whole API, mounted at `/api`. Every request of the product uses it, including those of pages rendered on the server. */
export function createApi(deps: Deps) {
  const router = createRouter().basePath('/api');
  const authAdapter = createAuthAdapter(deps);
  router.use(async (c, next) => {
    const bindings = c.env as ApiBindings | undefined;
    c.set('clientAddress', bindings?.clientAddress ?? IN_PROCESS);
    c.set('port', bindings?.port);
    c.set('isUntagged', bindings?.isUntagged ?? false);
    await next();
  });
  if (deps.tracing.isOn) router.use(traceRoutes(deps.tracing));
  router.use(publicRead);
  router.route('/', providerFormRoutes());
  router.route('/', unsubscribeRoutes(deps));
  router.route('/', mailEventsRoutes(deps));
  router.use(rejectOtherOrigins(deps));
  router.use(rejectWrites(deps));
  router.use(async (c, next) => {
    const type = c.req.header('content-type');
    // The address for files checks it when the permission is known.
    const isAccepted = c.req.path === UPLOAD_PATH || isJson(type);
    if (hasBody(c.req.raw) && !isAccepted) throw new Failure('unsupported_media_type');
    await next();
  });
  router.use(identify(deps));
  router.use(limitGuests(deps));
  router.use(rejectNul);
  const onError = (c: Context) => problem(c, new Failure('payload_too_large'));
  const limitBody = bodyLimit({ maxSize: MAX_BODY_BYTES, onError });
  const limitFile = bodyLimit({ maxSize: UPLOAD_LIMITS.bytes, onError });
  // In JSON a letter of the file takes up to four bytes.
  const limitImport = bodyLimit({ maxSize: 4 * IMPORT_LIMIT, onError });
  const limitText = bodyLimit({ maxSize: MAX_TEXT_BYTES, onError });
  const limits = new Map([
    [UPLOAD_PATH, limitFile],
    [IMPORT_PATH, limitImport],
  ]);
  // A read has no body. Checking for one would make the server build the whole request with its signal.
  router.use((c, next) => {
    if (isRead(c.req.method)) return next();
    if (!mayUpload(c.get('actor'))) return limitBody(c, next);
    const limit = limits.get(c.req.path) ?? (TEXT_PATH.test(c.req.path) ? limitText : limitBody);
    return limit(c, next);
  });
  router.use((c, next) => {
    if (isRead(c.req.method)) return next();
    return inPasswordTurn({ signal: c.req.raw.signal, isKnown: c.get('actor').kind === 'user' }, next);
  });
  router.onError((error, c) => {
    if (error instanceof Failure) {
      if (NOTED.has(error.code)) deps.log('warn', 'access_denied', deniedAccess(c, error.code));
      return problem(c, error);
    }
    if (error instanceof SyntaxError || ('status' in error && error.status === 400)) {
      return problem(c, new Failure('invalid_input'));
    }
    if (isDatabaseUnavailable(error)) {
      deps.log('warn', 'database_unavailable', { path: c.req.path });
      return problem(c, new Failure('unavailable', { retryAfter: RETRY_AFTER_SECONDS }), sampledTraceId(deps.tracing));
    }
    const files = storageFailure(error);
    if (files !== undefined) {
      deps.log('error', 'files_unavailable', { reason: files, path: c.req.path });
      return problem(c, new Failure('unavailable', { retryAfter: RETRY_AFTER_SECONDS }));
    }
    deps.log('error', 'api_failed', { ...describeError(error), path: c.req.path });
    return problem(c, new Failure('internal_error'), sampledTraceId(deps.tracing));
  });
  router.notFound((c) => problem(c, new Failure('not_found')));
  openDescription(router, deps);
  return router
    .route('/', monitoringRoutes(deps))
    .route('/', alertsRoutes(deps))
    .route('/', incidentsRoutes(deps))
    .route('/', mount(deps, guideEndpoints))
    .route('/', eventsRoutes(deps))
    .route('/', openDataRoutes(deps))
    .route('/', mount(deps, directoryEndpoints))
    .route('/', bookmarksRoutes(deps))
    .route('/', notificationsRoutes(deps))
    .route('/', pushRoutes(deps))
    .route('/', phoneRoutes(deps))
    .route('/', newsRoutes(deps))
    .route('/', offlineGuideRoutes(deps))
    .route('/', syncRoutes(deps))
    .route('/', mount(deps, cityEndpoints))
    .route('/', cityAlertsRoutes(deps))
    .route('/', headlinesRoutes(deps))
    .route('/', preferencesRoutes(deps))
    .route('/', onboardingRoutes(deps))
    .route('/', mount(deps, offersEndpoints))
    .route('/', privacyRoutes(deps))
    .route('/', consentRoutes(deps))
    .route('/', rightsRoutes(deps))
    .route('/', exportsRoutes(deps))
    .route('/', erasureRoutes(deps))
    .route('/', guestsRoutes(deps))
    .route('/', auditRoutes(deps))
    .route('/', complianceRoutes(deps))
    .route('/', provenanceRoutes(deps))
    .route('/', mount(deps, reportsEndpoints))
    .route('/', qualityRoutes(deps))
    .route('/', mount(deps, ideasEndpoints))
    .route('/', plannerRoutes(deps))
    .route('/', mount(deps, controlEndpoints))
    .route('/', controlRoutes(deps))
    .route('/', mount(deps, searchEndpoints))
    .route('/', searchHistoryRoutes(deps))
    .route('/', assistantRoutes(deps))
    .route('/', conversationsRoutes(deps))
    .route('/', authRoutes(deps, authAdapter))
    .route('/', sessionRoutes(deps))
    .route('/', accountRoutes(deps, authAdapter))
    .route('/', addressRoutes(deps))
    .route('/', twoFactorRoutes(deps, authAdapter))
    .route('/', passkeysRoutes(deps))
    .route('/', oauthRoutes(deps, authAdapter))
    .route('/', usersRoutes(deps))
    .route('/', invitationsRoutes(deps, authAdapter))
    .route('/', newsroomRoutes(deps))
    .route('/', factsRoutes(deps))
    .route('/', askedAsRoutes(deps))
    .route('/', itemDataRoutes(deps))
    .route('/', exchangeRoutes(deps))
    .route('/', picturesRoutes(deps))
    .route('/', photographsRoutes(deps))
    .route('/', inventoryRoutes(deps))
    .route('/', reportersRoutes(deps));
}

/** Log fields of a rejected request: a role and the route pattern, without a name or id. */
function deniedAccess(c: Context<ApiEnv>, code: string): LogFields {
  const actor: Actor | undefined = c.get('actor');
  return { code, role: roleOf(actor ?? GUEST), method: c.req.method, path: routePath(c, -1) };
}

/** A Node request always has a body by its class, so for methods that may have none only the headers are checked. */
function hasBody({ method, headers }: Request): boolean {
  if (method === 'GET' || method === 'HEAD') return false;
  return method !== 'DELETE' || Number(headers.get('content-length')) > 0 || headers.has('transfer-encoding');
}

/** Files are only taken from staff who may write: anybody else could fill the memory with them. */
function mayUpload(actor: Actor): boolean {
  return isAllowed(roleOf(actor), 'newsroom:write:any');
}

/** Only JSON is accepted, because a form of another site cannot send it without a preflight request. */
function isJson(contentType: string | undefined): boolean {
  return contentType?.split(';')[0]?.trim().toLowerCase() === 'application/json';
}

export type Api = ReturnType<typeof createApi>;
