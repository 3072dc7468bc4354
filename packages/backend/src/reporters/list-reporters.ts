import { feedSources } from '@dalil/database/tables/headlines.ts';
import { reporterControl, reporterRuns, reporters } from '@dalil/database/tables/reporters.ts';
import { dubaiDate } from '@dalil/domain/guide/dubai-date.ts';
import { shareOf } from '@dalil/domain/reporters/reporter.ts';
import { asc, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Deps } from '../core/deps.ts';
import { query } from '../core/query.ts';
import { asReporter } from './reporter-row.ts';
import type { Reporters, ReporterView } from './reporter-view.ts';
import { summaryOf } from './view-run.ts';

const RUNS_SHOWN = 10;

/** STAFF-4: the reporters with their latest runs and what people decided about their drafts. */
export const listReporters = query({
  name: 'list-reporters',
  input: z.object({}),
  permission: 'reporters:read:any',
  run: async (deps): Promise<Reporters> => {
    const { db } = deps;
    const today = dubaiDate(deps.now());
    const [rows, [control], sources, scores, runs] = await Promise.all([
      db.select().from(reporters).orderBy(asc(reporters.createdAt), asc(reporters.name)),
      db.select().from(reporterControl),
      db
        .select({ id: feedSources.id, name: feedSources.name, isOn: feedSources.isOn })
        .from(feedSources)
        .orderBy(asc(feedSources.name)),
      findScores(deps, today),
      findLatest(deps),
    ]);
    return {
      isStopped: control?.isStopped ?? false,
      model: deps.assistant.model?.name ?? null,
      today,
      sources,
      items: rows.map(asReporter).map(({ createdAt: _made, updatedAt: _changed, ...reporter }) => ({
        ...reporter,
        sourceNames: sources.filter(({ id }) => reporter.sourceIds.includes(id)).map(({ name }) => name),
        usedToday: scores.get(reporter.id)?.usedToday ?? { runs: 0, tokens: 0 },
        scores: scores.get(reporter.id)?.scores ?? NO_SCORES,
        runs: runs.filter(({ reporterId }) => reporterId === reporter.id).map(summaryOf),
      })),
    };
  },
});

const NO_SCORES: ReporterView['scores'] = {
  runs: 0,
  failed: 0,
  drafts: 0,
  accepted: 0,
  rejected: 0,
  corrected: 0,
  acceptance: null,
  errorRate: null,
  precision: null,
  judged: 0,
  tokens: 0,
};

async function findLatest({ db }: Deps): Promise<(typeof reporterRuns.$inferSelect)[]> {
  const latest = sql`(select id from (select id, row_number() over (partition by reporter_id order by id desc) as n
    from reporter_runs) numbered where n <= ${RUNS_SHOWN})`;
  return db
    .select()
    .from(reporterRuns)
    .where(sql`${reporterRuns.id} in ${latest}`)
    .orderBy(sql`${reporterRuns.id} desc`);
}

type ScoreRow = Omit<ReporterView['scores'], 'acceptance' | 'errorRate' | 'precision'> & {
  id: string;
  right: number;
  runsToday: number;
  tokensToday: number;
};

/** A text counts as accepted once a person approved it, and as rejected once one sent it to the archive before it was published. */
async function findScores({ db }: Deps, today: string) {
  const { rows } = await db.execute<ScoreRow>(sql`
    select r.id, u.*, t.*, j.*, coalesce(d.runs, 0) as "runsToday", coalesce(d.tokens, 0) as "tokensToday"
    from reporters r
    cross join lateral (select count(*)::int as runs, (count(*) filter (where state in ('failed', 'blocked')))::int as failed,
        count(article_id)::int as drafts, coalesce(sum(tokens), 0)::int as tokens
      from reporter_runs where reporter_id = r.id and state <> 'running') u
    cross join lateral (select
        count(*) filter (where n.live_version is not null or n.state in ('approved', 'scheduled'))::int as accepted,
        count(*) filter (where n.live_version is null and n.state = 'archived')::int as rejected,
        count(*) filter (where n.state = 'corrected')::int as corrected
      from reporter_runs x join newsroom_texts n on n.kind = 'article' and n.item_id = x.article_id
      where x.reporter_id = r.id) t
    cross join lateral (select count(*)::int as judged, count(*) filter (where g.is_right)::int as "right"
      from reporter_runs x join reporter_judgements g on g.run_id = x.id where x.reporter_id = r.id) j
    left join reporter_usage d on d.reporter_id = r.id and d.day = ${today}::date`);
  return new Map(
    rows.map(({ id, right, runsToday, tokensToday, ...counts }) => [
      id,
      {
        usedToday: { runs: runsToday, tokens: tokensToday },
        scores: {
          ...counts,
          acceptance: shareOf(counts.accepted, counts.rejected),
          errorRate: shareOf(counts.failed, counts.drafts),
          precision: shareOf(right, counts.judged - right),
        },
      },
    ]),
  );
}
