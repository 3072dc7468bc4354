import { reporterEvidence, reporterJudgements, reporterRuns, reporters } from '@dalil/database/tables/reporters.ts';
import { LOCALES } from '@dalil/domain/language/locale.ts';
import { asc, desc, eq } from 'drizzle-orm';
import * as z from 'zod';
import type { Deps } from '../core/deps.ts';
import { Failure } from '../core/failure.ts';
import { query } from '../core/query.ts';
import { textKeySchema } from '../newsroom/text-key.ts';
import type { RunView, TextClaims } from './reporter-view.ts';
import { type StoredDraft, summaryOf, viewChecks, viewClaims, viewTexts } from './view-run.ts';

export const runIdField = z.coerce.number().int().min(1).max(2_000_000_000);
export const localeField = z.enum(LOCALES).default('en');

/** STAFF-4: a run with what came in, its claims and its draft. Fails with `not_found`. */
export const getRun = query({
  name: 'get-run',
  input: z.object({ id: runIdField, locale: localeField }),
  permission: 'reporters:read:any',
  run: async (deps, { id, locale }): Promise<RunView> => {
    const [run] = await deps.db.select().from(reporterRuns).where(eq(reporterRuns.id, id));
    if (!run) throw new Failure('not_found');
    const [evidence, judged] = await Promise.all([evidenceOf(deps, id), judgementsOf(deps, id)]);
    // Checked when the run ended.
    const draft = run.draft as StoredDraft | null;
    return {
      ...summaryOf(run),
      reporterId: run.reporterId,
      method: run.method as RunView['method'],
      model: run.model,
      promptVersion: run.promptVersion,
      items: evidence.map(({ id: key, kind, source, url, isOfficial, date, excerpt, hash }) => ({
        id: key,
        kind,
        source,
        url,
        isOfficial,
        date,
        excerpt,
        hash,
      })),
      claims: draft ? viewClaims(draft, evidence, judged, locale) : [],
      checks: viewChecks(draft?.checks ?? null),
      texts: draft ? viewTexts(draft) : [],
    };
  },
});

/** STAFF-3, STAFF-4: the claims of a text that a reporter drafted, for the person who reviews it. `run` is null for other texts. */
export const getTextClaims = query({
  name: 'get-text-claims',
  input: textKeySchema,
  permission: 'newsroom:read:any',
  run: async (deps, { kind, id, locale }): Promise<TextClaims> => {
    if (kind !== 'article') return { run: null };
    const [found] = await deps.db
      .select()
      .from(reporterRuns)
      .innerJoin(reporters, eq(reporters.id, reporterRuns.reporterId))
      .where(eq(reporterRuns.articleId, id))
      .orderBy(desc(reporterRuns.id))
      .limit(1);
    if (!found) return { run: null };
    const run = found.reporter_runs;
    const [evidence, judged] = await Promise.all([evidenceOf(deps, run.id), judgementsOf(deps, run.id)]);
    const draft = run.draft as StoredDraft;
    return {
      run: {
        id: run.id,
        reporter: found.reporters.name,
        method: run.method as RunView['method'],
        model: run.model,
        promptVersion: run.promptVersion,
        finishedAt: run.finishedAt?.toISOString() ?? null,
        claims: viewClaims(draft, evidence, judged, locale),
        checks: viewChecks(draft.checks),
      },
    };
  },
});

const evidenceOf = ({ db }: Deps, runId: number) =>
  db.select().from(reporterEvidence).where(eq(reporterEvidence.runId, runId)).orderBy(asc(reporterEvidence.id));

async function judgementsOf({ db }: Deps, runId: number): Promise<Map<number, boolean>> {
  const rows = await db.select().from(reporterJudgements).where(eq(reporterJudgements.runId, runId));
  return new Map(rows.map(({ claim, isRight }) => [claim, isRight]));
}
