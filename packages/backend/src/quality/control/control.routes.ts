import { createRoute } from '@hono/zod-openapi';
import * as z from 'zod';
import { SESSION_SECURITY } from '../../accounts/route-factory.routes.ts';
import { createRouter } from '../../core/api-app.ts';
import type { Deps } from '../../core/deps.ts';
import { problemResponses } from '../../core/problem.ts';
import { asPrivate } from '../../newsroom/staff-factory.routes.ts';
import { exportFindings, exportFindingsInput } from './export-findings.ts';

const exported = createRoute({
  method: 'get',
  path: '/quality-control/findings.csv',
  summary: 'The same as a table for spreadsheets',
  security: SESSION_SECURITY,
  request: { query: exportFindingsInput },
  responses: {
    200: {
      description: 'A table (RFC 4180)',
      content: { 'text/csv': { schema: z.string(), example: 'number,rule\r\n' } },
    },
    ...problemResponses('invalid_input', 'not_signed_in', 'permission_denied'),
  },
});

/** STAFF-5: the findings as a file. Written by hand, because it answers no JSON. */
export function controlRoutes(deps: Deps) {
  return createRouter().openapi(exported, async (c) => {
    const table = await exportFindings(deps, c.get('actor'), c.req.valid('query'));
    const disposition = 'attachment; filename="findings.csv"';
    return c.body(table, 200, {
      ...asPrivate,
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': disposition,
    });
  });
}
