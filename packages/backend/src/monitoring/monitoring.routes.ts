import { createRoute } from '@hono/zod-openapi';
import * as z from 'zod';
import { createRouter } from '../core/api-app.ts';
import type { Deps } from '../core/deps.ts';
import { problemResponses } from '../core/problem.ts';
import { limitAttempts } from '../core/rate-limit.ts';
import { answers } from '../core/route-parts.ts';
import { getHealth, healthStatusSchema } from './get-health.ts';
import { getMeasurements, measurementTotalsSchema } from './get-measurements.ts';
import { measurementsInput, recordMeasurements } from './record-measurements.ts';
import { recordPageError, recordPageErrorInput } from './record-page-error.ts';

const health = z.object({
  status: healthStatusSchema,
  parts: z.object({
    database: healthStatusSchema,
    storage: healthStatusSchema,
    search: healthStatusSchema,
    guide: healthStatusSchema,
    jobs: healthStatusSchema,
    mail: healthStatusSchema,
    model: healthStatusSchema,
    feeds: healthStatusSchema,
    listings: healthStatusSchema,
  }),
  /** Jobs that are not started any more, because they ended the process or did not end, each once. */
  jobsSetAside: z.array(z.string()),
});

const readHealth = createRoute({
  method: 'get',
  path: '/health',
  summary: 'The state of the product and its parts',
  responses: {
    200: {
      description: 'Healthy or degraded; `status` is the worst of the parts',
      content: { 'application/json': { schema: health } },
    },
    503: { description: 'Unhealthy', content: { 'application/json': { schema: health } } },
  },
});

const EXAMPLE = { id: '7K2M9QXD', kind: 'loading', name: 'TypeError', path: '/ar/news' };

const reportError = createRoute({
  method: 'post',
  path: '/monitoring/errors',
  summary: 'Reports an error of a page under the id its user sees',
  request: {
    body: { required: true, content: { 'application/json': { schema: recordPageErrorInput, example: EXAMPLE } } },
  },
  responses: {
    204: { description: 'Written to the log' },
    ...problemResponses('invalid_input', 'payload_too_large', 'unsupported_media_type', 'too_many_requests'),
  },
});

const MEASUREMENTS = {
  views: [{ pattern: '/news/:id', locale: 'ar' as const }],
  vitals: [{ pattern: '/news/:id', metric: 'LCP' as const, rating: 'good' as const }],
  memory: [30],
};

const sendMeasurements = createRoute({
  method: 'post',
  path: '/monitoring/measurements',
  summary: 'Adds page views, speeds and memory of a user who agreed to the totals',
  request: {
    body: { required: true, content: { 'application/json': { schema: measurementsInput, example: MEASUREMENTS } } },
  },
  responses: {
    204: { description: 'Counted' },
    ...problemResponses('invalid_input', 'payload_too_large', 'unsupported_media_type', 'too_many_requests'),
  },
});

const readMeasurements = createRoute({
  method: 'get',
  path: '/monitoring/measurements',
  summary: 'How often pages were opened and how fast, in totals of 30 days',
  responses: {
    ...answers(measurementTotalsSchema, {
      since: '2026-10-28',
      pages: [{ pattern: '/news/:id', locale: 'ar', views: 120 }],
      vitals: [{ metric: 'LCP', rating: 'good', measured: 98 }],
    }),
    ...problemResponses('not_signed_in', 'permission_denied'),
  },
});

export function monitoringRoutes(deps: Deps) {
  return createRouter()
    .openapi(readHealth, async (c) => {
      c.header('cache-control', 'no-store');
      const answer = await getHealth(deps, c.get('actor'), {});
      return c.json(answer, answer.status === 'unhealthy' ? 503 : 200);
    })
    .openapi(reportError, async (c) => {
      await limitAttempts(deps, c, 'writes');
      await recordPageError(deps, c.get('actor'), c.req.valid('json'));
      return c.body(null, 204);
    })
    .openapi(sendMeasurements, async (c) => {
      await limitAttempts(deps, c, 'measurements');
      await recordMeasurements(deps, c.get('actor'), c.req.valid('json'));
      return c.body(null, 204);
    })
    .openapi(readMeasurements, async (c) => {
      c.header('cache-control', 'private, no-store');
      return c.json(await getMeasurements(deps, c.get('actor'), {}), 200);
    });
}
