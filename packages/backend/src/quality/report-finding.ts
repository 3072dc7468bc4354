import { itemHref } from '@dalil/domain/guide/item-address.ts';
import { type Locale, splitLocale } from '@dalil/domain/language/locale.ts';
import { REPORT_RULE } from '@dalil/domain/quality/rules/rule-ids.ts';
import { sql } from 'drizzle-orm';
import type { Deps } from '../core/deps.ts';
import { saveFindings } from './control/save-findings.ts';

type Report = { reference: string; page: string; reason: string; locale: Locale };

/** STAFF-5: what a user reports is a finding of its page. The words of the user stay with the report. */
export async function addReportFinding(
  deps: Pick<Deps, 'db' | 'now'>,
  { reference, page, reason, locale }: Report,
): Promise<void> {
  const { path } = splitLocale(page);
  const { rows } = await deps.db.execute<{ kind: string; id: string; category: string | null }>(sql`
    select kind, id, category from content_items where id = ${path.split('/').at(-1) ?? ''} and state = 'published'`);
  const item = rows.find((one) => itemHref(one) === path);
  const about = item ? { kind: item.kind as 'article', id: item.id } : { kind: 'page' as const, id: path };
  const finding = { ...about, rule: REPORT_RULE, locale, subject: reference, evidence: reason };
  await saveFindings(deps, [{ ...finding, severity: 'medium', isBlocking: false }], { rules: [], scope: sql`false` });
}

/** The finding of a report that has been corrected or was none. */
export async function resolveReportFinding(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  reference: string,
  isSettled: boolean,
): Promise<void> {
  const at = now().toISOString();
  const to = isSettled ? sql`${at}::timestamptz` : sql`null::timestamptz`;
  await db.execute(sql`
    with changed as (
      update quality_findings set resolved_at = ${to}
      where rule = ${REPORT_RULE} and subject = ${reference} and (resolved_at is null) = ${isSettled} returning id
    )
    insert into quality_finding_events (finding_id, event, at) select id, ${isSettled ? 'resolved' : 'found-again'}, ${at} from changed`);
}
