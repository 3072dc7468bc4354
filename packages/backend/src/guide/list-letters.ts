import { itemHref } from '@dalil/domain/guide/item-address.ts';
import { LOCALES } from '@dalil/domain/language/locale.ts';
import { LETTER_TAG } from '@dalil/domain/newsroom/letter/letter.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { query } from '../core/query.ts';
import { ITEM_COLUMNS, type ItemRow, withText } from './item-rows.ts';
import { viewProvenance } from './provenance-view.ts';

/** A year of letters. Older ones remain among the articles. */
const MAX_LETTERS = 53;

export const letterListSchema = z.array(
  z.object({
    id: z.string(),
    href: z.string(),
    title: z.string(),
    summary: z.string(),
    locale: z.enum(LOCALES),
    /** Who approved it in this language. */
    approvedBy: z.nullable(z.string()),
  }),
);
export type LetterList = z.infer<typeof letterListSchema>;

/** The weekly letters that a person has published, the latest first. */
export const listLetters = query({
  name: 'list-letters',
  input: z.object({ locale: z.enum(LOCALES) }),
  permission: 'guide:read:any',
  run: ({ db, memory }, { locale }): Promise<LetterList> =>
    memory.remember(`letters ${locale}`, ['article'], async () => {
      const { rows } = await db.execute<ItemRow>(sql`
        select ${ITEM_COLUMNS} from content_items i ${withText(locale)}
        where i.kind = 'article' and i.state = 'published' and ${LETTER_TAG} = any(i.tags)
        order by i.id desc limit ${MAX_LETTERS}`);
      return rows.map((row) => {
        const { id, title, summary, locale: written } = row;
        const { approvedBy } = viewProvenance(row, locale);
        return { id, href: itemHref(row), title, summary, locale: written, approvedBy };
      });
    }),
});
