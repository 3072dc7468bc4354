import { newsroomItems, newsroomTexts, newsroomVersions } from '@dalil/database/tables/newsroom.ts';
import type { Category } from '@dalil/domain/guide/category.ts';
import type { Source } from '@dalil/domain/guide/content-item.ts';
import { BASE_LOCALE, LOCALES, type Locale } from '@dalil/domain/language/locale.ts';
import { missingWords } from '@dalil/domain/newsroom/missing-words.ts';
import { recordAudit } from '../core/audit.ts';
import type { Deps } from '../core/deps.ts';
import { Failure } from '../core/failure.ts';

type DraftedArticle = {
  id: string;
  /** By a model, or by a template. */
  method: 'machine-drafted' | 'computed';
  category: Category;
  tags: string[];
  sources: Source[];
  /** The last day on which it counts as checked. */
  reviewBy: string;
  /** In one language at least. The first of them, in the order of the product, is the original. */
  texts: Partial<Record<Locale, { title: string; summary: string; markdown: string }>>;
};

/**
 * STAFF-1: puts an article that a program drafted before the people who review, in its languages. It is `in-review` without an
 * author: only a person can approve and publish it. False, and nothing written, if there is an article of this id. Fails with
 * `invalid_input` if a text has no words. Needs a transaction.
 */
export async function addDraftedArticle(deps: Deps, article: DraftedArticle): Promise<boolean> {
  const { db, now } = deps;
  const { id: itemId, method, category, tags, sources, reviewBy, texts } = article;
  const kind = 'article';
  const fields = Object.entries(texts).flatMap(([locale, { markdown, ...text }]) =>
    missingWords(kind, { ...text, body: { markdown } }).map(({ path, code }) => ({ path: `${locale}.${path}`, code })),
  );
  if (fields.length > 0) throw new Failure('invalid_input', { fields });
  const at = now();
  const original = LOCALES.find((locale) => texts[locale]) ?? BASE_LOCALE;
  const provenance = { method, sources };
  // What a program drafts is about a day or a week.
  const times = { createdAt: at, updatedAt: at };
  const added = await db
    .insert(newsroomItems)
    .values({
      kind,
      itemId,
      category,
      tags,
      provenance,
      originMethod: method,
      original,
      reviewBy,
      isNews: true,
      version: 1,
      ...times,
    })
    .onConflictDoNothing()
    .returning({ id: newsroomItems.itemId });
  if (added.length === 0) return false;
  const state = 'in-review';
  for (const locale of LOCALES) {
    const written = texts[locale];
    if (!written) continue;
    const { markdown, ...text } = written;
    const key = { kind, itemId, locale };
    await db.insert(newsroomTexts).values({ ...key, state, version: 1, stateSince: at, updatedAt: at });
    await db.insert(newsroomVersions).values({
      ...key,
      number: 1,
      ...text,
      body: { markdown },
      note: '',
      isMachineMade: true,
      authorId: null,
      createdAt: at,
    });
    const metadata = { subject: `${kind}/${itemId}`, locale };
    await recordAudit(deps, { event: 'newsroom.created', userId: null, metadata });
  }
  return true;
}
