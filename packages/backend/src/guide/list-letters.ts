import { itemHref } from '@dalil/domain/guide/item-address.ts';
import { LOCALES } from '@dalil/domain/language/locale.ts';
import { LETTER_TAG } from '@dalil/domain/newsroom/letter/letter.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { query } from '../core/query.ts';
import { ITEM_COLUMNS, type ItemRow, withText } from './item-rows.ts';
import { viewProvenance } from './provenance-view.ts';
import { inLocale } from '../core/route-parts.ts';

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
  input: inLocale,
  output: letterListSchema,
  permission: 'guide:read:any',
  http: {
    route: 'GET /letters',
    summary: 'The weekly letters that a person has published, the latest first',
    answer: [
      {
        id: 'weekly-letter-2026-11-16',
        href: '/news/weekly-letter-2026-11-16',
        title: 'Letter of the week: 16 November 2026 – 22 November 2026',
        summary: 'What changed in the guide.',
        locale: 'en',
        approvedBy: 'Layla Haddad',
      },
    ],
    reading: { lists: ['article'] },
  },
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
