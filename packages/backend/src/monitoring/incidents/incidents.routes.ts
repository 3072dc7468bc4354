import { createRoute } from '@hono/zod-openapi';
import * as z from 'zod';
import { createRouter } from '../../core/api-app.ts';
import type { Deps } from '../../core/deps.ts';
import { problemResponses } from '../../core/problem.ts';
import { limitAttempts } from '../../core/rate-limit.ts';
import { answers, inLocale } from '../../core/route-parts.ts';
import { asPrivate, staffChange } from '../../newsroom/staff-factory.routes.ts';
import { incidentsSchema, listIncidents } from './list-incidents.ts';
import {
  incidentId,
  incidentStateSchema,
  incidentUpdateInput,
  newIncidentInput,
  openIncident,
  updateIncident,
} from './write-incident.ts';

/** Asked for again each time, with its tag: staff and users see a new update immediately. */
const REVALIDATED = { 'cache-control': 'public, no-cache' };
const ID = '5d1a2f0e-5a0c-4d3f-8f7e-2b0b0f6c527f';

const list = createRoute({
  method: 'get',
  path: '/status/incidents',
  summary: 'The incidents of the last 90 days, as staff described them',
  request: { query: inLocale },
  responses: { ...answers(incidentsSchema), ...problemResponses('invalid_input') },
});

const open = staffChange({
  path: '/monitoring/incidents',
  summary: 'Opens an incident on the status page',
  params: z.object({}),
  input: newIncidentInput,
  example: {
    parts: ['mail'],
    titles: { en: 'E-mails arrive late' },
    state: 'investigating',
    texts: { en: 'The provider of our mails answers slowly. We are looking into it.' },
  },
  output: incidentStateSchema,
  answer: { id: ID, state: 'investigating' },
});

const update = staffChange({
  path: '/monitoring/incidents/{id}/updates',
  summary: 'Adds an update to an incident, which may change its state',
  params: incidentId,
  input: incidentUpdateInput,
  example: { state: 'resolved', texts: { en: 'All mails have been sent.' } },
  output: incidentStateSchema,
  answer: { id: ID, state: 'resolved' },
});

/** MON-1: what staff say about incidents of the product. */
export function incidentsRoutes(deps: Deps) {
  return createRouter()
    .openapi(list, async (c) =>
      c.json(await listIncidents(deps, c.get('actor'), c.req.valid('query')), 200, REVALIDATED),
    )
    .openapi(open, async (c) => {
      await limitAttempts(deps, c, 'writes');
      return c.json(await openIncident(deps, c.get('actor'), c.req.valid('json')), 200, asPrivate);
    })
    .openapi(update, async (c) => {
      await limitAttempts(deps, c, 'writes');
      const input = { ...c.req.valid('json'), ...c.req.valid('param') };
      return c.json(await updateIncident(deps, c.get('actor'), input), 200, asPrivate);
    });
}
