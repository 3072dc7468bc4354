import { createRoute } from '@hono/zod-openapi';
import { SESSION_SECURITY } from '../../accounts/route-factory.routes.ts';
import { createRouter } from '../../core/api-app.ts';
import type { Deps } from '../../core/deps.ts';
import { problemResponses } from '../../core/problem.ts';
import { answers } from '../../core/route-parts.ts';
import { requestId } from '../rights/own-request.ts';
import { countOwnData, erasurePlanSchema, previewErasure } from './preview-erasure.ts';

const asPrivate = { 'cache-control': 'private, no-store' };
const EXAMPLE = answers(erasurePlanSchema, {
  places: [
    { place: 'bookmarks', category: 'bookmarks', rows: 12, action: 'delete', reason: null },
    { place: 'compliance_audit_logs', category: 'log', rows: 3, action: 'keep', reason: 'proof' },
  ],
});

const own = createRoute({
  method: 'get',
  path: '/own-data',
  summary: 'How much is stored of the signed-in user, place by place, and what an erasure would do with it',
  security: SESSION_SECURITY,
  responses: { ...EXAMPLE, ...problemResponses('not_signed_in') },
});

const preview = createRoute({
  method: 'get',
  path: '/compliance/data-requests/{id}/erasure-preview',
  summary: 'What an erasure of whoever sent a request would delete and what would remain, and why; changes nothing',
  security: SESSION_SECURITY,
  request: { params: requestId },
  responses: {
    ...EXAMPLE,
    ...problemResponses('invalid_input', 'not_signed_in', 'permission_denied', 'not_found'),
  },
});

/** PRIV-6, PRIV-11: what an erasure would do. */
export function erasureRoutes(deps: Deps) {
  return createRouter()
    .openapi(own, async (c) => c.json(await countOwnData(deps, c.get('actor'), {}), 200, asPrivate))
    .openapi(preview, async (c) =>
      c.json(await previewErasure(deps, c.get('actor'), c.req.valid('param')), 200, asPrivate),
    );
}
