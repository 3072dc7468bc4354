import { dubaiDate } from '@dalil/domain/guide/dubai-date.ts';
import { LEGAL_KIND } from '@dalil/domain/newsroom/newsroom-kind.ts';
import type { CheckedItem } from '@dalil/domain/quality/rules/rule.ts';
import { sql } from 'drizzle-orm';
import type { Deps } from '../../core/deps.ts';
import { VERSION_NUMBER } from '../../privacy/legal-version-order.ts';

/**
 * The legal documents as the rules see them: the texts in force with the review date that staff have set, in the order of their ids.
 * They are no items of the guide, so they are read beside those. `id`: only this one.
 */
export async function readLegalItems(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { id }: { id?: string } = {},
): Promise<CheckedItem[]> {
  const { rows } = await db.execute<CheckedItem>(sql`
    with live as (
      select distinct on (document_type, language)
        document_type as id, language, effective_date, title, changes, content,
        coalesce(published_at, effective_date::timestamp at time zone 'Asia/Dubai') as updated_at
      from legal_documents
      where is_active and effective_date <= ${dubaiDate(now())} and ${id === undefined ? sql`true` : sql`document_type = ${id}`}
      order by document_type, language, ${VERSION_NUMBER} desc
    )
    select ${LEGAL_KIND} as kind, l.id, null as category, '[]'::jsonb as sections,
      '{}'::jsonb as data,
      coalesce(n.provenance, '{"method": "machine-drafted", "sources": []}') as provenance,
      max(l.effective_date)::text as "asOf", n.review_by::text as "reviewBy", coalesce(n.original, 'en') as original,
      jsonb_object_agg(l.language, jsonb_build_object('title', l.title, 'summary', l.changes,
        'body', jsonb_build_object('markdown', l.content),
        'updatedAt', to_char(l.updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'))) as texts
    from live l left join newsroom_items n on n.kind = ${LEGAL_KIND} and n.item_id = l.id
    group by l.id, n.provenance, n.review_by, n.original order by l.id`);
  return rows;
}
