import { complianceScores } from '@dalil/database/tables/compliance.ts';
import {
  type ComplianceCounts,
  complianceScore,
  SCORE_RULES,
  scoreImprovements,
} from '@dalil/domain/privacy/compliance-score.ts';
import { desc } from 'drizzle-orm';
import * as z from 'zod';
import type { Deps } from '../../core/deps.ts';
import { query } from '../../core/query.ts';
import { countCompliance } from './count-compliance.ts';
import { isTableMissing } from './read-pause.ts';

const TREND_DAYS = 90;

const countsSchema = z.object({
  pendingRequests: z.int(),
  users: z.int(),
  decidedUsers: z.int(),
  auditEvents: z.int(),
});
const scored = z.object({
  score: z.number(),
  isCompliant: z.boolean(),
  decidedPercent: z.number(),
  points: z.object({ base: z.number(), requests: z.number(), consents: z.number(), audit: z.number() }),
});

export const scoreViewSchema = z.object({
  /** Null where a table is missing and no day is stored either. */
  current: z.nullable(
    scored.extend({
      counts: countsSchema,
      /** When it was counted. */
      at: z.string(),
      improvements: z.array(
        z.object({ part: z.enum(['requests', 'consents', 'audit']), missing: z.int(), gain: z.number() }),
      ),
    }),
  ),
  /** Set where a table is missing: `current` is the last stored value, and the tables are read again from then on. */
  pausedUntil: z.nullable(z.string()),
  compliantFrom: z.int(),
  /** The stored score of each day, oldest first. */
  trend: z.array(countsSchema.extend({ day: z.string(), score: z.number() })),
});
export type ScoreView = z.infer<typeof scoreViewSchema>;

/** PRIV-10: the compliance score with its arithmetic, what would raise it, and its course. */
export const getScore = query({
  name: 'get-compliance-score',
  input: z.object({}),
  permission: 'privacy:audit:any',
  run: async (deps): Promise<ScoreView> => {
    const counts = await countUnlessPaused(deps);
    const stored = await findTrend(deps);
    const last = stored.at(-1);
    const known = counts ? { counts, at: deps.now() } : last ? { counts: last, at: last.recordedAt } : null;
    return {
      current: known && currentOf(known.counts, known.at),
      pausedUntil: counts ? null : (deps.compliancePause.until()?.toISOString() ?? null),
      compliantFrom: SCORE_RULES.compliantFrom,
      trend: stored.map(({ recordedAt: _recordedAt, ...day }) => day),
    };
  },
});

function currentOf(counts: ComplianceCounts, at: Date): NonNullable<ScoreView['current']> {
  const { pendingRequests, users, decidedUsers, auditEvents } = counts;
  return {
    ...complianceScore(counts),
    counts: { pendingRequests, users, decidedUsers, auditEvents },
    at: at.toISOString(),
    improvements: scoreImprovements(counts),
  };
}

/** Null if a table is missing, now or less than two minutes ago. */
async function countUnlessPaused({ db, compliancePause, log }: Deps): Promise<ComplianceCounts | null> {
  if (compliancePause.until() !== null) return null;
  try {
    return await countCompliance(db);
  } catch (error) {
    if (!isTableMissing(error)) throw error;
    log('error', 'compliance_table_missing');
    compliancePause.begin();
    return null;
  }
}

async function findTrend({ db }: Deps) {
  try {
    const rows = await db.select().from(complianceScores).orderBy(desc(complianceScores.day)).limit(TREND_DAYS);
    return rows.toReversed();
  } catch (error) {
    if (isTableMissing(error)) return [];
    throw error;
  }
}
