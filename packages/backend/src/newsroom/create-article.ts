import { contentItems } from '@dalil/database/tables/guide.ts';
import { newsroomItems, newsroomTexts, newsroomVersions } from '@dalil/database/tables/newsroom.ts';
import { categorySchema } from '@dalil/domain/guide/category.ts';
import type { ContentKind } from '@dalil/domain/guide/content-item.ts';
import { dubaiDate } from '@dalil/domain/guide/dubai-date.ts';
import { EXCHANGED_KINDS, hasCategory } from '@dalil/domain/newsroom/item-data.ts';
import { LOCALES } from '@dalil/domain/language/locale.ts';
import { firstReviewBy } from '@dalil/domain/newsroom/first-review.ts';
import { slugField, titleField } from '@dalil/domain/newsroom/text-fields.ts';
import { and, eq, inArray } from 'drizzle-orm';
import * as z from 'zod';
import { signedIn } from '../core/actor.ts';
import { command } from '../core/command.ts';
import { Failure } from '../core/failure.ts';
import { requireWriter } from './require-writer.ts';
import type { TextKey } from './text-key.ts';

export const createArticleInput = z.object({
  kind: z.enum(EXCHANGED_KINDS).default('article'),
  id: slugField,
  locale: z.enum(LOCALES),
  title: titleField,
  /** Null for a question, which belongs to a group. */
  category: z.nullable(categorySchema),
});

/** Under `/content` the first of these with an id is shown, so each needs an id that none of the others has. */
const UNDER_CONTENT: readonly ContentKind[] = ['event', 'place', 'neighbourhood', 'collection'];

/** STAFF-1: begins an item, as a draft in one language. Fails with `conflict` if the address is taken. */
export const createArticle = command<typeof createArticleInput, TextKey>({
  name: 'create-article',
  input: createArticleInput,
  permission: 'newsroom:arrange:any',
  audit: { event: 'newsroom.created', metadata: ({ kind, id, locale }) => ({ subject: `${kind}/${id}`, locale }) },
  run: async ({ db, now }, { kind, id, locale, title, category }, actor) => {
    requireWriter(signedIn(actor), kind);
    if ((category !== null) !== hasCategory(kind)) {
      throw new Failure('invalid_input', { fields: [{ path: 'category', code: 'required' }] });
    }
    const { userId } = signedIn(actor);
    const at = now();
    const isTaken = new Failure('conflict', { fields: [{ path: 'id', code: 'taken' }] });
    const rivals = UNDER_CONTENT.includes(kind) ? UNDER_CONTENT : [kind];
    const published = await db
      .select({ id: contentItems.id })
      .from(contentItems)
      .where(and(inArray(contentItems.kind, rivals), eq(contentItems.id, id)));
    if (published.length > 0) throw isTaken;
    const added = await db
      .insert(newsroomItems)
      .values({
        kind,
        itemId: id,
        category,
        provenance: { method: 'person', sources: [] },
        originMethod: 'person',
        original: locale,
        ...(kind === 'article' && { reviewBy: firstReviewBy(category, dubaiDate(at)) }),
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
      // Other texts are written as a whole: their first version has nothing yet.
      body: kind === 'article' || kind === 'question' ? { markdown: '' } : {},
      note: '',
      authorId: userId,
      createdAt: at,
    });
    return { kind, id, locale };
  },
});
