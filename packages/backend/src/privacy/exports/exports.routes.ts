import { createRoute } from '@hono/zod-openapi';
import * as z from 'zod';
import { SESSION_SECURITY } from '../../accounts/route-factory.routes.ts';
import { createRouter } from '../../core/api-app.ts';
import type { Deps } from '../../core/deps.ts';
import { problemResponses } from '../../core/problem.ts';
import { limitAttempts } from '../../core/rate-limit.ts';
import { answers } from '../../core/route-parts.ts';
import { downloadExport, linkInput } from './download-export.ts';
import { EXPORT_EXAMPLE, type ExportView, exportViewSchema } from './export-view.ts';
import { instantExport } from './instant-export.ts';
import { listOwnExports } from './list-own-exports.ts';
import { newExport, requestExport } from './request-export.ts';
import { exportId, retryExport } from './retry-export.ts';

const asPrivate = { 'cache-control': 'private, no-store' };
const WRITE = ['invalid_input', 'not_signed_in', 'too_many_requests', 'origin_refused'] as const;
const PENDING: ExportView = {
  ...EXPORT_EXAMPLE,
  status: 'pending',
  download_url: null,
  completion_date: null,
  expires_at: null,
  progress: 0,
  bytes: null,
  sha256: null,
};

const body = <Schema extends z.ZodType>(schema: Schema, example: z.input<Schema>) => ({
  body: { required: true, content: { 'application/json': { schema, example } } },
});

const list = createRoute({
  method: 'get',
  path: '/data-exports',
  summary: 'The exports of the signed-in user, the newest first',
  security: SESSION_SECURITY,
  responses: {
    ...answers(z.object({ items: z.array(exportViewSchema) }), { items: [EXPORT_EXAMPLE] }),
    ...problemResponses('not_signed_in'),
  },
});

const request = createRoute({
  method: 'post',
  path: '/data-exports',
  summary: 'Asks for an export of one’s own data as JSON, CSV or PDF, which is made soon after',
  security: SESSION_SECURITY,
  request: body(newExport, { export_format: 'json', data_categories: ['profile', 'bookmarks'], locale: 'en' }),
  responses: { ...answers(exportViewSchema, PENDING), ...problemResponses(...WRITE, 'conflict') },
});

const retry = createRoute({
  method: 'post',
  path: '/data-exports/{id}/retry',
  summary: 'Makes one’s own failed or expired export again',
  security: SESSION_SECURITY,
  request: { params: exportId, ...body(z.object({}), {}) },
  responses: { ...answers(exportViewSchema, PENDING), ...problemResponses(...WRITE, 'not_found', 'conflict') },
});

const file = z.string().meta({ format: 'binary' });
const download = createRoute({
  method: 'get',
  path: '/data-exports/{id}/file',
  summary: 'The file of one’s own export, by its signed link',
  security: SESSION_SECURITY,
  request: { params: exportId, query: linkInput },
  responses: {
    200: { description: 'The file', content: { 'application/octet-stream': { schema: file, example: '' } } },
    ...problemResponses('invalid_input', 'invalid_link', 'not_signed_in', 'not_found', 'too_many_requests'),
  },
});

const instant = createRoute({
  method: 'post',
  path: '/data-exports/instant',
  summary: 'All data of the signed-in user as JSON, in the answer itself',
  security: SESSION_SECURITY,
  request: body(z.object({}), {}),
  responses: {
    ...answers(z.record(z.string(), z.unknown()), {
      format: 'dalil-export-1',
      created_at: '2026-11-26T08:00:00.000Z',
      data: { profile: { profiles: [{ email: 'amina@example.com' }] } },
    }),
    ...problemResponses(...WRITE),
  },
});

/** PRIV-7: exports of one's own data. */
export function exportsRoutes(deps: Deps) {
  return createRouter()
    .openapi(list, async (c) => c.json(await listOwnExports(deps, c.get('actor'), {}), 200, asPrivate))
    .openapi(request, async (c) => {
      await limitAttempts(deps, c, 'writes');
      return c.json(await requestExport(deps, c.get('actor'), c.req.valid('json')), 200, asPrivate);
    })
    .openapi(instant, async (c) => {
      await limitAttempts(deps, c, 'forms');
      const text = await instantExport(deps, c.get('actor'), {});
      return c.json(JSON.parse(text) as Record<string, unknown>, 200, asPrivate);
    })
    .openapi(retry, async (c) => {
      await limitAttempts(deps, c, 'writes');
      return c.json(await retryExport(deps, c.get('actor'), c.req.valid('param')), 200, asPrivate);
    })
    .openapi(download, async (c) => {
      await limitAttempts(deps, c, 'writes');
      const input = { ...c.req.valid('param'), ...c.req.valid('query') };
      const { name, type, content } = await downloadExport(deps, c.get('actor'), input);
      return c.body(content, 200, {
        ...asPrivate,
        'content-type': type,
        'content-disposition': `attachment; filename="${name}"`,
        'x-content-type-options': 'nosniff',
      });
    });
}
