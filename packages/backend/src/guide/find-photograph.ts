import type { PictureView } from '@dalil/domain/guide/picture.ts';
import { BASE_LOCALE, type Locale } from '@dalil/domain/language/locale.ts';
import { sql } from 'drizzle-orm';
import type { Deps } from '../core/deps.ts';
import type { FoundItem } from './find-item.ts';

/** The photograph of an item, described in one language. Nothing for an item without one, and then nothing is asked. */
export async function findPhotograph(
  { db }: Deps,
  { data }: Pick<FoundItem, 'data'>,
  locale: Locale,
): Promise<{ picture?: PictureView }> {
  const { picture: id } = data as { picture?: string };
  if (id === undefined) return {};
  const { rows } = await db.execute<PictureView>(sql`
    select id, width, height, coalesce(nullif(alt->>${locale}, ''), alt->>${BASE_LOCALE}, '') as alt, credit, licence,
      source_url as "sourceUrl" from pictures where id = ${id} and licence is not null`);
  const [picture] = rows;
  return picture ? { picture } : {};
}
