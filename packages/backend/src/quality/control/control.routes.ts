import { createRoute } from '@hono/zod-openapi';
import * as z from 'zod';
import { SESSION_SECURITY } from '../../accounts/route-factory.routes.ts';
import { createRouter } from '../../core/api-app.ts';
import type { Deps } from '../../core/deps.ts';
import { problemResponses } from '../../core/problem.ts';
import { limitAttempts } from '../../core/rate-limit.ts';
import { asPrivate, staffChange, staffRead } from '../../newsroom/staff-factory.routes.ts';
import { partKeySchema } from '../../newsroom/text-key.ts';
import { assignFindings, assignFindingsInput } from './assign-findings.ts';
import { checkItem, itemKeySchema } from './check-item.ts';
import { FINDING_EXAMPLE, OVERVIEW_EXAMPLE, SAMPLES_EXAMPLE } from './examples.ts';
import { exportFindings, exportFindingsInput } from './export-findings.ts';
import { findingDetailsSchema, findingNumber, getFinding } from './get-finding.ts';
import { getOverview, overviewSchema } from './get-overview.ts';
import { getTextReport, textReportSchema } from './get-text-report.ts';
import { findingsSchema, listFindings, listFindingsInput } from './list-findings.ts';
import { requestRun } from './request-run.ts';
import { drawSamples, judgementFields, judgeSample, sampleInput, samplesSchema } from './samples.ts';
import { endWaiver, endWaiverInput, waiveFinding, waiveFindingInput } from './waive-finding.ts';

const none = z.object({});
const numbered = z.object({ number: z.int() });

const overview = staffRead({
  path: '/quality-control',
  summary: 'The runs, the open findings by rule, the scores and what blocks publishing',
  params: none,
  query: none,
  output: overviewSchema,
  answer: OVERVIEW_EXAMPLE,
});

const findings = staffRead({
  path: '/quality-control/findings',
  summary: 'What the rules have found, worst first',
  params: none,
  query: listFindingsInput,
  output: findingsSchema,
  answer: { items: [FINDING_EXAMPLE], total: 1, pageSize: 25 },
});

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

const finding = staffRead({
  path: '/quality-control/findings/{number}',
  summary: 'A finding with its history and waivers',
  params: findingNumber,
  query: none,
  output: findingDetailsSchema,
  answer: {
    finding: FINDING_EXAMPLE,
    history: [{ event: 'found', by: null, at: FINDING_EXAMPLE.firstSeen }],
    waivers: [],
    report: null,
    answers: [],
  },
});

const run = staffChange({
  path: '/quality-control/runs',
  summary: 'Asks for a run of all rules',
  params: none,
  input: none,
  example: {},
  output: numbered,
  answer: { number: 2 },
  failures: ['conflict'],
});

const assign = staffChange({
  path: '/quality-control/assignments',
  summary: 'Says who sees to findings and until when',
  params: none,
  input: assignFindingsInput,
  example: { numbers: [1], ownerId: null, due: '2026-12-01' },
  output: z.object({ assigned: z.int() }),
  answer: { assigned: 1 },
});

const waive = staffChange({
  path: '/quality-control/waivers',
  summary: 'Lets a finding not count until a day',
  params: none,
  input: waiveFindingInput,
  example: {
    rule: 'readability',
    kind: 'article',
    id: 'how-salik-gates-charge',
    locale: 'en',
    subject: 'prose',
    reason: 'The long words are names of authorities.',
    until: '2026-12-20',
  },
  output: numbered,
  answer: { number: 1 },
  failures: ['workflow_refused'],
});

const unwaive = staffChange({
  path: '/quality-control/waivers/{number}/end',
  summary: 'Lets a waived finding count again',
  params: endWaiverInput,
  input: none,
  example: {},
  output: numbered,
  answer: { number: 1 },
});

const recheck = staffChange({
  path: '/quality-control/items/{kind}/{id}/check',
  summary: 'Evaluates the rules on one item now',
  params: itemKeySchema,
  input: none,
  example: {},
  output: z.object({ open: z.int(), isNew: z.int(), resolved: z.int() }),
  answer: { open: 1, isNew: 0, resolved: 1 },
});

const report = staffRead({
  path: '/quality-control/texts/{kind}/{id}/{locale}',
  summary: 'What the rules find in a text or in data as they stand in the newsroom',
  params: partKeySchema,
  query: none,
  output: textReportSchema,
  answer: { findings: [], failed: [] },
});

const samples = staffChange({
  path: '/quality-control/samples',
  summary: 'The published texts that people judge this week',
  params: none,
  input: none,
  example: {},
  output: samplesSchema,
  answer: SAMPLES_EXAMPLE,
});

const judge = staffChange({
  path: '/quality-control/samples/{number}',
  summary: 'Stores what a person judges of a text of the week',
  params: sampleInput,
  input: z.object(judgementFields),
  example: { accuracy: 5, clarity: 4, sources: 5, note: '' },
  output: numbered,
  answer: { number: 1 },
});

/** STAFF-5: quality control. Reads for admins, and the report of one text for the newsroom. */
export function controlRoutes(deps: Deps) {
  return createRouter()
    .openapi(overview, async (c) => c.json(await getOverview(deps, c.get('actor'), {}), 200, asPrivate))
    .openapi(findings, async (c) =>
      c.json(await listFindings(deps, c.get('actor'), c.req.valid('query')), 200, asPrivate),
    )
    .openapi(exported, async (c) => {
      const table = await exportFindings(deps, c.get('actor'), c.req.valid('query'));
      const disposition = 'attachment; filename="findings.csv"';
      return c.body(table, 200, {
        ...asPrivate,
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': disposition,
      });
    })
    .openapi(finding, async (c) => c.json(await getFinding(deps, c.get('actor'), c.req.valid('param')), 200, asPrivate))
    .openapi(report, async (c) =>
      c.json(await getTextReport(deps, c.get('actor'), c.req.valid('param')), 200, asPrivate),
    )
    .openapi(run, async (c) => {
      await limitAttempts(deps, c, 'writes');
      return c.json(await requestRun(deps, c.get('actor'), {}), 200, asPrivate);
    })
    .openapi(assign, async (c) => {
      await limitAttempts(deps, c, 'writes');
      return c.json(await assignFindings(deps, c.get('actor'), c.req.valid('json')), 200, asPrivate);
    })
    .openapi(waive, async (c) => {
      await limitAttempts(deps, c, 'writes');
      return c.json(await waiveFinding(deps, c.get('actor'), c.req.valid('json')), 200, asPrivate);
    })
    .openapi(unwaive, async (c) => {
      await limitAttempts(deps, c, 'writes');
      return c.json(await endWaiver(deps, c.get('actor'), c.req.valid('param')), 200, asPrivate);
    })
    .openapi(recheck, async (c) => {
      await limitAttempts(deps, c, 'writes');
      return c.json(await checkItem(deps, c.get('actor'), c.req.valid('param')), 200, asPrivate);
    })
    .openapi(samples, async (c) => {
      await limitAttempts(deps, c, 'writes');
      return c.json(await drawSamples(deps, c.get('actor'), {}), 200, asPrivate);
    })
    .openapi(judge, async (c) => {
      await limitAttempts(deps, c, 'writes');
      const input = { ...c.req.valid('param'), ...c.req.valid('json') };
      return c.json(await judgeSample(deps, c.get('actor'), input), 200, asPrivate);
    });
}
