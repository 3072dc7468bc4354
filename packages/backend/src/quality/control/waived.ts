import { sql, type SQL } from 'drizzle-orm';

/** Whether a waiver for a finding, by default `f`, holds on a day. */
export function isWaived(today: string, finding = 'f'): SQL {
  const f = sql.raw(finding);
  return sql`exists (select from quality_waivers w where w.rule = ${f}.rule and w.kind = ${f}.kind and w.item_id = ${f}.item_id
    and w.locale = ${f}.locale and w.subject = ${f}.subject and w.ended_at is null and w.until >= ${today})`;
}
