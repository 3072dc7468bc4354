import { createRoute } from '@hono/zod-openapi';
import * as z from 'zod';
import { createRouter } from '../core/api-app.ts';
import type { Deps } from '../core/deps.ts';
import { limitAttempts } from '../core/rate-limit.ts';
import { asPrivate, staffChange, staffRead } from '../newsroom/staff-factory.routes.ts';
import { answers } from '../core/route-parts.ts';
import { getMonitoring, monitoringSchema } from './get-monitoring.ts';
import { getStatus, statusSchema } from './get-status.ts';
import { discardSetAsideJob, setAsideInput, startSetAsideJob } from './decide-set-aside-job.ts';
import { resolveAlert, resolveAlertInput } from './resolve-alert.ts';
import { failedRowsInput, retryFailedRows } from './retry-failed-rows.ts';

const none = z.object({});
/** Shorter than for the guide: a state that has passed must not be shown as the present one. */
const BRIEFLY = { 'cache-control': 'public, max-age=30' };
const AT = '2026-11-26T08:00:00.000Z';
const PARTS = {
  database: 'healthy',
  storage: 'healthy',
  search: 'healthy',
  guide: 'healthy',
  jobs: 'healthy',
  mail: 'degraded',
  model: 'healthy',
  feeds: 'healthy',
  listings: 'healthy',
} as const;

const status = createRoute({
  method: 'get',
  path: '/status',
  summary: 'What works now, the last 90 days, and how fresh each live source is',
  responses: answers(statusSchema),
});

const overview = staffRead({
  path: '/monitoring/overview',
  summary: 'The state of the running product, its alerts and the samples of the last hours',
  params: none,
  query: none,
  output: monitoringSchema,
  answer: {
    status: 'degraded',
    parts: PARTS,
    alerts: [
      {
        number: 1,
        kind: 'mail',
        severity: 'medium',
        state: 'degraded',
        value: null,
        threshold: null,
        openedAt: AT,
        lastSeenAt: AT,
        resolvedAt: null,
        resolvedBy: null,
      },
    ],
    samples: [
      {
        process: '5f1c09ab',
        at: AT,
        figures: {
          pages: 120,
          slowPages: 0,
          pageMs: 84,
          apiRequests: 60,
          slowApiRequests: 0,
          apiMs: 21,
          errors: 0,
          memoryMegabytes: 142,
          memoryGrowthMegabytes: 12,
          browserMeasurements: 40,
          heavyBrowsers: 1,
          veryHeavyBrowsers: 0,
          browserMegabytes: 60,
          parts: PARTS,
        },
      },
    ],
    setUpParts: ['database', 'storage', 'jobs', 'mail', 'feeds'],
    setAsideJobs: [
      {
        id: 1,
        name: 'refresh-headlines',
        reason: 'died',
        deaths: 2,
        hangs: 0,
        setAsideAt: AT,
        isSingle: false,
      },
    ],
    failedRows: [{ loop: 'send-digests', code: 'TypeError', rows: 1, givenUp: 0, lastAt: AT }],
    hasWebhook: true,
  },
});

const resolve = staffChange({
  path: '/monitoring/alerts/{number}/resolve',
  summary: 'Marks an open alert as resolved',
  params: resolveAlertInput,
  input: none,
  example: {},
  output: z.object({ number: z.int(), kind: z.string() }),
  answer: { number: 1, kind: 'mail' },
});

const decided = { output: z.object({ id: z.int(), name: z.string() }), answer: { id: 1, name: 'refresh-headlines' } };

const startJob = staffChange({
  path: '/monitoring/jobs/{id}/start',
  summary: 'Lets a job that is set aside run again',
  params: setAsideInput,
  input: none,
  example: {},
  ...decided,
});

const discardJob = staffChange({
  path: '/monitoring/jobs/{id}/discard',
  summary: 'Gives up a job that is set aside',
  params: setAsideInput,
  input: none,
  example: {},
  ...decided,
  failures: ['conflict'],
});

const retryRows = staffChange({
  path: '/monitoring/failed-rows/{loop}/retry',
  summary: 'Lets a job try the rows again that it could not process',
  params: failedRowsInput,
  input: none,
  example: {},
  output: z.object({ loop: z.string(), rows: z.int() }),
  answer: { loop: 'send-digests', rows: 1 },
});

export function alertsRoutes(deps: Deps) {
  return createRouter()
    .openapi(status, async (c) => c.json(await getStatus(deps, c.get('actor'), {}), 200, BRIEFLY))
    .openapi(overview, async (c) => c.json(await getMonitoring(deps, c.get('actor'), {}), 200, asPrivate))
    .openapi(resolve, async (c) => {
      await limitAttempts(deps, c, 'writes');
      return c.json(await resolveAlert(deps, c.get('actor'), c.req.valid('param')), 200);
    })
    .openapi(startJob, async (c) => {
      await limitAttempts(deps, c, 'writes');
      return c.json(await startSetAsideJob(deps, c.get('actor'), c.req.valid('param')), 200);
    })
    .openapi(discardJob, async (c) => {
      await limitAttempts(deps, c, 'writes');
      return c.json(await discardSetAsideJob(deps, c.get('actor'), c.req.valid('param')), 200);
    })
    .openapi(retryRows, async (c) => {
      await limitAttempts(deps, c, 'writes');
      return c.json(await retryFailedRows(deps, c.get('actor'), c.req.valid('param')), 200);
    });
}
