import { itemHref } from '@dalil/domain/guide/item-address.ts';
import { PHOTOGRAPH_FINDERS, PHOTOGRAPH_STATES, PHOTOGRAPHED_KINDS } from '@dalil/domain/newsroom/photographs.ts';
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Deps } from '../../core/deps.ts';
import {
  DESK_PICTURE,
  deskPicture,
  type DeskPictureRow,
  deskPictureSchema,
  PICTURE_EXAMPLE,
} from '../pictures/picture-view.ts';

/** A photograph beside the item it belongs to or may belong to. */
export const deskPhotographSchema = z.object({
  id: z.uuid(),
  state: z.enum(PHOTOGRAPH_STATES),
  item: z.object({
    kind: z.enum(PHOTOGRAPHED_KINDS),
    id: z.string(),
    href: z.string(),
    title: z.string(),
    summary: z.string(),
    /** Of the photographs that users see. */
    accepted: z.int(),
    /** The item's data name another picture, which is the first whatever is decided here. */
    isChosenInItem: z.boolean(),
  }),
  /** Null: it was rejected, and its files are gone. */
  picture: z.nullable(deskPictureSchema),
  isFirst: z.boolean(),
  foundBy: z.enum(PHOTOGRAPH_FINDERS),
  fileName: z.nullable(z.string()),
  distanceMetres: z.nullable(z.int()),
  decidedBy: z.nullable(z.string()),
});
export type DeskPhotograph = z.infer<typeof deskPhotographSchema>;

export const PHOTOGRAPH_EXAMPLE: DeskPhotograph = {
  id: '5b0d1e8a-0c53-4c0f-9b0e-2f7f6a1d9a10',
  state: 'waiting',
  item: {
    kind: 'place',
    id: 'dubai-frame',
    href: '/tourism/dubai-frame',
    title: 'Dubai Frame',
    summary: 'A frame of 150 metres between the old and the new city.',
    accepted: 0,
    isChosenInItem: false,
  },
  picture: { ...PICTURE_EXAMPLE, licence: 'cc-by-sa-4.0', credit: 'Sara Khan', change: 'cropped' },
  isFirst: false,
  foundBy: 'wikidata',
  fileName: 'Dubai Frame at dusk.jpg',
  distanceMetres: 40,
  decidedBy: null,
};

type Row = Omit<DeskPhotograph, 'item' | 'picture'> & {
  kind: DeskPhotograph['item']['kind'];
  itemId: string;
  category: string | null;
  title: string;
  summary: string;
  accepted: number;
  isChosenInItem: boolean;
  picture: DeskPictureRow | null;
  total: number;
};

const ACCEPTED = sql`select count(*)::int from item_photographs a
  where a.kind = h.kind and a.item_id = h.item_id and a.state = 'accepted'`;

/** Photographs `h` that fit a condition, in an order; `total` counts all of them. */
export async function readPhotographs(
  { db }: Pick<Deps, 'db'>,
  { where, order, limit, offset }: { where: SQL; order: SQL; limit: number; offset: number },
): Promise<{ items: DeskPhotograph[]; total: number }> {
  const { rows } = await db.execute<Row>(sql`
    select h.id, h.state, h.kind, h.item_id as "itemId", i.category, h.found_by as "foundBy", h.file_name as "fileName",
      h.distance_metres as "distanceMetres", (select a.full_name from profiles a where a.id = h.decided_by) as "decidedBy",
      coalesce(t.title, h.item_id) as title, coalesce(t.summary, '') as summary, (${ACCEPTED}) as accepted,
      i.data ? 'picture' as "isChosenInItem",
      h.state = 'accepted' and not i.data ? 'picture' and not exists (select from item_photographs a
        where a.kind = h.kind and a.item_id = h.item_id and a.state = 'accepted'
          and (a.position, a.picture_id) < (h.position, h.picture_id)) as "isFirst",
      (select to_jsonb(x) from (select ${DESK_PICTURE} from pictures p where p.id = h.picture_id) x) as picture,
      count(*) over ()::int as total
    from item_photographs h
    join content_items i on i.kind = h.kind and i.id = h.item_id
    left join lateral (select x.title, x.summary from content_texts x where x.kind = h.kind and x.item_id = h.item_id
      order by x.locale = 'en' desc, x.locale limit 1) t on true
    where ${where} order by ${order} limit ${limit} offset ${offset}`);
  return { items: rows.map(viewOf), total: rows[0]?.total ?? 0 };
}

function viewOf(row: Row): DeskPhotograph {
  const { id, state, kind, itemId, category, title, summary, accepted, isChosenInItem, picture } = row;
  const { isFirst, foundBy, fileName, distanceMetres, decidedBy } = row;
  const href = itemHref({ kind, id: itemId, category });
  const item = { kind, id: itemId, href, title, summary, accepted, isChosenInItem };
  const shown = picture && deskPicture(picture);
  return { id, state, item, picture: shown, isFirst, foundBy, fileName, distanceMetres, decidedBy };
}
