import { CONTENT_KINDS, type ContentKind } from '@dalil/domain/guide/content-item.ts';
import type { Fact } from '@dalil/domain/guide/fact.ts';
import { SECTION_IDS, type SectionId } from '@dalil/domain/guide/sections.ts';
import type { Correction, Withdrawn } from '@dalil/domain/guide/tombstone.ts';
import type { FactTermsByLocale } from '@dalil/domain/guide/term.ts';
import type { Locale } from '@dalil/domain/language/locale.ts';
import { sql } from 'drizzle-orm';
import type { Deps } from '../core/deps.ts';
import { Failure } from '../core/failure.ts';
import { given, prepared } from '../core/prepared.ts';
import { findFactTerms } from './find-fact-terms.ts';
import { FACT_JSON } from './find-facts.ts';
import {
  DATE_COLUMNS,
  IS_OPEN,
  ITEM_COLUMN_NAMES,
  ITEM_COLUMNS,
  type ItemDates,
  type ItemRow,
  withText,
} from './item-rows.ts';

/** An item, the facts its text refers to in the order of the text, and the terms of their values. */
export type FoundItem = ItemRow &
  ItemDates & {
    /** What was corrected in the displayed text, oldest first. */
    corrections: Correction[];
    /** The last day on which it counted as checked; the item is overdue. Null: it is not. */
    overdue_since: string | null;
    facts: Fact[];
    terms: FactTermsByLocale;
    /** Of a neighbourhood: the lists that have places of it, in the order of the lists. */
    sectionCounts: SectionCount[];
    /** Of a place, in another language than Arabic: how it is called on signs. */
    arabic: { title: string; district: string } | null;
  };

type SectionCount = { id: SectionId; count: number };
type FoundRow = Pick<FoundItem, keyof ItemRow | keyof ItemDates | 'corrections' | 'overdue_since' | 'arabic'> & {
  facts: Fact[] | null;
  sectionCounts: SectionCount[] | null;
};

const SECTION_COUNTS = sql`select jsonb_agg(jsonb_build_object('id', c.id, 'count', c.count) order by c.place) from (
  select s.id, s.place, count(*)::int as count
  from unnest(${sql.raw(`array[${SECTION_IDS.map((id) => `'${id}'`).join(', ')}]`)}::text[]) with ordinality s(id, place)
  join content_items p on p.kind = 'place' and p.state = 'published' and p.sections @> array[s.id]
    and p.neighbourhoods @> array[i.id] group by s.id, s.place) c`;

const COLUMN_NAMES = [
  ...ITEM_COLUMN_NAMES,
  'published_at',
  'updated_at',
  'corrections',
  'overdue_since',
  'facts',
  'sectionCounts',
  'arabic',
] as const satisfies (keyof FoundRow)[];

const COLUMNS = sql`${ITEM_COLUMNS}, ${DATE_COLUMNS}, t.corrections, case when i.is_overdue then i.review_by::text end as overdue_since,
  (select jsonb_agg(${FACT_JSON} order by c.position) from content_facts c join facts f on f.id = c.fact_id
   where c.kind = i.kind and c.item_id = i.id) as facts,
  case when i.kind = 'neighbourhood' then (${SECTION_COUNTS}) end as "sectionCounts",
  case when i.kind = 'place' and t.locale <> 'ar' then (
    select jsonb_build_object('title', a.title, 'district', a.body->>'areaName') from content_texts a
    where a.kind = i.kind and a.item_id = i.id and a.locale = 'ar' and a.state = 'published' and a.body ? 'areaName') end as arabic`;

const foundRows = prepared<FoundRow>(
  'found_item',
  COLUMN_NAMES,
  sql`select ${COLUMNS} from content_items i ${withText(given('locale', 'text'))}
    where i.kind = any(${given('kinds', 'text[]')}::text[]) and i.id = ${given('id', 'text')}
      and ${IS_OPEN}
    order by array_position(${given('kinds', 'text[]')}, i.kind::text) limit 1`,
);

const manyFoundRows = prepared<FoundRow>(
  'found_items',
  COLUMN_NAMES,
  sql`select ${COLUMNS} from unnest(${given('kinds', 'text[]')}, ${given('ids', 'text[]')}) w(kind, id)
    join content_items i on i.kind = w.kind and i.id = w.id ${withText(given('locale', 'text'))} where ${IS_OPEN}`,
);

const MAX_READ_AHEAD = 400;

/** Rows read ahead, by language, kind and id. Only the builder of the offline guide reads any. */
const rowsAhead = ({ memory }: Deps) =>
  memory.partCache<string, FoundRow>({ name: 'found items', kinds: ['fact', ...CONTENT_KINDS], max: MAX_READ_AHEAD });

const nameAhead = (locale: Locale, { kind, id }: { kind: string; id: string }) => `${locale} ${kind}/${id}`;

/** Reads items together that `findItem` will be asked for next: alone, each takes longer to send than to find. */
export async function findItemsAhead(
  deps: Deps,
  items: readonly { kind: string; id: string }[],
  locale: Locale,
): Promise<void> {
  const put = rowsAhead(deps).fill();
  const rows = await manyFoundRows(deps.db, {
    kinds: items.map(({ kind }) => kind),
    ids: items.map(({ id }) => id),
    locale,
  });
  for (const row of rows) put(nameAhead(locale, row), row);
}

/** The published item with an id, of the first of the kinds that has it. Fails with `withdrawn` or `not_found`. */
export async function findItem(
  deps: Deps,
  kinds: readonly ContentKind[],
  id: string,
  locale: Locale,
): Promise<FoundItem> {
  const [kind, ...others] = kinds;
  const ahead = kind && others.length === 0 ? rowsAhead(deps).get(nameAhead(locale, { kind, id })) : undefined;
  const [[row], terms] = await Promise.all([
    ahead ? [ahead] : foundRows(deps.db, { kinds: [...kinds], id, locale }),
    findFactTerms(deps, locale),
  ]);
  if (!row) throw await missing(deps, kinds, id);
  return { ...row, facts: row.facts ?? [], terms, sectionCounts: row.sectionCounts ?? [] };
}

/** Why there is no such item: staff have taken it from users, or it never was. */
async function missing({ db }: Pick<Deps, 'db'>, kinds: readonly ContentKind[], id: string): Promise<Failure> {
  const { rows } = await db.execute<{ withdrawn: Withdrawn }>(sql`
    select withdrawn from content_items
    where kind = any(${sql.param([...kinds])}::text[]) and id = ${id} and withdrawn is not null limit 1`);
  const [found] = rows;
  return found ? new Failure('withdrawn', { withdrawn: found.withdrawn }) : new Failure('not_found');
}
