import { textInput } from '@dalil/domain/language/classic-text-input.ts';
import { LOCALES } from '@dalil/domain/language/locale.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { query } from '../../core/query.ts';
import { DESK_PICTURE, deskPicture, type DeskPictureRow, deskPictureSchema } from './picture-view.ts';

const PAGE_SIZE = 24;

export const listPicturesInput = z.object({
  search: textInput()
    .trim()
    .max(100)
    .default('')
    .meta({ description: 'A part of a description, a credit or an id', example: 'creek' }),
  part: z.optional(z.enum(['usable', 'incomplete', 'unused'])).meta({
    description: 'Only those that can be used, that lack something, or that nothing shows',
    example: 'usable',
  }),
  page: z.coerce.number().int().min(1).max(10_000).default(1).meta({ example: 1 }),
});
export const picturesSchema = z.object({ items: z.array(deskPictureSchema), total: z.int(), pageSize: z.int() });

const IS_DESCRIBED = sql.join(
  LOCALES.map((locale) => sql`p.alt->>${locale} <> ''`),
  sql` and `,
);
const IS_COMPLETE = sql`p.licence is not null and p.credit <> '' and ${IS_DESCRIBED}`;

/** STAFF-1: the pictures of the media library with where each is used, the newest first. */
export const listPictures = query({
  name: 'list-pictures',
  input: listPicturesInput,
  permission: 'newsroom:read:any',
  run: async ({ db }, { search, part, page }) => {
    const words = `%${search.replace(/[\\%_]/g, String.raw`\$&`)}%`;
    const isPart =
      part === 'usable'
        ? IS_COMPLETE
        : part === 'incomplete'
          ? sql`not coalesce(${IS_COMPLETE}, false)`
          : part === 'unused'
            ? sql`x.uses is null`
            : sql`true`;
    const { rows } = await db.execute<DeskPictureRow & { total: number }>(sql`
      select x.*, count(*) over ()::int as total from (select ${DESK_PICTURE} from pictures p) x join pictures p on p.id = x.id
      where ${search === '' ? sql`true` : sql`(p.alt::text ilike ${words} or p.credit ilike ${words} or p.id ilike ${words})`}
        and ${isPart}
        and (exists (select from item_photographs h where h.picture_id = p.id and h.state = 'accepted')
          or not exists (select from item_photographs h where h.picture_id = p.id and h.found_by <> 'staff'))
      order by p.created_at desc, p.id limit ${PAGE_SIZE} offset ${(page - 1) * PAGE_SIZE}`);
    return {
      total: rows[0]?.total ?? 0,
      pageSize: PAGE_SIZE,
      items: rows.map(({ total: _total, ...row }) => deskPicture(row)),
    };
  },
});
