import { createRoute } from '@hono/zod-openapi';
import * as z from 'zod';
import { createRouter } from '../../core/api-app.ts';
import type { Deps } from '../../core/deps.ts';
import { problemResponses } from '../../core/problem.ts';
import { limitAttempts } from '../../core/rate-limit.ts';
import { answers, inLocale } from '../../core/route-parts.ts';
import { asPrivate, staffChange, staffRead } from '../../newsroom/staff-factory.routes.ts';
import { confirmCityAlert } from './confirm-city-alert.ts';
import { endCityAlert, endNoteInput } from './end-city-alert.ts';
import { EXAMPLE_ALERT, EXAMPLE_STAFF_ALERT } from './examples.ts';
import { cityAlertsSchema, listCityAlerts } from './list-city-alerts.ts';
import { listStaffAlerts, staffAlertsSchema } from './list-staff-alerts.ts';
import {
  alertChangeInput,
  alertContentInput,
  alertId,
  alertRevisionSchema,
  changeCityAlert,
  readRevision,
  writeCityAlert,
} from './propose-city-alert.ts';

const none = z.object({});
/** Shorter than for the guide: an alert that staff end must disappear. */
const BRIEFLY = { 'cache-control': 'public, max-age=30' };
const REVISION = { id: EXAMPLE_STAFF_ALERT.id, revision: 2 };

const list = createRoute({
  method: 'get',
  path: '/city-alerts',
  summary: 'The alerts for the city that hold now, confirmed by two people, with source and end',
  request: { query: inLocale },
  responses: { ...answers(cityAlertsSchema), ...problemResponses('invalid_input') },
});

const staffList = staffRead({
  path: '/newsroom/city-alerts',
  summary: 'Alerts for the city as staff see them: waiting, planned, active and ended',
  params: none,
  query: none,
  output: staffAlertsSchema,
  answer: { items: [EXAMPLE_STAFF_ALERT] },
});

const write = staffChange({
  path: '/newsroom/city-alerts',
  summary: 'Writes an alert for the city, which a second person has to confirm',
  params: none,
  input: alertContentInput,
  example: EXAMPLE_ALERT,
  output: alertRevisionSchema,
  answer: { ...REVISION, revision: 1 },
});

const change = staffChange({
  path: '/newsroom/city-alerts/{id}',
  summary: 'Proposes a change of an alert, which a second person has to confirm',
  params: alertId,
  input: alertChangeInput,
  example: { revision: 1, content: EXAMPLE_ALERT },
  output: alertRevisionSchema,
  answer: REVISION,
  failures: ['conflict'],
});

const confirm = staffChange({
  path: '/newsroom/city-alerts/{id}/confirm',
  summary: 'Confirms what another person has proposed, so that users see it',
  params: alertId,
  input: z.strictObject(readRevision.shape),
  example: { revision: 2 },
  output: alertRevisionSchema,
  answer: REVISION,
  failures: ['conflict', 'workflow_refused'],
});

const end = staffChange({
  path: '/newsroom/city-alerts/{id}/end',
  summary: 'Ends an alert before its time, with a note',
  params: alertId,
  input: endNoteInput,
  example: { note: 'The road is open again.' },
  output: alertRevisionSchema,
  answer: REVISION,
});

/** Alerts for the city: what users see, and the work of staff. */
export function cityAlertsRoutes(deps: Deps) {
  return createRouter()
    .openapi(list, async (c) => c.json(await listCityAlerts(deps, c.get('actor'), c.req.valid('query')), 200, BRIEFLY))
    .openapi(staffList, async (c) => c.json(await listStaffAlerts(deps, c.get('actor'), {}), 200, asPrivate))
    .openapi(write, async (c) => {
      await limitAttempts(deps, c, 'writes');
      return c.json(await writeCityAlert(deps, c.get('actor'), c.req.valid('json')), 200, asPrivate);
    })
    .openapi(change, async (c) => {
      await limitAttempts(deps, c, 'writes');
      const input = { ...c.req.valid('json'), ...c.req.valid('param') };
      return c.json(await changeCityAlert(deps, c.get('actor'), input), 200, asPrivate);
    })
    .openapi(confirm, async (c) => {
      await limitAttempts(deps, c, 'writes');
      const input = { ...c.req.valid('json'), ...c.req.valid('param') };
      return c.json(await confirmCityAlert(deps, c.get('actor'), input), 200, asPrivate);
    })
    .openapi(end, async (c) => {
      await limitAttempts(deps, c, 'writes');
      const input = { ...c.req.valid('json'), ...c.req.valid('param') };
      return c.json(await endCityAlert(deps, c.get('actor'), input), 200, asPrivate);
    });
}
