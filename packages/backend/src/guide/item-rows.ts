import type { FocalPoint, PictureChange } from '@dalil/domain/guide/picture.ts';
import type { PictureLicence } from '@dalil/domain/guide/picture-licence.ts';
import type { Translation } from '@dalil/domain/guide/content-item.ts';
import { BASE_LOCALE, type Locale } from '@dalil/domain/language/locale.ts';
import { type Placeholder, type SQL, sql } from 'drizzle-orm';

/** The value of a fact and the last day on which it is valid. */
export type PlaceFactValue = { value: unknown; until: string | null };

/** A photograph of an item with what its licence demands, in all languages. */
export type PhotographRow = {
  id: string;
  width: number;
  height: number;
  alt: Partial<Record<Locale, string>>;
  /** The languages whose description is the name of what it shows. */
  altFromTitle: Locale[];
  credit: string;
  licence: PictureLicence;
  licenceUrl: string | null;
  sourceUrl: string | null;
  change: PictureChange | null;
  focus: FocalPoint;
  taken: string | null;
};

/** A published item with its text in one language, as read from the tables. */
export type ItemRow = {
  kind: string;
  id: string;
  category: string | null;
  sections: string[];
  tags: string[];
  neighbourhoods: string[];
  audience: string[];
  data: unknown;
  /** Of a place: the values of the facts its card displays, hours and price, by id. */
  place_facts: Record<string, PlaceFactValue> | null;
  /** The first one first. Null: it has none. */
  photographs: PhotographRow[] | null;
  provenance: unknown;
  as_of: string;
  is_overdue: boolean;
  locale: Locale;
  title: string;
  summary: string;
  body: unknown;
  translation: Translation | null;
};

/** When this guide published an item, and when the item or the displayed text last changed, as ISO instants. */
export type ItemDates = { published_at: string | null; updated_at: string };

/**
 * Joins an item `i` with its text `t` in the best language: the requested one, otherwise the base language, otherwise any
 * (I18N-2). An item without a published text is excluded.
 */
export function withText(locale: Locale | Placeholder | SQL): SQL {
  return sql`join lateral (
    select x.locale, x.title, x.summary, x.body, x.translation, x.corrections, x.updated_at from content_texts x
    where x.kind = i.kind and x.item_id = i.id and x.state = 'published'
    order by x.locale = ${locale} desc, x.locale = ${BASE_LOCALE} desc, x.locale limit 1
  ) t on true`;
}

export const ITEM_COLUMN_NAMES = [
  'kind',
  'id',
  'category',
  'sections',
  'tags',
  'neighbourhoods',
  'audience',
  'data',
  'place_facts',
  'photographs',
  'provenance',
  'as_of',
  'is_overdue',
  'locale',
  'title',
  'summary',
  'body',
  'translation',
] as const satisfies (keyof ItemRow)[];

const PLACE_FACTS = `case when i.kind = 'place' and (i.data ? 'hours' or i.data ? 'prices') then (
  select jsonb_object_agg(f.id, jsonb_build_object('value', f.value, 'until', f.valid_until)) from facts f
  where f.is_shown and f.id = any(array[i.data#>>'{hours,weekly,fact}', i.data#>>'{hours,ramadan,fact}',
    i.data#>>'{hours,holidays,fact}', jsonb_path_query_first(i.data, '$.prices[*] ? (@.isUsual == true)')->>'fact'])) end as place_facts`;

/** The one that staff have chosen in the item's data comes first, then those they have accepted. */
const PHOTOGRAPHS = `(select jsonb_agg(jsonb_build_object('id', p.id, 'width', p.width, 'height', p.height, 'alt', p.alt,
    'altFromTitle', p.alt_from_title, 'credit', p.credit, 'licence', p.licence, 'licenceUrl', p.licence_url,
    'sourceUrl', p.source_url, 'change', p.change, 'taken', p.taken,
    'focus', jsonb_build_object('x', p.focus_x, 'y', p.focus_y)) order by o.position, o.id) from (
      select i.data->>'picture' as id, -1 as position
      union all select h.picture_id, h.position from item_photographs h where h.kind = i.kind and h.item_id = i.id
        and h.state = 'accepted' and h.picture_id is distinct from i.data->>'picture') o
    join pictures p on p.id = o.id where p.licence is not null) as photographs`;

export const ITEM_COLUMNS = sql.raw(
  `i.kind, i.id, i.category, i.sections, i.tags, i.neighbourhoods, i.audience, i.data, ${PLACE_FACTS}, ${PHOTOGRAPHS}, i.provenance, i.as_of, i.is_overdue, t.locale, t.title, t.summary, t.body, t.translation`,
);

/** Items whose address opens: also those that have left the lists because their review is long overdue. */
export const IS_OPEN = sql.raw(`i.state in ('published', 'unlisted')`);

/** Formats an SQL instant as ISO text, whole seconds in UTC. */
export const isoInstant = (instant: string) => `to_char(${instant} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;

export const DATE_COLUMNS = sql.raw(
  `${isoInstant('i.published_at')} as published_at, ${isoInstant('greatest(i.updated_at, t.updated_at)')} as updated_at`,
);
