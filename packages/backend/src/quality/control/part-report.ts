import { type Locale, LOCALES } from '@dalil/domain/language/locale.ts';
import type { Found } from '@dalil/domain/quality/rules/rule.ts';
import type { RunRuleId } from '@dalil/domain/quality/rules/rule-ids.ts';
import { dubaiDate } from '@dalil/domain/guide/dubai-date.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Deps } from '../../core/deps.ts';
import type { ItemKey } from '../../newsroom/text-key.ts';

export type PartFinding = Found & {
  rule: RunRuleId;
  severity: 'high' | 'medium' | 'low';
  isBlocking: boolean;
  isWaived: boolean;
};
/** Of a text or the data of an item. `failed`: rules that crashed, so nothing is known of what they look for. */
export type PartReport = { findings: PartFinding[]; failed: RunRuleId[] };

export const partFindingSchema = z.object({
  rule: z.string(),
  severity: z.enum(['high', 'medium', 'low']),
  isBlocking: z.boolean(),
  isWaived: z.boolean(),
  locale: z.nullable(z.enum(LOCALES)),
  subject: z.string(),
  evidence: z.string(),
});

const identityOf = ({ rule, locale, subject }: { rule: string; locale: Locale | null | ''; subject: string }) =>
  JSON.stringify([rule, locale ?? '', subject]);

/** The same with whether a waiver holds for each today. */
export async function withWaivers(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { kind, id }: ItemKey,
  findings: readonly Omit<PartFinding, 'isWaived'>[],
): Promise<PartFinding[]> {
  const { rows } = await db.execute<{ rule: string; locale: Locale | ''; subject: string }>(sql`
    select rule, locale, subject from quality_waivers
    where kind = ${kind} and item_id = ${id} and ended_at is null and until >= ${dubaiDate(now())}`);
  const waived = new Set(rows.map(identityOf));
  return findings.map((one) => ({ ...one, isWaived: waived.has(identityOf(one)) }));
}
