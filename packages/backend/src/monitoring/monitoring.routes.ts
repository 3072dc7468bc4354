import { createRoute } from '@hono/zod-openapi';
import * as z from 'zod';
import { createRouter } from '../core/api-app.ts';
import type { Deps } from '../core/deps.ts';
import { problemResponses } from '../core/problem.ts';
import { limitAttempts } from '../core/rate-limit.ts';
import { getHealth, healthStatusSchema } from './get-health.ts';
import { recordPageError, recordPageErrorInput } from './record-page-error.ts';

const readHealth = createRoute({
  method: 'get',
  path: '/health',
  summary: 'The state of the product and its parts',
  responses: {
    200: {
      description: 'Always 200; `status` is the worst of the parts',
      content: {
        'application/json': {
          schema: z.object({
            status: healthStatusSchema,
            parts: z.object({
              database: healthStatusSchema,
              storage: healthStatusSchema,
              jobs: healthStatusSchema,
              mail: healthStatusSchema,
              model: healthStatusSchema,
              feeds: healthStatusSchema,
              listings: healthStatusSchema,
            }),
          }),
        },
      },
    },
  },
});

const EXAMPLE = { id: '7K2M9QXD', kind: 'loading', name: 'TypeError', path: '/ar/news' };

const reportError = createRoute({
  method: 'post',
  path: '/monitoring/errors',
  summary: 'Reports an error of a page under the id its reader sees',
  request: {
    body: { required: true, content: { 'application/json': { schema: recordPageErrorInput, example: EXAMPLE } } },
  },
  responses: {
    204: { description: 'Written to the log' },
    ...problemResponses('invalid_input', 'payload_too_large', 'unsupported_media_type', 'too_many_requests'),
  },
});

export function monitoringRoutes(deps: Deps) {
  return createRouter()
    .openapi(readHealth, async (c) => {
      c.header('cache-control', 'no-store');
      return c.json(await getHealth(deps, c.get('actor'), {}), 200);
    })
    .openapi(reportError, async (c) => {
      await limitAttempts(deps, c, 'writes');
      await recordPageError(deps, c.get('actor'), c.req.valid('json'));
      return c.body(null, 204);
    });
}
