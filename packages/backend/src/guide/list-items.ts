import { BOOKMARK_KINDS, type BookmarkKind, readReference, referenceKey } from '@dalil/domain/bookmarks/bookmark.ts';
import type { SavedItem } from '@dalil/domain/bookmarks/saved-item.ts';
import { AREAS } from '@dalil/domain/guide/area.ts';
import { dubaiDate } from '@dalil/domain/guide/dubai-date.ts';
import { itemArea } from '@dalil/domain/guide/item-area.ts';
import type { EventData } from '@dalil/domain/guide/event.ts';
import { nextOccurrence } from '@dalil/domain/guide/event-list.ts';
import { CERTAINTIES } from '@dalil/domain/guide/event-occurrence.ts';
import { itemHref } from '@dalil/domain/guide/item-address.ts';
import type { Position } from '@dalil/domain/guide/position.ts';
import { LOCALES } from '@dalil/domain/language/locale.ts';
import { sql } from 'drizzle-orm';
import { textInput } from '@dalil/domain/language/classic-text-input.ts';
import * as z from 'zod';
import { describeError } from '../core/describe-error.ts';
import { query } from '../core/query.ts';
import { fillSummaries } from './fill-summaries.ts';
import { IS_OPEN, ITEM_COLUMNS, type ItemRow, withText } from './item-rows.ts';
import { commaList, locale } from '../core/route-parts.ts';

export const MAX_REQUESTED_ITEMS = 100;

const savedDate = z.object({
  start: z.string(),
  end: z.string(),
  startTime: z.nullable(z.string()),
  endTime: z.nullable(z.string()),
  certainty: z.enum(CERTAINTIES),
});

export const savedItemSchema = z.object({
  kind: z.enum(BOOKMARK_KINDS),
  itemId: z.string(),
  href: z.string(),
  locale: z.enum(LOCALES),
  area: z.enum(AREAS),
  title: z.string(),
  summary: z.string(),
  neighbourhood: z.nullable(z.string()),
  position: z.nullable(z.object({ lat: z.number(), lon: z.number() })),
  next: z.nullable(savedDate),
});

type Row = ItemRow & { held_at: Position | null; held_in: string[] | null };

/** Some items by kind and id, as list entries in the requested order. Items that are not, or no longer, published are omitted. */
export const listItems = query({
  name: 'list-items',
  input: z.object({
    locale,
    references: commaList(z.array(textInput()).max(MAX_REQUESTED_ITEMS), {
      maxLength: MAX_REQUESTED_ITEMS * 100,
      description: `\`kind:id\`, at most ${MAX_REQUESTED_ITEMS}, with commas between them`,
      example: 'place:burj-khalifa,article:how-salik-gates-charge',
    }),
  }),
  output: z.array(savedItemSchema),
  permission: 'guide:read:any',
  http: {
    route: 'GET /items',
    summary: 'Some items by kind and id; what is not published, or not any more, is left out',
  },
  run: async (deps, { locale, references }): Promise<SavedItem[]> => {
    const keys = references.filter((key) => readReference(key) !== null);
    if (keys.length === 0) return [];
    const requested = sql.param(keys);
    const { rows } = await deps.db.execute<Row>(sql`
      select ${ITEM_COLUMNS}, p.data->'position' as held_at, p.neighbourhoods as held_in
      from unnest(${requested}::text[]) with ordinality as w(key, place)
      join content_items i on i.kind = split_part(w.key, ':', 1) and i.id = split_part(w.key, ':', 2) and ${IS_OPEN}
      ${withText(locale)}
      left join content_items p on i.kind = 'event' and p.kind = 'place' and p.id = i.data->>'placeId' and p.state = 'published'
      order by w.place`);
    const today = dubaiDate(deps.now());
    const filled = await fillSummaries(deps, locale, rows);
    const items = filled.flatMap((row) => {
      try {
        return [viewItem(row, today)];
      } catch (error) {
        // One item must not hide the others of a list that somebody saved.
        deps.log('error', 'item_not_listed', { kind: row.kind, id: row.id, ...describeError(error) });
        return [];
      }
    });
    return [...new Map(items.map((item) => [referenceKey(item), item])).values()];
  },
});

function viewItem(row: Row, today: string): SavedItem {
  const own = (row.data as { position?: Position }).position ?? null;
  const position = row.kind === 'event' ? row.held_at : own;
  const neighbourhoods = row.neighbourhoods.length > 0 ? row.neighbourhoods : (row.held_in ?? []);
  return {
    kind: row.kind as BookmarkKind,
    itemId: row.id,
    href: itemHref(row),
    locale: row.locale,
    area: itemArea(row),
    title: row.title,
    summary: row.summary,
    neighbourhood: row.kind === 'neighbourhood' ? row.id : (neighbourhoods[0] ?? null),
    position: position && { lat: position.lat, lon: position.lon },
    next: row.kind === 'event' ? nextDate(row.data as EventData, today) : null,
  };
}

function nextDate(data: EventData, today: string): SavedItem['next'] {
  const next = nextOccurrence(data, today);
  if (!next) return null;
  const { start, end, startTime, endTime, certainty } = next;
  return { start, end, startTime, endTime, certainty };
}
