import { PLACE_DETAIL } from '@dalil/domain/guide/fact.ts';
import { mapTexts } from '@dalil/domain/guide/pick-text.ts';
import type { Database } from '@dalil/database/connection.ts';
import { SEARCH_KINDS } from '@dalil/search/search-document.ts';
import type { SearchSource } from '@dalil/search/search-source.ts';
import { type SQL, sql } from 'drizzle-orm';
import { type FactRow, factSource, type ItemRow, itemSource } from '@dalil/search/make-source.ts';
import { markdownParts } from './markdown-parts.ts';

/** An item of content, by its kind and id. */
export type Reference = { kind: string; id: string };

/** The searchable sources among these. Unpublished, hidden or removed ones are omitted. */
export async function readSources(db: Database, references: readonly Reference[]): Promise<SearchSource[]> {
  const { items, facts } = await readSourceRows(db, references);
  return [...items.map(itemSource), ...facts.map(factSource)];
}

/** The rows that the sources are made of. */
export async function readSourceRows(
  db: Database,
  references: readonly Reference[],
): Promise<{ items: ItemRow[]; facts: FactRow[] }> {
  const items = references.filter(({ kind }) => kind !== 'fact' && SEARCH_KINDS.some((one) => one === kind));
  const facts = references.filter(({ kind }) => kind === 'fact');
  return { items: await readItems(db, items), facts: await readFacts(db, facts) };
}

/** All questions by which people ask for something, in every language. */
export function askedOf(kind: SQL, id: SQL): SQL {
  return sql`array(select distinct q from asked_as a, unnest(a.questions) q where a.kind = ${kind} and a.item_id = ${id} order by q)`;
}

async function readItems(db: Database, references: readonly Reference[]): Promise<ItemRow[]> {
  if (references.length === 0) return [];
  const { rows } = await db.execute<ItemRow>(sql`
    select i.kind, i.id, i.category, i.sections, i.tags, i.neighbourhoods, i.audience, i.position, i.data,
      p.neighbourhoods as "heldIn", t.texts, ${askedOf(sql`i.kind`, sql`i.id`)} as asked
    from unnest(${sql.param(references.map(({ kind }) => kind))}::text[], ${sql.param(references.map(({ id }) => id))}::text[]) w(kind, id)
    join content_items i on i.kind = w.kind and i.id = w.id and i.state = 'published'
    cross join lateral (
      select jsonb_object_agg(x.locale, jsonb_build_object('title', x.title, 'summary', x.summary, 'body', x.body)) as texts
      from content_texts x where x.kind = i.kind and x.item_id = i.id and x.state = 'published') t
    left join content_items p
      on i.kind = 'event' and p.kind = 'place' and p.id = i.data->>'placeId' and p.state = 'published'
    where t.texts is not null
    order by i.kind, i.position, i.id`);
  return rows.map((row) => ({
    ...row,
    texts: mapTexts(row.texts, (text) => ({ ...text, parts: markdownParts(text.body) })),
  }));
}

/** The validity of a fact changes daily and is checked when it is read. */
async function readFacts(db: Database, references: readonly Reference[]): Promise<FactRow[]> {
  if (references.length === 0) return [];
  const { rows } = await db.execute<FactRow>(sql`
    select f.id, f.topic, f.type, f.valid_from as "validFrom", f.valid_until as "validUntil", t.texts,
      ${askedOf(sql`'fact'`, sql`f.id`)} as asked from facts f
    cross join lateral (
      select jsonb_object_agg(x.locale, jsonb_build_object('label', x.label, 'sourceName', x.source_name, 'value', x.value)) as texts
      from fact_texts x where x.fact_id = f.id) t
    where f.id = any(${sql.param(references.map(({ id }) => id))}::text[]) and f.is_shown and f.topic <> ${PLACE_DETAIL} and t.texts is not null
    order by f.id`);
  return rows;
}
