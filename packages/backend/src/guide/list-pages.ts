import { itemHref } from '@dalil/domain/guide/item-address.ts';
import { KINDS_WITH_PAGES, type PageContent, STANDING_PAGES } from '@dalil/domain/guide/public-page.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { query } from '../core/query.ts';
import { isoInstant } from './item-rows.ts';

/** A public page without its language. `updatedAt` is an ISO instant, or null for a page that does not display content. */
export type PublicPage = { path: string; updatedAt: string | null };

type Row = { kind: string; id: string; category: string | null; sections: string[]; updated_at: string };

/**
 * Every public page, static ones first, with the time its content last changed: the item, any of its texts or a fact it displays.
 * The time of a list is that of its newest item.
 */
export const listPages = query({
  name: 'list-pages',
  input: z.object({}),
  permission: 'guide:read:any',
  run: async ({ db }): Promise<PublicPage[]> => {
    const { rows } = await db.execute<Row>(sql`
      select i.kind, i.id, i.category, i.sections, ${sql.raw(isoInstant('greatest(i.updated_at, t.newest, f.newest)'))} as updated_at
      from content_items i
      join lateral (select max(x.updated_at) as newest from content_texts x
        where x.kind = i.kind and x.item_id = i.id and x.state = 'published') t on t.newest is not null
      left join lateral (select max(f.updated_at) as newest from content_facts c join facts f on f.id = c.fact_id
        where c.kind = i.kind and c.item_id = i.id) f on true
      where i.state = 'published' and i.kind = any(${sql.param([...KINDS_WITH_PAGES])}::text[])
      order by array_position(${sql.param([...KINDS_WITH_PAGES])}::text[], i.kind), i.position, i.id`);
    return [
      ...STANDING_PAGES.map(({ path, shows }) => ({ path, updatedAt: shows ? newest(rows, shows) : null })),
      ...rows.map((row) => ({ path: itemHref(row), updatedAt: row.updated_at })),
    ];
  },
});

function newest(rows: Row[], { kind, section }: PageContent): string | null {
  const times = rows
    .filter((row) => (!kind || row.kind === kind) && (!section || row.sections.includes(section)))
    .map((row) => row.updated_at);
  return times.reduce<string | null>((latest, time) => (latest && latest > time ? latest : time), null);
}
