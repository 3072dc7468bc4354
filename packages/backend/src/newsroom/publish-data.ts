import { contentItems, facts, factTexts } from '@dalil/database/tables/guide.ts';
import { factVersions, newsroomItems } from '@dalil/database/tables/newsroom.ts';
import { DATA_VERSION } from '@dalil/domain/guide/content-schema.ts';
import { dubaiDate } from '@dalil/domain/guide/dubai-date.ts';
import { BASE_LOCALE, LOCALES, type Locale } from '@dalil/domain/language/locale.ts';
import type { FactProposal, ItemDataBody } from '@dalil/domain/newsroom/item-data.ts';
import { and, eq, sql } from 'drizzle-orm';
import type { Deps } from '../core/deps.ts';
import { Failure } from '../core/failure.ts';
import { factLabel } from './fact-labels.ts';
import { findSlotFacts, type SlotFact } from './find-item-data.ts';
import type { Work } from './find-work.ts';
import { withNature, writeFactsOf } from './publish-text.ts';
import { requireData } from './require-data.ts';
import type { ItemKey } from './text-key.ts';

/**
 * Writes approved data where public queries read them, in all languages at the same moment, with the facts they change. The triggers
 * refresh pages, search and the offline guide. The data of an item without a published text wait for its first text. Fails with
 * `conflict` if a fact was changed since the proposal was written, and as `requireData`.
 */
export async function publishData(
  deps: Deps,
  key: ItemKey,
  work: Work,
  actor: { userId: string | null },
): Promise<void> {
  const { db } = deps;
  const { kind, id } = key;
  const body = work.body as ItemDataBody;
  await requireData(deps, key, body);
  const { sections, tags, neighbourhoods, audience } = body.head;
  // An article has its category among its details, with which its texts are approved, and whether it is news.
  const category = kind === 'article' ? work.category : body.head.category;
  const head = { category, sections, tags, neighbourhoods, audience };
  await db
    .update(newsroomItems)
    .set({ ...head, updatedAt: deps.now() })
    .where(and(eq(newsroomItems.kind, kind), eq(newsroomItems.itemId, id)));
  for (const slot of await findSlotFacts(deps, key, body.data)) {
    const proposal = body.facts[slot.factId];
    if (proposal) await writeFact(deps, key, { slot, proposal, actor });
  }
  const isItem = and(eq(contentItems.kind, kind), eq(contentItems.id, id));
  const now = deps.now();
  await db
    .update(contentItems)
    .set({
      ...head,
      data: withNature(key, body.data, work),
      dataVersion: DATA_VERSION[kind],
      asOf: dubaiDate(now),
      updatedAt: now,
      importHash: null,
    })
    .where(isItem);
  const [item] = await db.select({ id: contentItems.id }).from(contentItems).where(isItem);
  if (item) await writeFactsOf(deps, key);
}

type Written = { slot: SlotFact; proposal: FactProposal; actor: { userId: string | null } };

async function writeFact(deps: Deps, key: ItemKey, { slot, proposal, actor }: Written): Promise<void> {
  const { db } = deps;
  const { factId, type, fact, version } = slot;
  if (version !== proposal.base)
    throw new Failure('conflict', { fields: [{ path: `facts.${factId}`, code: 'changed' }] });
  const now = deps.now();
  const { value, sourceUrl, asOf, reviewBy, confidence } = proposal;
  const common = { value, sourceUrl, asOf, reviewBy, confidence, isShown: true, updatedAt: now, importHash: null };
  if (fact) {
    const change = { factId, before: fact, reason: 'world-changed', changedBy: actor.userId, changedAt: now };
    await db.insert(factVersions).values(change);
    // A written form of a number belongs to the old number, and an end to the old value.
    await db
      .update(facts)
      .set({ ...common, display: null, validFrom: null, validUntil: null })
      .where(eq(facts.id, factId));
    // The name of a source that stays is translated already.
    const isNamed = Object.values(fact.texts).some(({ sourceName }) => sourceName === proposal.sourceName);
    if (isNamed) return;
    await db.update(factTexts).set({ sourceName: proposal.sourceName }).where(eq(factTexts.factId, factId));
    return;
  }
  await db
    .insert(facts)
    .values({ ...common, id: factId, topic: 'place-detail', type, currency: type === 'money' ? 'AED' : null });
  const titles = await titlesOf(deps, key);
  const base = titles[BASE_LOCALE] ?? Object.values(titles)[0] ?? key.id;
  const rows = LOCALES.map((locale) => ({
    factId,
    locale,
    label: factLabel(slot.set, locale, titles[locale] ?? base),
    sourceName: proposal.sourceName,
  }));
  await db.insert(factTexts).values(rows);
}

/** The titles users see, or that the first texts will have. */
async function titlesOf({ db }: Deps, { kind, id }: ItemKey): Promise<Partial<Record<Locale, string>>> {
  const { rows } = await db.execute<{ locale: Locale; title: string }>(sql`
    select t.locale, coalesce(c.title, v.title) as title from newsroom_texts t
    join newsroom_versions v on v.kind = t.kind and v.item_id = t.item_id and v.locale = t.locale and v.number = t.version
    left join content_texts c on c.kind = t.kind and c.item_id = t.item_id and c.locale = t.locale
    where t.kind = ${kind} and t.item_id = ${id} and t.locale <> 'data'`);
  return Object.fromEntries(rows.map(({ locale, title }) => [locale, title]));
}
