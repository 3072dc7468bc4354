import { fileURLToPath } from 'node:url';
import type { Database } from '@dalil/database/connection.ts';
import { readBuiltInLegalDocument } from '@dalil/database/content/built-in-legal-document.ts';
import { NO_CONSENT_SERVICES } from '@dalil/domain/privacy/consent-texts.ts';
import { UNNAMED_OPERATOR } from '@dalil/domain/privacy/operator.ts';
import { createPasswordHasher } from './accounts/password-hasher.ts';
import { createApi } from './api.ts';
import { createLiveDeps } from './city/live/live-deps.ts';
import { DEFAULT_ASSISTANT } from './assistant/assistant-settings.ts';
import { NO_MEMORY } from './core/content-memory.ts';
import type { Deps, LogFields } from './core/deps.ts';
import { JOB_NAMES, JOBS } from './core/jobs.ts';
import { NO_TRACING } from './core/tracing.ts';
import { Failure } from './core/failure.ts';
import { type Email, emailSchema } from './emails/email.ts';
import { createMemoryStore } from './core/file-store.ts';
import { createMemoryFiles } from './newsroom/pictures/test-picture-files.ts';
import { createModelWatch } from './monitoring/model-watch.ts';
import { createFetchPublic, FetchRefused } from './providers/fetch/fetch-public.ts';
import { NO_LIVE_PROVIDERS } from './providers/live/live-provider.ts';
import { NO_OFFERS } from './real-estate/offer-file.ts';
import { createStorageWatch } from './monitoring/storage-watch.ts';
import { createReadPause } from './privacy/compliance/read-pause.ts';
import { createLegalDocumentCache } from './privacy/legal-document-cache.ts';
import { testForeign } from './test-foreign.ts';

export const TEST_NOW = new Date('2026-11-22T08:00:00Z');

/** The minimum cost of scrypt. Its real cost has its own test. */
const TEST_PASSWORDS = createPasswordHasher({ N: 16, r: 1, p: 1 });
const NO_JOBS = { waiting: 0, retrying: 0, active: 0, dead: 0, deadLately: 0, overdueSeconds: 0 };

/** The API on a test database, with a clock that stands still until it is moved. */
export function createTestApi(db: Database, overrides: Partial<Deps> = {}) {
  const clock = { now: TEST_NOW };
  const logged: { level: string; event: string; fields: LogFields | undefined }[] = [];
  const emails: Email[] = [];
  const jobs: { name: string; payload: unknown }[] = [];
  let drawn = 0;
  const now = () => clock.now;
  const log: Deps['log'] = (level, event, fields) => logged.push({ level, event, fields });
  const deps: Deps = {
    db,
    now,
    log,
    tracing: NO_TRACING,
    // Steps through the numbers, so that generated references differ and are reproducible.
    randomInt: (limit) => drawn++ % limit,
    isReadOnly: false,
    isMailSetUp: true,
    limitSecret: 'test',
    memory: NO_MEMORY,
    queueEmail: async (_db, email) => {
      emails.push(emailSchema.parse(email));
    },
    // Immediately, so that a test sees the effects of a request.
    afterAnswer: async (work) => void (await work()),
    jobs: {
      enqueue: async (_db, name, payload) => void jobs.push({ name, payload: JOBS[name].payload.parse(payload) }),
      retry: async (_db, name, id) => void jobs.push({ name, payload: { retried: id } }),
      remove: async (_db, name, id) => void jobs.push({ name, payload: { removed: id } }),
      count: async () => JOB_NAMES.map((name) => ({ name, ...NO_JOBS })),
    },
    accounts: {
      keys: [{ version: 0, value: 'a secret that only tests know, long enough' }],
      deviceSecret: 'a secret that only tests know, long enough',
      adminEmail: undefined,
      isStaffFactorRequired: false,
      providers: {},
    },
    passwords: TEST_PASSWORDS,
    assistant: DEFAULT_ASSISTANT,
    modelWatch: createModelWatch(now),
    storageWatch: createStorageWatch({ db, log, now, freeBytes: async () => Number.MAX_SAFE_INTEGER }),
    observeBrowser: () => {},
    alertWebhook: null,
    mailEventsSecret: undefined,
    push: {
      keys: [{ version: 0, value: 'kOWvsSfVhZDnbKcYeMJ1pGHAhUU0OLFFYZm3lMhRtIs' }],
      subject: 'mailto:guide@dalil.example',
    },
    sendText: null,
    fetchPublic: async () => Promise.reject(new FetchRefused('unreachable')),
    findAddressFault: createFetchPublic({ allowHosts: [] }).findAddressFault,
    parseForeign: testForeign.parse,
    live: createLiveDeps(NO_LIVE_PROVIDERS, now, { parse: testForeign.parse }),
    offerFile: NO_OFFERS,
    pictureFiles: createMemoryFiles(),
    legalExports: createMemoryStore(),
    fontFolder: fileURLToPath(new URL('../../../apps/server/fonts', import.meta.url)),
    timetableFile: undefined,
    operator: UNNAMED_OPERATOR,
    consentServices: NO_CONSENT_SERVICES,
    publicUrl: 'https://dalil.example',
    vendorsInUse: new Map(),
    compliancePause: createReadPause(now),
    legalDocumentCache: createLegalDocumentCache(now, (error) => !(error instanceof Failure)),
    readBuiltInLegalDocument,
    ...overrides,
  };
  const api = createApi(deps);
  const get = async (path: string) => api.request(`/api${path}`);
  const post = async (path: string, body: unknown, clientAddress = '203.0.113.1') =>
    api.request(
      `/api${path}`,
      { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
      { clientAddress },
    );
  return { api, deps, clock, logged, emails, jobs, get, post };
}
