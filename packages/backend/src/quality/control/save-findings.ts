import type { Located } from '@dalil/domain/quality/rules/rule.ts';
import { cutText } from '@dalil/domain/language/cut-text.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Deps } from '../../core/deps.ts';

export type FoundByRule = Located & { rule: string; severity: string; isBlocking: boolean };
type Saved = { isNew: number; resolved: number };

const BATCH = 500;
const LONGEST = { subject: 500, evidence: 500 };
const SAME = sql.raw(
  `f.rule = g.rule and f.kind = g.kind and f.item_id = g."itemId" and f.locale = g.locale and f.subject = g.subject`,
);

/**
 * Stores what a run has found. A finding that was there before is the same row; one of `rules` in `scope` that is not there any
 * more is resolved. Runs in the caller's transaction.
 */
export async function saveFindings(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  found: readonly FoundByRule[],
  { rules, scope }: { rules: readonly string[]; scope: SQL },
): Promise<Saved> {
  const at = now().toISOString();
  let isNew = 0;
  for (let start = 0; start < found.length; start += BATCH) {
    isNew += await saveBatch({ db }, found.slice(start, start + BATCH), at);
  }
  const { rows } = await db.execute(sql`
    with gone as (
      update quality_findings f set resolved_at = ${at}
      where f.resolved_at is null and f.last_seen < ${at} and f.rule = any(${sql.param([...rules])}::text[]) and ${scope}
      returning f.id
    )
    insert into quality_finding_events (finding_id, event, at) select id, 'resolved', ${at} from gone returning id`);
  return { isNew, resolved: rows.length };
}

async function saveBatch({ db }: Pick<Deps, 'db'>, found: readonly FoundByRule[], at: string): Promise<number> {
  const given = JSON.stringify(
    found.map(({ rule, kind, id, locale, subject, severity, isBlocking, evidence }) => ({
      rule,
      kind,
      itemId: id,
      locale: locale ?? '',
      subject: cutText(subject, LONGEST.subject),
      severity,
      isBlocking,
      evidence: cutText(evidence, LONGEST.evidence),
    })),
  );
  const rows = sql`(select distinct on (rule, kind, "itemId", locale, subject) * from jsonb_to_recordset(${given}::jsonb)
    as x(rule text, kind text, "itemId" text, locale text, subject text, severity text, "isBlocking" boolean, evidence text)) g`;
  const again = await db.execute(sql`
    insert into quality_finding_events (finding_id, event, at)
    select f.id, 'found-again', ${at} from quality_findings f join ${rows} on ${SAME} where f.resolved_at is not null returning id`);
  const first = await db.execute(sql`
    with saved as (
      insert into quality_findings (rule, kind, item_id, locale, subject, severity, is_blocking, evidence, first_seen, last_seen)
      select g.rule, g.kind, g."itemId", g.locale, g.subject, g.severity, g."isBlocking", g.evidence, ${at}, ${at} from ${rows}
      on conflict (rule, kind, item_id, locale, subject) do update set severity = excluded.severity,
        is_blocking = excluded.is_blocking, evidence = excluded.evidence, last_seen = excluded.last_seen, resolved_at = null
      returning id, (xmax = 0) as is_new
    )
    insert into quality_finding_events (finding_id, event, at) select id, 'found', ${at} from saved where is_new returning id`);
  return again.rows.length + first.rows.length;
}
