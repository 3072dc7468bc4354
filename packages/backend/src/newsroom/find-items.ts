import { itemHref } from '@dalil/domain/guide/item-address.ts';
import { CONTENT_KINDS } from '@dalil/domain/guide/content-item.ts';
import { BASE_LOCALE, LOCALES } from '@dalil/domain/language/locale.ts';
import { textInput } from '@dalil/domain/language/classic-text-input.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { query } from '../core/query.ts';

const MAX_FOUND = 12;

export const findItemsInput = z.object({
  kind: z.enum(CONTENT_KINDS).meta({ description: 'Of this kind', example: 'place' }),
  search: textInput().trim().min(1).max(100).meta({ description: 'A part of a title or the id', example: 'frame' }),
  locale: z.enum(LOCALES).default(BASE_LOCALE).meta({ description: 'The language of the titles', example: 'en' }),
});
export const foundItemsSchema = z.object({
  items: z.array(z.object({ id: z.string(), title: z.string(), href: z.string() })),
});

/** STAFF-1: published items whose title in any language, or id, contains some words: what another item refers to. */
export const findItems = query({
  name: 'find-items',
  input: findItemsInput,
  permission: 'newsroom:read:any',
  run: async ({ db }, { kind, search, locale }) => {
    const words = `%${search.replace(/[\\%_]/g, String.raw`\$&`)}%`;
    const { rows } = await db.execute<{ id: string; title: string; category: string | null }>(sql`
      select i.id, i.category, (array_agg(t.title order by t.locale = ${locale} desc, t.locale = ${BASE_LOCALE} desc))[1] as title
      from content_items i join content_texts t on t.kind = i.kind and t.item_id = i.id and t.state = 'published'
      where i.kind = ${kind} and i.state = 'published'
      group by i.kind, i.id, i.category having i.id ilike ${words} or string_agg(t.title, ' ') ilike ${words}
      order by i.id = ${search} desc, length(min(t.title)), i.id limit ${MAX_FOUND}`);
    return { items: rows.map(({ id, title, category }) => ({ id, title, href: itemHref({ kind, id, category }) })) };
  },
});
