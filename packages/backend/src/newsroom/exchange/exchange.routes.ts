import { createRoute } from '@hono/zod-openapi';
import * as z from 'zod';
import { SESSION_SECURITY } from '../../accounts/route-factory.routes.ts';
import { createRouter } from '../../core/api-app.ts';
import type { Deps } from '../../core/deps.ts';
import { problemResponses } from '../../core/problem.ts';
import { limitAttempts } from '../../core/rate-limit.ts';
import { asPrivate, staffChange } from '../staff-factory.routes.ts';
import { exportInput, exportItems } from './export-items.ts';
import { importedSchema, importItems } from './import-items.ts';
import { importInput, readImport } from './read-import.ts';

const exported = createRoute({
  method: 'get',
  path: '/newsroom/export',
  summary: 'The published items of a kind as a file that can be imported again',
  security: SESSION_SECURITY,
  request: { query: exportInput },
  responses: {
    200: {
      description: 'The file',
      content: {
        'text/csv': { schema: { type: 'string' }, example: 'id,head.category\r\ndubai-frame,attractions\r\n' },
        'application/json': { schema: { type: 'array', items: { type: 'object' } }, example: [{ id: 'dubai-frame' }] },
      },
    },
    ...problemResponses('invalid_input', 'not_signed_in', 'permission_denied'),
  },
});

const imported = staffChange({
  path: '/newsroom/import',
  summary: 'Brings the items of a file into the workflow as drafts, or counts what that would change',
  params: z.object({}),
  input: importInput,
  example: {
    kind: 'place',
    format: 'csv',
    content: 'id,data.priceBand\ndubai-frame,2\n',
    locale: 'en',
    isDryRun: true,
  },
  output: importedSchema,
  answer: { isDryRun: true, new: 0, changed: 1, unchanged: 0, faults: [], ignoredColumns: [], skippedLines: [] },
  failures: ['payload_too_large', 'workflow_refused', 'busy'],
});

/** STAFF-1, STAFF-6: files of items. */
export function exchangeRoutes(deps: Deps) {
  return createRouter()
    .openapi(exported, async (c) => {
      const { kind, format } = c.req.valid('query');
      const file = await exportItems(deps, c.get('actor'), { kind, format });
      return c.body(file, 200, {
        ...asPrivate,
        'content-type': format === 'csv' ? 'text/csv; charset=utf-8' : 'application/json',
        'content-disposition': `attachment; filename="${kind}.${format}"`,
      });
    })
    .openapi(imported, async (c) => {
      await limitAttempts(deps, c, 'writes');
      const given = c.req.valid('json');
      const read = await readImport(deps, c.get('actor'), given);
      return c.json(await importItems(deps, c.get('actor'), { ...given, read }), 200, asPrivate);
    });
}
