import { reporterInput } from '@dalil/domain/reporters/reporter-schema.ts';
import * as z from 'zod';
import { createRouter } from '../core/api-app.ts';
import type { Deps } from '../core/deps.ts';
import { limitAttempts } from '../core/rate-limit.ts';
import { rejectFields, rejectRun } from '../newsroom/reject-run.ts';
import { asPrivate, staffChange, staffRead } from '../newsroom/staff-factory.routes.ts';
import { textKeySchema } from '../newsroom/text-key.ts';
import {
  addReporter,
  changeReporter,
  removeReporter,
  reporterIdField,
  restartReporters,
  stopReporters,
  switchFields,
  switchReporter,
} from './change-reporters.ts';
import { getRun, getTextClaims, localeField, runIdField } from './get-run.ts';
import { listReporters } from './list-reporters.ts';
import {
  REPORTER_EXAMPLE,
  REPORTER_ID,
  REPORTERS_EXAMPLE,
  RUN_EXAMPLE,
  TEXT_CLAIMS_EXAMPLE,
} from './reporter-examples.ts';
import { reportersSchema, runViewSchema, textClaimsSchema } from './reporter-view.ts';
import { dryRun, judgeClaim, judgeFields, requestRun } from './run-verbs.ts';

const none = z.object({});
const done = z.object({ done: z.literal(true) });
const DONE = { done: true } as const;
const ofReporter = z.object({
  id: reporterIdField.meta({ description: 'The id of the reporter', example: REPORTER_ID }),
});
const ofRun = z.object({ id: runIdField.meta({ description: 'The number of the run', example: 1 }) });
const inLocale = z.object({ locale: localeField.meta({ description: 'The language of the claims', example: 'en' }) });
const named = z.object({ id: z.string() });

const list = staffRead({
  path: '/newsroom/reporters',
  summary: 'The reporters with their latest runs and scores',
  params: none,
  query: none,
  output: reportersSchema,
  answer: REPORTERS_EXAMPLE,
});
const add = staffChange({
  path: '/newsroom/reporters',
  summary: 'Adds a reporter, switched off',
  params: none,
  input: reporterInput,
  example: REPORTER_EXAMPLE,
  output: named,
  answer: { id: REPORTER_ID },
  failures: ['conflict'],
});
const change = staffChange({
  path: '/newsroom/reporters/{id}',
  summary: 'Changes a reporter',
  params: ofReporter,
  input: reporterInput,
  example: REPORTER_EXAMPLE,
  output: named,
  answer: { id: REPORTER_ID },
  failures: ['conflict'],
});
const turn = staffChange({
  path: '/newsroom/reporters/{id}/switch',
  summary: 'Switches a reporter on or off, or pauses it',
  params: ofReporter,
  input: z.object(switchFields),
  example: { isOn: true, pausedUntil: null },
  output: done,
  answer: DONE,
});
const remove = staffChange({
  path: '/newsroom/reporters/{id}/remove',
  summary: 'Removes a reporter without drafts',
  params: ofReporter,
  input: none,
  example: {},
  output: done,
  answer: DONE,
  failures: ['conflict'],
});
const request = staffChange({
  path: '/newsroom/reporters/{id}/run',
  summary: 'Has a reporter run now',
  params: ofReporter,
  input: none,
  example: {},
  output: z.object({ runId: z.int() }),
  answer: { runId: 1 },
  failures: ['conflict'],
});
const dry = staffChange({
  path: '/newsroom/reporters/{id}/dry-run',
  summary: 'What a run would bring; nothing is stored',
  params: ofReporter,
  input: inLocale,
  example: { locale: 'en' },
  output: runViewSchema,
  answer: { ...RUN_EXAMPLE, id: null, articleId: null },
});
const stop = staffChange({
  path: '/newsroom/reporter-control/stop',
  summary: 'Stops all reporters',
  params: none,
  input: none,
  example: {},
  output: done,
  answer: DONE,
});
const restart = staffChange({
  path: '/newsroom/reporter-control/restart',
  summary: 'Lets reporters run again',
  params: none,
  input: none,
  example: {},
  output: done,
  answer: DONE,
});
const run = staffRead({
  path: '/newsroom/reporter-runs/{id}',
  summary: 'A run with what came in, its claims and its draft',
  params: ofRun,
  query: inLocale,
  output: runViewSchema,
  answer: RUN_EXAMPLE,
});
const reject = staffChange({
  path: '/newsroom/reporter-runs/{id}/reject',
  summary: 'Rejects the texts of a run that wait for review',
  params: ofRun,
  input: z.object(rejectFields),
  example: { reason: 'sources', comment: '' },
  output: z.object({ rejected: z.int() }),
  answer: { rejected: 4 },
  failures: ['conflict', 'workflow_refused'],
});
const judge = staffChange({
  path: '/newsroom/reporter-runs/{id}/judge',
  summary: 'Notes whether a claim was right',
  params: ofRun,
  input: z.object(judgeFields),
  example: { claim: 0, isRight: true },
  output: done,
  answer: DONE,
});
const claims = staffRead({
  path: '/newsroom/texts/{kind}/{id}/{locale}/claims',
  summary: 'The claims of a text that a reporter drafted',
  params: textKeySchema,
  query: none,
  output: textClaimsSchema,
  answer: TEXT_CLAIMS_EXAMPLE,
});

