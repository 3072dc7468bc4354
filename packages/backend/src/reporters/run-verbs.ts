import { reporterJudgements, reporterRuns, reporters } from '@dalil/database/tables/reporters.ts';
import { and, eq } from 'drizzle-orm';
import * as z from 'zod';
import { signedIn } from '../core/actor.ts';
import { command } from '../core/command.ts';
import { Failure } from '../core/failure.ts';
import { query } from '../core/query.ts';
import { reporterIdField } from './change-reporters.ts';
import { composeRun } from './compose-run.ts';
import { hashOf } from './gather-items.ts';
import { localeField, runIdField } from './get-run.ts';
import { asReporter } from './reporter-row.ts';
import type { RunView } from './reporter-view.ts';
import { whyNot, withoutDraft } from './run-reporter.job.ts';
import { viewChecks, viewClaims, viewTexts } from './view-run.ts';

const runInput = z.object({ id: reporterIdField });

/** STAFF-4: queues a run now. It counts in the budget of the day. Fails with `not_found`, or `conflict` while one is running. */
export const requestRun = command<typeof runInput, { runId: number }>({
  name: 'request-run',
  input: runInput,
  permission: 'reporters:change:any',
  audit: { event: 'reporter.run-requested', metadata: ({ id }, { runId }) => ({ reporter: id, run: runId }) },
  run: async ({ db, now, jobs }, { id }, actor) => {
    const [reporter] = await db.select().from(reporters).where(eq(reporters.id, id)).for('update');
    if (!reporter) throw new Failure('not_found');
    const isRunning = and(eq(reporterRuns.reporterId, id), eq(reporterRuns.state, 'running'));
    if ((await db.$count(reporterRuns, isRunning)) > 0) throw new Failure('conflict');
    const [run] = await db
      .insert(reporterRuns)
      .values({
        reporterId: id,
        trigger: 'person',
        askedBy: signedIn(actor).userId,
        state: 'running',
        method: reporter.method,
        startedAt: now(),
      })
      .returning({ id: reporterRuns.id });
    if (!run) throw new Failure('conflict');
    await jobs.enqueue(db, 'run-reporter', { runId: run.id, reporterId: id });
    return { runId: run.id };
  },
});

/** STAFF-4: what a run would bring now, with its checks. Nothing is stored; only the tokens of a model count. Fails with `not_found`. */
export const dryRun = query({
  name: 'dry-run-reporter',
  input: z.object({ id: reporterIdField, locale: localeField }),
  permission: 'reporters:change:any',
  run: async (deps, { id, locale }): Promise<RunView> => {
    const [row] = await deps.db.select().from(reporters).where(eq(reporters.id, id));
    if (!row) throw new Failure('not_found');
    const reporter = asReporter(row);
    const startedAt = deps.now().toISOString();
    const reason = await whyNot(deps, reporter, true);
    const outcome = reason === null ? await composeRun(deps, reporter) : withoutDraft('skipped', reason);
    const { draft, checks, items } = outcome;
    return {
      id: null,
      reporterId: id,
      state: outcome.state,
      reasons: outcome.reasons,
      detail: outcome.detail,
      trigger: 'person',
      startedAt,
      finishedAt: deps.now().toISOString(),
      tokens: outcome.tokens,
      articleId: null,
      method: reporter.method,
      model: outcome.model,
      promptVersion: outcome.promptVersion,
      items: items.map(({ id: key, kind, source, url, isOfficial, date, text }) => ({
        id: key,
        kind,
        source,
        url,
        isOfficial,
        date,
        excerpt: text,
        hash: hashOf(text),
      })),
      claims: draft ? viewClaims({ texts: draft.texts, claims: draft.claims, checks }, items, new Map(), locale) : [],
      checks: viewChecks(checks),
      texts: draft ? viewTexts(draft) : [],
    };
  },
});

export const judgeFields = { claim: z.int().min(0).max(100), isRight: z.boolean() };
const judgeInput = z.object({ id: runIdField, ...judgeFields });

/** STAFF-4: notes whether a claim was right, which counts in the precision of the reporter. Fails with `not_found`. */
export const judgeClaim = command<typeof judgeInput, { done: true }>({
  name: 'judge-claim',
  input: judgeInput,
  permission: 'newsroom:publish:any',
  audit: {
    event: 'reporter.claim-judged',
    metadata: ({ id, claim, isRight }) => ({ run: id, claim, isRight }),
  },
  run: async ({ db, now }, { id, claim, isRight }, actor) => {
    const [run] = await db.select().from(reporterRuns).where(eq(reporterRuns.id, id));
    const claims = (run?.draft as { claims?: unknown[] } | null)?.claims ?? [];
    if (!run || claim >= claims.length) throw new Failure('not_found');
    const judged = { isRight, judgedBy: signedIn(actor).userId, judgedAt: now() };
    await db
      .insert(reporterJudgements)
      .values({ runId: id, claim, ...judged })
      .onConflictDoUpdate({ target: [reporterJudgements.runId, reporterJudgements.claim], set: judged });
    return { done: true };
  },
});
