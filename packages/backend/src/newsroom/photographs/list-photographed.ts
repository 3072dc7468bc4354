import type { Database } from '@dalil/database/connection.ts';
import type { Locale } from '@dalil/domain/language/locale.ts';
import { sql } from 'drizzle-orm';

/** An item that photographs are looked for. */
export type PhotographedItem = {
  kind: 'place' | 'neighbourhood';
  id: string;
  /** In English, by which others know it, and in each language that has one. */
  title: string;
  titles: Partial<Record<Locale, string>>;
  position: { lat: number; lon: number; precisionMetres: number };
  /** How many are accepted or wait, and the files that staff have seen or will see. */
  photographs: number;
  sourceKeys: string[];
  /** It was searched so short a time ago that nothing new is expected. */
  isRecent: boolean;
};

const SEARCHED_DAYS = 30;

/** Every published place and neighbourhood, those that the editors put first in front. */
export async function listPhotographed(
  { db, now }: { db: Database; now: () => Date },
  { isAgain }: { isAgain: boolean },
): Promise<PhotographedItem[]> {
  const since = new Date(now().getTime() - SEARCHED_DAYS * 86_400_000);
  const { rows } = await db.execute<PhotographedItem>(sql`
    select i.kind, i.id, i.data->'position' as position, t.titles, t.titles->>'en' as title,
      (select count(*)::int from item_photographs h where h.kind = i.kind and h.item_id = i.id and h.state <> 'rejected')
        as photographs,
      array(select h.source_key from item_photographs h
        where h.kind = i.kind and h.item_id = i.id and h.source_key is not null) as "sourceKeys",
      ${!isAgain} and exists (select from photograph_searches s
        where s.kind = i.kind and s.item_id = i.id and s.searched_at > ${since}) as "isRecent"
    from content_items i
    cross join lateral (select jsonb_object_agg(x.locale, x.title) as titles from content_texts x
      where x.kind = i.kind and x.item_id = i.id and x.state = 'published') t
    where i.kind in ('place', 'neighbourhood') and i.state = 'published' and t.titles ? 'en'
    order by i.kind desc, i.position, i.id`);
  return rows;
}
