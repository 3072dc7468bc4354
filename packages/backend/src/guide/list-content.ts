import { CONTENT_KINDS, type ContentKind } from '@dalil/domain/guide/content-item.ts';
import { itemHref } from '@dalil/domain/guide/item-address.ts';
import { KINDS_WITH_PAGES } from '@dalil/domain/guide/public-page.ts';
import { LOCALES } from '@dalil/domain/language/locale.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { readCursor, writeCursor } from '../core/cursor.ts';
import { pageRequest } from '../core/page-of-list.ts';
import { query } from '../core/query.ts';
import { fillSummaries } from './fill-summaries.ts';
import { DATE_COLUMNS, ITEM_COLUMNS, type ItemDates, type ItemRow, withText } from './item-rows.ts';

export const listContentInput = z.object({
  locale: z.enum(LOCALES).default('en').meta({ description: 'The language of the words', example: 'en' }),
  kind: z.optional(z.enum(CONTENT_KINDS)).meta({ description: 'Only items of this kind', example: 'place' }),
  updatedSince: z.optional(z.iso.datetime({ offset: true })).meta({
    description: 'Only items that changed at this time or later',
    example: '2026-01-01T00:00:00Z',
  }),
  ...pageRequest,
});

/** The fields common to items of any kind. `path` is null for items without a page. */
export const contentEntrySchema = z.object({
  kind: z.enum(CONTENT_KINDS),
  id: z.string(),
  path: z.nullable(z.string()),
  category: z.nullable(z.string()),
  sections: z.array(z.string()),
  tags: z.array(z.string()),
  neighbourhoods: z.array(z.string()),
  audience: z.array(z.string()),
  locale: z.enum(LOCALES),
  title: z.string(),
  summary: z.string(),
  asOf: z.string(),
  publishedAt: z.nullable(z.string()),
  updatedAt: z.string(),
});
export type ContentEntry = z.infer<typeof contentEntrySchema>;

type Row = ItemRow & ItemDates & { microseconds: string };

/**
 * Published items, least recently changed first: items added or changed during pagination appear at the end, so none is missed.
 * Fails with `invalid_input` for a cursor of another list.
 */
export const listContent = query({
  name: 'list-content',
  input: listContentInput,
  permission: 'guide:read:any',
  run: async (deps, input): Promise<{ items: ContentEntry[]; nextCursor: string | null }> => {
    const { locale, kind, updatedSince, cursor, limit } = input;
    const scope = `content ${locale} ${kind ?? ''} ${updatedSince ?? ''}`;
    const after = cursor === undefined ? null : readCursor(deps.limitSecret, scope, cursor);
    const changed = sql`greatest(i.updated_at, t.updated_at)`;
    const microseconds = sql`(extract(epoch from ${changed}) * 1000000)::bigint`;
    const { rows } = await deps.db.execute<Row>(sql`
      select ${ITEM_COLUMNS}, ${DATE_COLUMNS}, ${microseconds}::text as microseconds
      from content_items i ${withText(locale)}
      where i.state = 'published' and ${kind === undefined ? sql`true` : sql`i.kind = ${kind}`}
        and ${updatedSince === undefined ? sql`true` : sql`${changed} >= ${updatedSince}::timestamptz`}
        and ${after === null ? sql`true` : sql`(${microseconds}, i.kind collate "C", i.id collate "C") > (${after[0]}::bigint, ${after[1]}, ${after[2]})`}
      order by ${microseconds}, i.kind collate "C", i.id collate "C" limit ${limit + 1}`);
    const visible = await fillSummaries(deps, locale, rows.slice(0, limit));
    const last = rows.length > limit ? visible.at(-1) : undefined;
    return {
      items: visible.map(contentEntry),
      nextCursor: last ? writeCursor(deps.limitSecret, scope, [last.microseconds, last.kind, last.id]) : null,
    };
  },
});

function contentEntry(row: Row): ContentEntry {
  const kind = row.kind as ContentKind;
  return {
    kind,
    id: row.id,
    path: KINDS_WITH_PAGES.includes(kind) ? itemHref(row) : null,
    category: row.category,
    sections: row.sections,
    tags: row.tags,
    neighbourhoods: row.neighbourhoods,
    audience: row.audience,
    locale: row.locale,
    title: row.title,
    summary: row.summary,
    asOf: row.as_of,
    publishedAt: row.published_at,
    updatedAt: row.updated_at,
  };
}
