import { inEveryLanguage } from '@dalil/domain/language/in-every-language.ts';
import type { pictures } from '@dalil/database/tables/pictures.ts';
import { CENTRE, focalPointSchema, PICTURE_CHANGES } from '@dalil/domain/guide/picture.ts';
import { CONTENT_KINDS } from '@dalil/domain/guide/content-item.ts';
import { PICTURE_LICENCES } from '@dalil/domain/guide/picture-licence.ts';
import { LOCALES, type Locale } from '@dalil/domain/language/locale.ts';
import { missingOfPicture } from '@dalil/domain/newsroom/picture-fields.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';

const useSchema = z.object({
  kind: z.enum(CONTENT_KINDS),
  id: z.string(),
  title: z.string(),
  isPublished: z.boolean(),
});

/** A picture as staff see it. */
export const deskPictureSchema = z.object({
  id: z.string(),
  width: z.int(),
  height: z.int(),
  alt: z.object(inEveryLanguage(() => z.string())),
  /** The languages whose description is the name of what it shows. */
  altFromTitle: z.array(z.enum(LOCALES)),
  licence: z.nullable(z.enum(PICTURE_LICENCES)),
  licenceUrl: z.nullable(z.string()),
  credit: z.string(),
  sourceUrl: z.nullable(z.string()),
  change: z.nullable(z.enum(PICTURE_CHANGES)),
  focus: z.object(focalPointSchema.shape),
  taken: z.nullable(z.string()),
  version: z.int(),
  by: z.nullable(z.string()),
  at: z.string(),
  /** What it lacks before it can be used. */
  missing: z.array(z.enum([...LOCALES, 'licence', 'credit'])),
  uses: z.array(useSchema),
});
export type DeskPicture = z.infer<typeof deskPictureSchema>;

export const PICTURE_EXAMPLE: DeskPicture = {
  id: '0f3a6c1b2d4e5f60718293a4b5c6d7e8',
  width: 1600,
  height: 1000,
  alt: { ...inEveryLanguage(() => ''), en: 'Wooden boats on the creek' },
  altFromTitle: [],
  licence: 'own',
  licenceUrl: null,
  credit: 'Dalil',
  sourceUrl: null,
  change: null,
  focus: CENTRE,
  taken: '2026-11',
  version: 1,
  by: 'Layla Haddad',
  at: '2026-11-26T08:00:00Z',
  missing: LOCALES.filter((locale) => locale !== 'en'),
  uses: [],
};

/** Items that show a picture, or that will when what is in work is published. `p` is the picture. */
export const USES_OF_PICTURE = sql`
  select c.kind, c.id, c.state = 'published' as "isPublished" from content_items c where c.data->>'picture' = p.id
  union
  select t.kind, t.item_id, false from newsroom_texts t
  join newsroom_versions v on v.kind = t.kind and v.item_id = t.item_id and v.locale = t.locale and v.number = t.version
  where t.locale = 'data' and v.body->'data'->>'picture' = p.id and t.version is distinct from t.live_version
  union
  select h.kind, h.item_id, h.state = 'accepted' from item_photographs h where h.picture_id = p.id`;

type Row = Pick<
  typeof pictures.$inferSelect,
  'id' | 'width' | 'height' | 'licence' | 'licenceUrl' | 'credit' | 'sourceUrl' | 'taken' | 'version'
> & {
  alt: Partial<Record<Locale, string>>;
  altFromTitle: Locale[];
  change: DeskPicture['change'];
  focus: DeskPicture['focus'];
  by: string | null;
  at: string;
  uses: DeskPicture['uses'] | null;
};

export function deskPicture({ uses, alt, ...row }: Row): DeskPicture {
  const full = inEveryLanguage((locale) => alt[locale] ?? '');
  const picture = { ...row, alt: full, licence: row.licence as DeskPicture['licence'] };
  return { ...picture, missing: missingOfPicture(picture), uses: uses ?? [] };
}

/** The columns of a row of `deskPicture`, from `pictures p`. */
export const DESK_PICTURE = sql`p.id, p.width, p.height, p.alt, p.alt_from_title as "altFromTitle", p.licence, p.licence_url as "licenceUrl",
  p.credit, p.source_url as "sourceUrl", p.change, p.taken, jsonb_build_object('x', p.focus_x, 'y', p.focus_y) as focus, p.version,
  (select a.full_name from profiles a where a.id = p.created_by) as by,
  to_char(p.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at,
  (select jsonb_agg(jsonb_build_object('kind', u.kind, 'id', u.id, 'isPublished', u."isPublished", 'title', coalesce(
      (select x.title from content_texts x where x.kind = u.kind and x.item_id = u.id order by x.locale = 'en' desc limit 1), u.id))
    order by u.kind, u.id) from (${USES_OF_PICTURE}) u) as uses`;

export type DeskPictureRow = Row;
