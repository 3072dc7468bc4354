import { dubaiDate } from '@dalil/domain/guide/dubai-date.ts';
import { itemHref } from '@dalil/domain/guide/item-address.ts';
import { LOCALES } from '@dalil/domain/language/locale.ts';
import { FINDING_RULES } from '@dalil/domain/quality/rules/rule-ids.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Deps } from '../../core/deps.ts';
import { query } from '../../core/query.ts';
import { authorSchema, findAuthors } from './find-authors.ts';
import { blockedSchema, findBlocked } from './find-blocked.ts';
import { scoresSchema } from './score-texts.ts';
import { isWaived } from './waived.ts';
import { AT } from './examples.ts';

const TREND_RUNS = 60;

const runSchema = z.object({
  number: z.int(),
  state: z.enum(['waiting', 'running', 'done', 'failed']),
  by: z.nullable(z.string()),
  isScheduled: z.boolean(),
  at: z.string(),
  finishedAt: z.nullable(z.string()),
  itemsTotal: z.int(),
  itemsDone: z.int(),
  newFindings: z.int(),
  resolvedFindings: z.int(),
  rules: z.array(
    z.object({
      rule: z.string(),
      state: z.enum(['passed', 'found', 'failed']),
      findings: z.int(),
      error: z.nullable(z.string()),
    }),
  ),
});
const scored = scoresSchema.omit({ worst: true, authors: true });
const worstSchema = z.object({
  kind: z.string(),
  id: z.string(),
  locale: z.enum(LOCALES),
  score: z.int(),
  title: z.string(),
  href: z.string(),
});
export const overviewSchema = z.object({
  /** The newest run, if it has not ended well or has not ended. */
  current: z.nullable(runSchema),
  /** The newest run that is complete. */
  latest: z.nullable(runSchema),
  rules: z.array(z.object({ rule: z.enum(FINDING_RULES), open: z.int(), waived: z.int() })),
  scores: z.nullable(scored),
  /** The scores of earlier runs, oldest first. */
  trend: z.array(scored.extend({ at: z.string() })),
  worst: z.array(worstSchema),
  /** The newest scores of authors, worst first, with those of the runs before, oldest first (null: no text then). */
  authors: z.array(authorSchema),
  /** Texts and data on their way to users that may not be released now. */
  blocked: z.array(blockedSchema),
  /** Who findings can be assigned to. */
  staff: z.array(z.object({ id: z.string(), name: z.string() })),
});
export type Overview = z.infer<typeof overviewSchema>;

const SCORES = { total: 96.2, locales: { en: 97 }, sections: { transport: 95.5 } };
const OVERVIEW_EXAMPLE: Overview = {
  current: null,
  latest: {
    number: 1,
    state: 'done',
    by: null,
    isScheduled: true,
    at: AT,
    finishedAt: AT,
    itemsTotal: 843,
    itemsDone: 843,
    newFindings: 3,
    resolvedFindings: 1,
    rules: [{ rule: 'readability', state: 'found', findings: 3, error: null }],
  },
  rules: [{ rule: 'readability', open: 3, waived: 0 }],
  scores: SCORES,
  trend: [{ ...SCORES, at: AT }],
  worst: [],
  authors: [{ id: 'none', kind: 'none', name: null, score: 96.2, texts: 3372, trend: [96.2] }],
  blocked: [],
  staff: [],
};

type Run = NonNullable<Overview['latest']> & { scores: z.infer<typeof scoresSchema> | null };

/** STAFF-5: the state of quality: the runs, what is open by rule, the scores and their course, and what blocks publishing now. */
export const getQualityOverview = query({
  name: 'get-quality-overview',
  input: z.object({}),
  output: overviewSchema,
  permission: 'quality:control:any',
  http: {
    route: 'GET /quality-control',
    summary: 'The runs, the open findings by rule, the scores and what blocks publishing',
    answer: OVERVIEW_EXAMPLE,
    failures: ['not_found'],
  },
  run: async (deps): Promise<Overview> => {
    const runs = await findRuns(deps);
    const [newest] = runs;
    const complete = runs.filter(({ state }) => state === 'done');
    const [latest] = complete;
    const scores = latest?.scores ?? null;
    return {
      current: newest && newest.state !== 'done' ? withoutScores(newest) : null,
      latest: latest ? withoutScores(latest) : null,
      rules: await countByRule(deps),
      scores: scores && scored.parse(scores),
      trend: complete
        .flatMap((run) => (run.scores ? [{ ...scored.parse(run.scores), at: run.finishedAt ?? run.at }] : []))
        .toReversed(),
      worst: await withTitles(deps, scores?.worst ?? []),
      authors: await findAuthors(deps, complete.flatMap((run) => run.scores ?? []).toReversed()),
      blocked: await findBlocked(deps),
      staff: await findStaff(deps),
    };
  },
});

const withoutScores = ({ scores: _scores, ...run }: Run) => run;

async function findRuns({ db }: Deps): Promise<Run[]> {
  const at = (column: string) => sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`);
  const { rows } = await db.execute<Run>(sql`
    select r.id as number, r.state, p.full_name as by, r.requested_by is null as "isScheduled", ${at('r.created_at')} as at,
      ${at('r.finished_at')} as "finishedAt", r.items_total as "itemsTotal", r.items_done as "itemsDone",
      r.new_findings as "newFindings", r.resolved_findings as "resolvedFindings", r.rules, r.scores
    from quality_runs r left join profiles p on p.id = r.requested_by order by r.id desc limit ${TREND_RUNS}`);
  return rows;
}

async function countByRule({ db, now }: Deps): Promise<Overview['rules']> {
  const { rows } = await db.execute<Overview['rules'][number]>(sql`
    with open as (select f.rule, ${isWaived(dubaiDate(now()))} as waived from quality_findings f where f.resolved_at is null)
    select rule, (count(*) filter (where not waived))::int as open, (count(*) filter (where waived))::int as waived
    from open group by rule`);
  const known = new Map(rows.map((row) => [row.rule, row]));
  return FINDING_RULES.map((rule) => known.get(rule) ?? { rule, open: 0, waived: 0 });
}

async function withTitles({ db }: Deps, worst: z.infer<typeof scoresSchema>['worst']): Promise<Overview['worst']> {
  const { rows } = await db.execute<{ kind: string; id: string; category: string | null; title: string }>(sql`
    select i.kind, i.id, i.category, (select t.title from content_texts t where t.kind = i.kind and t.item_id = i.id
      order by t.locale = 'en' desc limit 1) as title
    from content_items i join jsonb_to_recordset(${JSON.stringify(worst)}::jsonb) as w(kind text, id text)
      on w.kind = i.kind and w.id = i.id`);
  const items = new Map(rows.map((row) => [`${row.kind}/${row.id}`, row]));
  return worst.flatMap((one) => {
    const item = items.get(`${one.kind}/${one.id}`);
    return item ? [{ ...one, title: item.title, href: itemHref(item) }] : [];
  });
}

async function findStaff({ db }: Deps): Promise<Overview['staff']> {
  const { rows } = await db.execute<Overview['staff'][number]>(sql`
    select id, coalesce(nullif(full_name, ''), email) as name from profiles
    where role <> 'user' and suspended_at is null order by name limit 200`);
  return rows;
}