/** STAFF-4, ROUTE-7: the reporters. None of these, and nothing a reporter does, approves or publishes a text. */
export function reportersRoutes(deps: Deps) {
  return createRouter()
    .openapi(list, async (c) => c.json(await listReporters(deps, c.get('actor'), {}), 200, asPrivate))
    .openapi(run, async (c) => {
      const input = { ...c.req.valid('param'), ...c.req.valid('query') };
      return c.json(await getRun(deps, c.get('actor'), input), 200, asPrivate);
    })
    .openapi(claims, async (c) =>
      c.json(await getTextClaims(deps, c.get('actor'), c.req.valid('param')), 200, asPrivate),
    )
    .openapi(add, async (c) => {
      await limitAttempts(deps, c, 'writes');
      return c.json(await addReporter(deps, c.get('actor'), c.req.valid('json')), 200, asPrivate);
    })
    .openapi(change, async (c) => {
      await limitAttempts(deps, c, 'writes');
      const input = { ...c.req.valid('param'), reporter: c.req.valid('json') };
      return c.json(await changeReporter(deps, c.get('actor'), input), 200, asPrivate);
    })
    .openapi(turn, async (c) => {
      await limitAttempts(deps, c, 'writes');
      await switchReporter(deps, c.get('actor'), { ...c.req.valid('param'), ...c.req.valid('json') });
      return c.json(DONE, 200, asPrivate);
    })
    .openapi(remove, async (c) => {
      await limitAttempts(deps, c, 'writes');
      await removeReporter(deps, c.get('actor'), c.req.valid('param'));
      return c.json(DONE, 200, asPrivate);
    })
    .openapi(request, async (c) => {
      await limitAttempts(deps, c, 'writes');
      return c.json(await requestRun(deps, c.get('actor'), c.req.valid('param')), 200, asPrivate);
    })
    .openapi(dry, async (c) => {
      await limitAttempts(deps, c, 'writes');
      const input = { ...c.req.valid('param'), ...c.req.valid('json') };
      return c.json(await dryRun(deps, c.get('actor'), input), 200, asPrivate);
    })
    .openapi(stop, async (c) => {
      await limitAttempts(deps, c, 'writes');
      await stopReporters(deps, c.get('actor'), {});
      return c.json(DONE, 200, asPrivate);
    })
    .openapi(restart, async (c) => {
      await limitAttempts(deps, c, 'writes');
      await restartReporters(deps, c.get('actor'), {});
      return c.json(DONE, 200, asPrivate);
    })
    .openapi(reject, async (c) => {
      await limitAttempts(deps, c, 'writes');
      const input = { ...c.req.valid('param'), ...c.req.valid('json') };
      return c.json(await rejectRun(deps, c.get('actor'), input), 200, asPrivate);
    })
    .openapi(judge, async (c) => {
      await limitAttempts(deps, c, 'writes');
      await judgeClaim(deps, c.get('actor'), { ...c.req.valid('param'), ...c.req.valid('json') });
      return c.json(DONE, 200, asPrivate);
    });
}
