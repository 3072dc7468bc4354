import { createRoute } from '@hono/zod-openapi';
import * as z from 'zod';
import { SESSION_SECURITY } from '../../accounts/route-factory.routes.ts';
import { createRouter } from '../../core/api-app.ts';
import type { Deps } from '../../core/deps.ts';
import { problemResponses } from '../../core/problem.ts';
import { asPrivate, staffRead } from '../../newsroom/staff-factory.routes.ts';
import { exportAuditInput, exportAuditLog } from './export-audit-log.ts';
import { auditPageSchema, listAuditEntries, listAuditInput } from './list-audit-entries.ts';
import { chainStateSchema, verifyAuditLog, verifyInput } from './verify-audit-log.ts';

const none = z.object({});
const HASH = '5feceb66ffc86f38d952786c6d696c79c2dbc239dd4e91b46729d73a27fb57e9';
const AT = '2026-11-26T08:00:00.000Z';

const checkChain = staffRead({
  path: '/audit-log/state',
  summary: 'Verifies a part of the audit log',
  params: none,
  query: verifyInput,
  output: chainStateSchema,
  answer: { isIntact: true, entries: 12, lastHash: HASH, brokenAt: null, reason: null, isComplete: true, total: 12 },
});

const entries = staffRead({
  path: '/audit-log/entries',
  summary: 'Entries of the audit log, newest first',
  params: none,
  query: listAuditInput,
  output: auditPageSchema,
  answer: {
    items: [{ number: 12, event: 'account.signed-in', at: AT, personId: null, person: null, metadata: {}, hash: HASH }],
    total: 1,
    nextBefore: null,
    head: { number: 12, hash: HASH, at: AT },
  },
});

const file = createRoute({
  method: 'get',
  path: '/audit-log/export',
  summary: 'The same as a file, with the hash of the newest entry of the log',
  security: SESSION_SECURITY,
  request: { query: exportAuditInput },
  responses: {
    200: {
      description: 'A table (RFC 4180) or JSON',
      content: { 'text/csv': { schema: z.string(), example: 'number,time,event\r\n' } },
    },
    ...problemResponses('invalid_input', 'not_signed_in', 'permission_denied'),
  },
});

/** PRIV-9: the audit log, for admins. */
export function auditRoutes(deps: Deps) {
  return createRouter()
    .openapi(checkChain, async (c) =>
      c.json(await verifyAuditLog(deps, c.get('actor'), c.req.valid('query')), 200, asPrivate),
    )
    .openapi(entries, async (c) =>
      c.json(await listAuditEntries(deps, c.get('actor'), c.req.valid('query')), 200, asPrivate),
    )
    .openapi(file, async (c) => {
      const { text, type, name } = await exportAuditLog(deps, c.get('actor'), c.req.valid('query'));
      return c.body(text, 200, {
        ...asPrivate,
        'content-type': type,
        'content-disposition': `attachment; filename="${name}"`,
      });
    });
}
