import { addDays, addMonths } from '@dalil/domain/guide/calendar-day.ts';
import { BASE_LOCALE, type Locale } from '@dalil/domain/language/locale.ts';
import { AGING_MONTHS, DUE_SOON_DAYS, FRESH_MONTHS } from '@dalil/domain/newsroom/inventory.ts';
import { lastListedReview } from '@dalil/domain/newsroom/review-date.ts';
import { type SQL, sql } from 'drizzle-orm';

/**
 * Every item of every kind, published or only in work, without a look at its texts: what can be counted and sorted in a guide of
 * any size. Staff see the details of the newsroom, which users get with the next publication.
 */
export const ITEMS = sql`
  select c.kind, c.id, coalesce(n.category, c.category) as category, coalesce(n.provenance, c.provenance)->>'method' as method,
    c.provenance->'approvedBy' as approved, coalesce(n.review_by, c.review_by) as review_by, c.as_of, c.state as live_state,
    coalesce(n.original, 'en') as original, n.owner_id, c.neighbourhoods, c.sections, c.tags, c.data->>'group' as question_group,
    greatest(c.updated_at, n.updated_at) as changed_at
  from content_items c left join newsroom_items n on n.kind = c.kind and n.item_id = c.id
  union all
  select n.kind, n.item_id, n.category, n.provenance->>'method', null, n.review_by, null, 'draft', n.original, n.owner_id,
    n.neighbourhoods, n.sections, n.tags, null, n.updated_at
  from newsroom_items n where n.kind <> 'legal-document' and not exists (select 1 from content_items c where c.kind = n.kind and c.id = n.item_id)`;

/** The state of an item `i`: that of its text in the language it was written in. */
export const STATE_OF_ITEM = sql`coalesce(
  (select t.state from newsroom_texts t where t.kind = i.kind and t.item_id = i.id and t.locale = i.original),
  case when i.live_state in ('published', 'unlisted') then 'published' else i.live_state end)`;

/** How old the information of an item `i` is on a day. A year alone counts as its beginning. */
export function freshnessSql(today: string): SQL {
  return sql`case when i.as_of >= ${addMonths(today, -FRESH_MONTHS)} then 'fresh'
    when i.as_of >= ${addMonths(today, -AGING_MONTHS)} then 'aging' else 'old' end`;
}

/** Whether an item `i` matches a filter of what is due. */
export function dueSql(due: 'overdue' | 'unlisted' | 'soon' | 'undated', today: string): SQL {
  switch (due) {
    case 'overdue':
      return sql`i.review_by < ${today}`;
    case 'unlisted':
      return sql`i.review_by < ${lastListedReview(today)}`;
    case 'soon':
      return sql`i.review_by >= ${today} and i.review_by <= ${addDays(today, DUE_SOON_DAYS)}`;
    case 'undated':
      return sql`i.review_by is null`;
  }
}

/**
 * The published translations that are older than the original users see, as `kind`, `item_id` and `locale`.
 */
export const OUTDATED_TEXTS = sql`
  select x.kind, x.item_id, x.locale from content_texts x
  left join newsroom_items n on n.kind = x.kind and n.item_id = x.item_id
  join content_texts o on o.kind = x.kind and o.item_id = x.item_id and o.locale = coalesce(n.original, ${BASE_LOCALE})
    and o.state = 'published'
  where x.state = 'published' and x.locale <> o.locale and x.updated_at < o.updated_at`;

/** Whether users see an item `i` in a language. */
export const hasText = (locale: Locale | SQL) => sql`exists (select 1 from content_texts x
  where x.kind = i.kind and x.item_id = i.id and x.locale = ${locale} and x.state = 'published')`;
