import * as z from 'zod';
import { createRouter } from '../../core/api-app.ts';
import type { Deps } from '../../core/deps.ts';
import { limitAttempts } from '../../core/rate-limit.ts';
import { pageOf } from '../../core/page-of-list.ts';
import { asPrivate, staffChange, staffRead } from '../../newsroom/staff-factory.routes.ts';
import {
  askForBulkAction,
  askInput,
  confirmationNumber,
  confirmationsSchema,
  decideBulkAction,
  decidedSchema,
  decisionInput,
  listConfirmations,
} from './confirmations.ts';
import {
  CONFIRMATIONS_EXAMPLE,
  CONSENTS_EXAMPLE,
  DOCUMENTS_EXAMPLE,
  INCIDENT_EXAMPLE,
  RECORDS_EXAMPLE,
  RETENTION_EXAMPLE,
  SCORE_EXAMPLE,
  STAFF_EXPORT_EXAMPLE,
} from './examples.ts';
import { consentsInput, consentsSchema, findConsents } from './find-consents.ts';
import { getScore, scoreViewSchema } from './get-score.ts';
import {
  addIncidentStep,
  incidentInput,
  incidentNumber,
  incidentsSchema,
  listIncidents,
  numberedSchema,
  reportIncident,
  stepInput,
} from './incidents.ts';
import { documentsSchema, listDocuments } from './list-documents.ts';
import { listExports, listExportsInput, staffExportSchema } from './list-exports.ts';
import { listRecords, recordsSchema } from './list-records.ts';
import { listRetention, retentionSchema } from './list-retention.ts';

const none = z.object({});
const bare = { params: none, query: none };

const score = staffRead({
  ...bare,
  path: '/compliance/score',
  summary: 'The compliance score with its arithmetic, what would raise it, and its course',
  output: scoreViewSchema,
  answer: SCORE_EXAMPLE,
});
const documents = staffRead({
  ...bare,
  path: '/compliance/documents',
  summary: 'The legal documents with all their versions',
  output: documentsSchema,
  answer: DOCUMENTS_EXAMPLE,
});
const retention = staffRead({
  ...bare,
  path: '/compliance/retention',
  summary: 'The retention rules, what the next purge would delete and what the last one deleted',
  output: retentionSchema,
  answer: RETENTION_EXAMPLE,
});
const records = staffRead({
  ...bare,
  path: '/compliance/records',
  summary: 'The records of processing activities, and the services of others',
  output: recordsSchema,
  answer: RECORDS_EXAMPLE,
});
const consents = staffRead({
  params: none,
  query: consentsInput,
  path: '/compliance/consents',
  summary: 'The recorded decisions of one user; that they were looked up is in the audit log',
  output: consentsSchema,
  answer: CONSENTS_EXAMPLE,
});
const exported = staffRead({
  params: none,
  query: listExportsInput,
  path: '/compliance/data-exports',
  summary: 'The queue of exports of all users, without their files',
  output: pageOf(staffExportSchema),
  answer: { items: [STAFF_EXPORT_EXAMPLE], nextCursor: null },
});
const incidents = staffRead({
  ...bare,
  path: '/compliance/incidents',
  summary: 'Incidents with personal data, each with its clock of 72 hours',
  output: incidentsSchema,
  answer: { items: [INCIDENT_EXAMPLE] },
});
const report = staffChange({
  path: '/compliance/incidents',
  summary: 'Reports an incident with personal data',
  params: none,
  input: incidentInput,
  example: {
    title: INCIDENT_EXAMPLE.title,
    description: INCIDENT_EXAMPLE.description,
    severity: 'low',
    detectedAt: '2026-11-20T08:00:00.000Z',
  },
  output: numberedSchema,
  answer: { number: 1 },
});
const step = staffChange({
  path: '/compliance/incidents/{number}/steps',
  summary: 'Records what was done about an incident',
  params: incidentNumber,
  input: stepInput,
  example: { step: 'contained', note: 'The address was removed from the list.' },
  output: numberedSchema,
  answer: { number: 1 },
  failures: ['conflict'],
});
const confirmations = staffRead({
  ...bare,
  path: '/compliance/confirmations',
  summary: 'Actions on the data of many people: what waits for a second admin, and what was decided',
  output: confirmationsSchema,
  answer: CONFIRMATIONS_EXAMPLE,
});
const ask = staffChange({
  path: '/compliance/confirmations',
  summary: 'Asks for an action on the data of many people',
  params: none,
  input: askInput,
  example: { bulk: { action: 'end-all-sessions' }, reason: 'A password of staff was published' },
  output: numberedSchema,
  answer: { number: 1 },
});
const decide = staffChange({
  path: '/compliance/confirmations/{number}/decide',
  summary: 'Confirms an action that another admin has asked for and carries it out, or rejects it',
  params: confirmationNumber,
  input: decisionInput,
  example: { isConfirmed: false },
  output: decidedSchema,
  answer: { number: 1, action: 'end-all-sessions', affected: 0 },
  failures: ['conflict'],
});

/** STAFF-8: what admins govern personal data with. */
export function complianceRoutes(deps: Deps) {
  return createRouter()
    .openapi(score, async (c) => c.json(await getScore(deps, c.get('actor'), {}), 200, asPrivate))
    .openapi(documents, async (c) => c.json(await listDocuments(deps, c.get('actor'), {}), 200, asPrivate))
    .openapi(retention, async (c) => c.json(await listRetention(deps, c.get('actor'), {}), 200, asPrivate))
    .openapi(records, async (c) => c.json(await listRecords(deps, c.get('actor'), {}), 200, asPrivate))
    .openapi(consents, async (c) =>
      c.json(await findConsents(deps, c.get('actor'), c.req.valid('query')), 200, asPrivate),
    )
    .openapi(exported, async (c) =>
      c.json(await listExports(deps, c.get('actor'), c.req.valid('query')), 200, asPrivate),
    )
    .openapi(incidents, async (c) => c.json(await listIncidents(deps, c.get('actor'), {}), 200, asPrivate))
    .openapi(report, async (c) => {
      await limitAttempts(deps, c, 'writes');
      return c.json(await reportIncident(deps, c.get('actor'), c.req.valid('json')), 200, asPrivate);
    })
    .openapi(step, async (c) => {
      await limitAttempts(deps, c, 'writes');
      const input = { ...c.req.valid('param'), ...c.req.valid('json') };
      return c.json(await addIncidentStep(deps, c.get('actor'), input), 200, asPrivate);
    })
    .openapi(confirmations, async (c) => c.json(await listConfirmations(deps, c.get('actor'), {}), 200, asPrivate))
    .openapi(ask, async (c) => {
      await limitAttempts(deps, c, 'writes');
      return c.json(await askForBulkAction(deps, c.get('actor'), c.req.valid('json')), 200, asPrivate);
    })
    .openapi(decide, async (c) => {
      await limitAttempts(deps, c, 'writes');
      const input = { ...c.req.valid('param'), ...c.req.valid('json') };
      return c.json(await decideBulkAction(deps, c.get('actor'), input), 200, asPrivate);
    });
}
