import { retentionPurges } from '@dalil/database/tables/compliance.ts';
import { RETENTION_RULE_IDS } from '@dalil/domain/privacy/retention-days.ts';
import * as z from 'zod';
import type { Deps } from '../../core/deps.ts';
import { query } from '../../core/query.ts';
import { SCHEDULE } from '../../schedule.ts';
import { PERSONAL_DATA } from '../personal-data.ts';
import { RETENTION_RULES, type RetentionRule, tablesOf } from '../retention-rules.ts';

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

export const retentionSchema = z.object({
  nextPurge: z.string(),
  /** Purges that failed and are tried again, and that were given up. */
  retrying: z.int(),
  failed: z.int(),
  rules: z.array(
    z.object({
      id: z.enum(RETENTION_RULE_IDS),
      tables: z.array(z.string()),
      /** Null: each row has its own end. */
      days: z.nullable(z.number()),
      /** How many rows the next purge would delete. */
      due: z.int(),
      purgedAt: z.nullable(z.string()),
      deleted: z.int(),
      deletedAt: z.nullable(z.string()),
      lastDeleted: z.int(),
    }),
  ),
  /** Tables with personal data that have no rule: stored as long as the account, the content, or as proof. */
  unlimited: z.array(z.string()),
});

/** STAFF-8: the retention rules, what the next purge would delete and what the last one deleted. */
export const listRetention = query({
  name: 'list-retention',
  input: z.object({}),
  permission: 'privacy:audit:any',
  run: async (deps): Promise<z.infer<typeof retentionSchema>> => {
    const next = nextPurge(deps.now());
    const purges = new Map((await deps.db.select().from(retentionPurges)).map((row) => [row.rule, row]));
    const rules = [];
    for (const rule of RETENTION_RULES) rules.push(await viewRule(deps, rule, next, purges.get(rule.id)));
    const job = (await deps.jobs.count()).find(({ name }) => name === 'delete-expired');
    const ruled = new Set(RETENTION_RULES.flatMap(tablesOf));
    return {
      nextPurge: next.toISOString(),
      retrying: job?.retrying ?? 0,
      failed: job?.dead ?? 0,
      rules,
      unlimited: PERSONAL_DATA.filter(
        ({ table, retentionDays }) => !ruled.has(table) && retentionDays === Infinity,
      ).map(({ table }) => table),
    };
  },
});

async function viewRule(
  { db }: Deps,
  rule: RetentionRule,
  next: Date,
  purge: typeof retentionPurges.$inferSelect | undefined,
) {
  return {
    id: rule.id,
    tables: tablesOf(rule),
    days: rule.days,
    due: await db.$count(rule.table, rule.isPast(next)),
    purgedAt: purge?.purgedAt.toISOString() ?? null,
    deleted: purge?.deleted ?? 0,
    deletedAt: purge?.deletedAt?.toISOString() ?? null,
    lastDeleted: purge?.lastDeleted ?? 0,
  };
}

/** The job runs every hour, at the minute of its schedule. */
function nextPurge(now: Date): Date {
  const minute = Number(SCHEDULE.find(({ job }) => job === 'delete-expired')?.cron.split(' ')[0]);
  const hour = Math.floor(now.getTime() / HOUR_MS) * HOUR_MS;
  const inThisHour = hour + minute * MINUTE_MS;
  return new Date(inThisHour > now.getTime() ? inThisHour : inThisHour + HOUR_MS);
}
