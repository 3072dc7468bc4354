import { contentFacts, contentItems, contentTexts, facts } from '@dalil/database/tables/guide.ts';
import { factIdsOf } from '@dalil/database/content/text-leaves.ts';
import { DATA_VERSION } from '@dalil/domain/guide/content-schema.ts';
import type { Provenance } from '@dalil/domain/guide/content-item.ts';
import { dubaiDate } from '@dalil/domain/guide/dubai-date.ts';
import { factIdsOfText } from '@dalil/domain/newsroom/fact-tokens.ts';
import { reviewStatus } from '@dalil/domain/newsroom/review-date.ts';
import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Deps } from '../core/deps.ts';
import { Failure } from '../core/failure.ts';
import { findLiveData } from './find-item-data.ts';
import type { Work } from './find-work.ts';
import type { ItemKey, TextKey } from './text-key.ts';

const ofItem = ({ kind, id }: ItemKey) => and(eq(contentItems.kind, kind), eq(contentItems.id, id));
const ofText = ({ kind, id, locale }: TextKey) =>
  and(eq(contentTexts.kind, kind), eq(contentTexts.itemId, id), eq(contentTexts.locale, locale));

/**
 * Writes an approved text where public queries read it. The triggers of those tables refresh pages, search and the offline
 * guide. `correction` tells users what was corrected; empty: nothing worth a note. Runs in the transaction of the state change.
 * Fails with `invalid_input` if the text names an unknown fact.
 */
export async function publishText(deps: Deps, key: TextKey, work: Work, correction: string): Promise<void> {
  const { db } = deps;
  const now = deps.now();
  await requireFacts(deps, work);
  const [before] = await db.select().from(contentItems).where(ofItem(key));
  const head = {
    category: work.category,
    sections: work.sections,
    tags: work.tags,
    neighbourhoods: work.neighbourhoods,
    audience: work.audience,
    provenance: withApproval(key, work, before?.provenance as Provenance | undefined),
    ...reviewFields(work.reviewBy, dubaiDate(now)),
    withdrawn: null,
    asOf: dubaiDate(now),
    publishedAt: before?.publishedAt ?? now,
    updatedAt: now,
    // An import must not overwrite what people have written.
    importHash: null,
  };
  if (before) {
    const data = withNature(key, before.data, work);
    await db
      .update(contentItems)
      .set({ ...head, data })
      .where(ofItem(key));
  } else {
    const { kind, id } = key;
    // A new item is among the first of its lists.
    const row = { data: await dataOfNew(deps, key, work), position: 0, ...head };
    await db.insert(contentItems).values({ ...row, kind, id, dataVersion: DATA_VERSION[kind], createdAt: now });
  }
  const text = {
    title: work.title,
    summary: work.summary,
    body: work.body,
    translation: translationOf(key, work),
    state: 'published',
    updatedAt: now,
  };
  const added = correction === '' ? [] : [{ at: now.toISOString(), note: correction }];
  await db
    .insert(contentTexts)
    .values({ kind: key.kind, itemId: key.id, locale: key.locale, ...text, corrections: added })
    .onConflictDoUpdate({
      target: [contentTexts.kind, contentTexts.itemId, contentTexts.locale],
      set: { ...text, corrections: sql`${contentTexts.corrections} || ${JSON.stringify(added)}::jsonb` },
    });
  await writeFactsOf(deps, key);
}

/** A template composes each language from the same records, so its texts are not translations of each other. */
function translationOf({ locale }: TextKey, { original, provenance }: Work) {
  const isOwn = locale === original || provenance.method === 'computed';
  return isOwn ? null : { from: original, isReviewedByNative: false };
}

/** What a review date means for users of a published item today. */
function reviewFields(reviewBy: string | null, today: string) {
  const status = reviewStatus(reviewBy, today);
  return { reviewBy, isOverdue: status !== 'current', state: status === 'unlisted' ? 'unlisted' : 'published' };
}

/** Sets the review date of an item that users see. An item that left the lists because of its old date is in them again. */
export async function writeReviewDate({ db, now }: Deps, key: ItemKey, reviewBy: string | null): Promise<void> {
  await db
    .update(contentItems)
    .set(reviewFields(reviewBy, dubaiDate(now())))
    .where(and(ofItem(key), inArray(contentItems.state, ['published', 'unlisted'])));
}

/** The approved data of an item that is published for the first time. Only an article needs none. Fails with `invalid_input`. */
async function dataOfNew(deps: Deps, key: ItemKey, work: Work): Promise<unknown> {
  const live = await findLiveData(deps, key);
  if (live || key.kind === 'article') return withNature(key, live?.data ?? { placeIds: [] }, work);
  throw new Failure('invalid_input', { fields: [{ path: 'data', code: 'required' }] });
}

