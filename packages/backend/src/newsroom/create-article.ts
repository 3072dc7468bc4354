import { contentItems } from '@dalil/database/tables/guide.ts';
import { newsroomItems, newsroomTexts, newsroomVersions } from '@dalil/database/tables/newsroom.ts';
import { categorySchema } from '@dalil/domain/guide/category.ts';
import { LOCALES } from '@dalil/domain/language/locale.ts';
import { slugField, titleField } from '@dalil/domain/newsroom/text-fields.ts';
import { and, eq } from 'drizzle-orm';
import * as z from 'zod';
import { signedIn } from '../core/actor.ts';
import { command } from '../core/command.ts';
import { Failure } from '../core/failure.ts';
import type { TextKey } from './text-key.ts';

export const createArticleInput = z.object({
  id: slugField,
  locale: z.enum(LOCALES),
  title: titleField,
  category: categorySchema,
});

/** STAFF-1: begins an article, as a draft in one language. Fails with `conflict` if the address is taken. */
export const createArticle = command<typeof createArticleInput, TextKey>({
  name: 'create-article',
  input: createArticleInput,
  permission: 'newsroom:write:any',
  audit: { event: 'newsroom.created', metadata: ({ id, locale }) => ({ subject: `article/${id}`, locale }) },
  run: async ({ db, now }, { id, locale, title, category }, actor) => {
    const { userId } = signedIn(actor);
    const at = now();
    const kind = 'article';
    const isTaken = new Failure('conflict', { fields: [{ path: 'id', code: 'taken' }] });
    const published = await db
      .select({ id: contentItems.id })
      .from(contentItems)
      .where(and(eq(contentItems.kind, kind), eq(contentItems.id, id)));
    if (published.length > 0) throw isTaken;
    const added = await db
      .insert(newsroomItems)
      .values({
        kind,
        itemId: id,
        category,
        provenance: { method: 'person', sources: [] },
        original: locale,
        version: 1,
        createdBy: userId,
        createdAt: at,
        updatedAt: at,
      })
      .onConflictDoNothing()
      .returning({ id: newsroomItems.itemId });
    if (added.length === 0) throw isTaken;
    const text = { kind, itemId: id, locale } as const;
    await db.insert(newsroomTexts).values({ ...text, state: 'draft', version: 1, stateSince: at, updatedAt: at });
    await db.insert(newsroomVersions).values({
      ...text,
      number: 1,
      title,
      summary: '',
      body: { markdown: '' },
      note: '',
      authorId: userId,
      createdAt: at,
    });
    return { kind, id, locale };
  },
});
