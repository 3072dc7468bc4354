import { dubaiDate } from '@dalil/domain/guide/dubai-date.ts';
import { LOCALES } from '@dalil/domain/language/locale.ts';
import { FINDING_RULES } from '@dalil/domain/quality/rules/rule-ids.ts';
import { SEVERITIES } from '@dalil/domain/quality/rules/rule.ts';
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Deps } from '../../core/deps.ts';
import { query } from '../../core/query.ts';
import { type FindingRow, findingSchema, type FindingView, selectFindings, viewFinding } from './finding-views.ts';
import { isWaived } from './waived.ts';
import { FINDING_EXAMPLE } from './examples.ts';

const PAGE_SIZE = 25;
const FINDING_STATES = ['open', 'waived', 'resolved'] as const;

export const findingsFilter = {
  state: z.enum(FINDING_STATES).default('open').meta({ description: 'Open, waived, or gone', example: 'open' }),
  rule: z.optional(z.enum(FINDING_RULES)).meta({ description: 'Only of this rule', example: 'stale' }),
  severity: z.optional(z.enum(SEVERITIES)).meta({ description: 'Only of this severity', example: 'high' }),
  locale: z.optional(z.enum(LOCALES)).meta({ description: 'Only in this language', example: 'en' }),
  isMine: z.optional(z.literal('true')).meta({ description: 'Only those assigned to the user', example: 'true' }),
};
const filter = z.object(findingsFilter);
const listFindingsInput = filter.extend({
  page: z.coerce.number<number | string>().int().min(1).max(10_000).default(1).meta({ example: 1 }),
});
export const findingsSchema = z.object({ items: z.array(findingSchema), total: z.int(), pageSize: z.int() });
type Filter = z.output<typeof filter>;

/** STAFF-5: findings, worst first: those that block, then by severity, the day they are due and their age. */
export const listFindings = query({
  name: 'list-findings',
  input: listFindingsInput,
  output: findingsSchema,
  permission: 'quality:control:any',
  http: {
    route: 'GET /quality-control/findings',
    summary: 'What the rules have found, worst first',
    answer: { items: [FINDING_EXAMPLE], total: 1, pageSize: 25 },
    failures: ['not_found'],
  },
  run: async (deps, { page, ...given }, actor): Promise<z.infer<typeof findingsSchema>> => {
    const userId = actor.kind === 'user' ? actor.userId : null;
    const where = conditions(deps, given, userId);
    const rows = await readFindings(deps, where, sql`limit ${PAGE_SIZE} offset ${(page - 1) * PAGE_SIZE}`);
    const { rows: counted } = await deps.db.execute<{ total: number }>(
      sql`select count(*)::int as total from quality_findings f where ${where}`,
    );
    return { items: rows, total: counted[0]?.total ?? 0, pageSize: PAGE_SIZE };
  },
});

export async function readFindings(deps: Pick<Deps, 'db' | 'now'>, where: SQL, limit: SQL): Promise<FindingView[]> {
  const order = sql`order by f.is_blocking desc, array_position(array['high', 'medium', 'low'], f.severity), f.due nulls last,
    f.first_seen, f.id`;
  const { rows } = await deps.db.execute<FindingRow>(
    selectFindings(dubaiDate(deps.now()), sql`where ${where} ${order} ${limit}`),
  );
  return rows.map(viewFinding);
}

export function conditions({ now }: Pick<Deps, 'now'>, given: Filter, userId: string | null): SQL {
  const waived = isWaived(dubaiDate(now()));
  const ofState = {
    open: sql`f.resolved_at is null and not ${waived}`,
    waived: sql`f.resolved_at is null and ${waived}`,
    resolved: sql`f.resolved_at is not null`,
  };
  const all = [
    ofState[given.state],
    ...(given.rule ? [sql`f.rule = ${given.rule}`] : []),
    ...(given.severity ? [sql`f.severity = ${given.severity}`] : []),
    ...(given.locale ? [sql`f.locale = ${given.locale}`] : []),
    ...(given.isMine ? [sql`f.owner_id = ${userId}`] : []),
  ];
  return sql.join(all, sql` and `);
}