/** The data with what staff have chosen among the details: whether an article is news. */
export function withNature({ kind }: ItemKey, data: unknown, { isNews }: Pick<Work, 'isNews'>): unknown {
  return kind === 'article' ? { ...(data as object), isEvergreen: !isNews } : data;
}

/** STAFF-9: notes who approved a published text, without a change of its words. */
export async function writeApproval({ db }: Deps, key: TextKey, work: Work): Promise<void> {
  const [before] = await db.select({ provenance: contentItems.provenance }).from(contentItems).where(ofItem(key));
  const provenance = withApproval(key, work, before?.provenance as Provenance | undefined);
  await db.update(contentItems).set({ provenance }).where(ofItem(key));
}

/**
 * Takes a text from users. An item without a published text is taken from them as well: its address then says since when, and
 * why if `reason` is given.
 */
export async function withdrawText({ db, now }: Deps, key: TextKey, reason: string | null): Promise<void> {
  await db.update(contentTexts).set({ state: 'archived', updatedAt: now() }).where(ofText(key));
  const { kind, id } = key;
  const left = and(eq(contentTexts.kind, kind), eq(contentTexts.itemId, id), eq(contentTexts.state, 'published'));
  const rest = await db.select({ locale: contentTexts.locale }).from(contentTexts).where(left).limit(1);
  const withdrawn = { at: now().toISOString(), reason };
  const state = rest.length === 0 ? { state: 'archived', withdrawn } : {};
  await db
    .update(contentItems)
    .set({ ...state, updatedAt: now(), importHash: null })
    .where(ofItem(key));
}

/** Shows users a text again that was just taken from them, and its item. */
export async function bringBack({ db, now }: Deps, key: TextKey): Promise<void> {
  await db.update(contentTexts).set({ state: 'published', updatedAt: now() }).where(ofText(key));
  const [item] = await db.select({ reviewBy: contentItems.reviewBy }).from(contentItems).where(ofItem(key));
  const review = reviewFields(item?.reviewBy ?? null, dubaiDate(now()));
  await db
    .update(contentItems)
    .set({ ...review, withdrawn: null, updatedAt: now() })
    .where(ofItem(key));
}

/** Fails with `invalid_input` naming the field `markdown` if a text refers to a fact that does not exist. */
export async function requireFacts({ db }: Deps, text: Pick<Work, 'title' | 'summary' | 'body'>): Promise<void> {
  const ids = factIdsOfText(text);
  if (ids.length === 0) return;
  const known = await db.select({ id: facts.id }).from(facts).where(inArray(facts.id, ids));
  if (known.length < ids.length) {
    throw new Failure('invalid_input', { fields: [{ path: 'markdown', code: 'unknown_fact' }] });
  }
}

function withApproval({ locale }: TextKey, work: Work, before: Provenance | undefined): Provenance {
  const { method, sources } = work.provenance;
  const names = work.approvals.flatMap(({ name }) => name ?? []);
  const at = work.approvals.at(-1)?.at;
  // A version that goes back to users without an approval does not have the name of the version it replaces.
  const others = Object.fromEntries(
    Object.entries(before?.approvedBy ?? {}).filter(([one]) => one !== locale || work.approvals.length > 0),
  );
  const approvedBy = {
    ...others,
    ...(at !== undefined && names.length > 0 && { [locale]: { name: names.join(' · '), approvedAt: at } }),
  };
  return { method, sources, ...(Object.keys(approvedBy).length > 0 && { approvedBy }) };
}

/** Which facts the published texts of an item refer to, so that a changed fact finds the page. */
export async function writeFactsOf({ db }: Deps, { kind, id }: ItemKey): Promise<void> {
  const texts = await db
    .select({ title: contentTexts.title, summary: contentTexts.summary, body: contentTexts.body })
    .from(contentTexts)
    .where(and(eq(contentTexts.kind, kind), eq(contentTexts.itemId, id), ne(contentTexts.state, 'archived')))
    .orderBy(sql`${contentTexts.locale} = 'en' desc`);
  const [item] = await db.select({ data: contentItems.data }).from(contentItems).where(ofItem({ kind, id }));
  const ids = factIdsOf(texts, item?.data);
  await db.delete(contentFacts).where(and(eq(contentFacts.kind, kind), eq(contentFacts.itemId, id)));
  if (ids.length === 0) return;
  await db.insert(contentFacts).values(ids.map((factId, position) => ({ kind, itemId: id, factId, position })));
}
