import type { Locale } from '@dalil/domain/language/locale.ts';
import { sql } from 'drizzle-orm';
import type { Deps } from '../core/deps.ts';
import { FACT_DUE } from './urgent-facts.ts';

/** Of each day, so that a day on which a hundred reviews fall due stays readable. */
const LISTED = 4;

/** `count`: of everything that ends on the day. */
type End = { date: string; type: 'fact' | 'item'; kind: string | null; id: string; name: string; count: number };

/** The facts and published items that end or are due for review between two days, the first of each day. */
export async function findEnds(
  { db }: Pick<Deps, 'db'>,
  { first, last, locale }: { first: string; last: string; locale: Locale },
): Promise<{ ends: End[]; overdueFacts: number }> {
  const [{ rows: ends }, { rows: overdue }] = await Promise.all([
    db.execute<End>(sql`
      select * from (
        select date::text, type, kind, id, name, count(*) over (partition by date)::int as count,
          row_number() over (partition by date order by type, name)::int as rank
        from (
          select ${FACT_DUE} as date, 'fact' as type, null as kind, f.id, coalesce(own.label, base.label, f.id) as name
          from facts f left join fact_texts own on own.fact_id = f.id and own.locale = ${locale}
            left join fact_texts base on base.fact_id = f.id and base.locale = 'en'
          where ${FACT_DUE} between ${first} and ${last}
          union all
          select coalesce(n.review_by, c.review_by), 'item', c.kind, c.id, coalesce(x.title, c.id)
          from content_items c left join newsroom_items n on n.kind = c.kind and n.item_id = c.id
            left join content_texts x on x.kind = c.kind and x.item_id = c.id and x.locale = 'en'
          where c.state in ('published', 'unlisted') and coalesce(n.review_by, c.review_by) between ${first} and ${last}
        ) ending
      ) ranked where rank <= ${LISTED} order by date, rank`),
    db.execute<{ count: number }>(sql`select count(*)::int as count from facts f where ${FACT_DUE} < ${first}`),
  ]);
  return { ends, overdueFacts: overdue[0]?.count ?? 0 };
}
