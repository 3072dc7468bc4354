import { facts, factTexts } from '@dalil/database/tables/guide.ts';
import { factVersions } from '@dalil/database/tables/newsroom.ts';
import type { Fact } from '@dalil/domain/guide/fact.ts';
import { LOCALES } from '@dalil/domain/language/locale.ts';
import type { FACT_HISTORY_REASONS } from '@dalil/domain/newsroom/text-fields.ts';
import { and, eq, sql } from 'drizzle-orm';
import { isDeepStrictEqual } from 'node:util';
import type { Deps } from '../core/deps.ts';
import { Failure } from '../core/failure.ts';
import { STORED_FACT_JSON } from '../guide/find-facts.ts';
import { storeWaitingWords } from './store-waiting-words.ts';

export type StoredFact = { fact: Fact; version: string };

/** A fact as it is stored, with what stands for its row. It is locked. Fails with `not_found`. */
export async function lockFact({ db }: Pick<Deps, 'db'>, id: string): Promise<StoredFact> {
  const { rows } = await db.execute<StoredFact>(sql`
    select ${STORED_FACT_JSON} as fact, md5(f::text) as version from facts f where f.id = ${id} for update`);
  const [row] = rows;
  if (!row) throw new Failure('not_found');
  return row;
}

type Change = {
  before: Fact;
  after: Fact;
  reason: (typeof FACT_HISTORY_REASONS)[number];
  changedBy: string | null;
  approvedBy: string | null;
};

/** Writes a changed fact where users read it, its value before into the history, and which languages wait. The fact is locked. */
export async function writeFact(deps: Deps, { before, after, reason, changedBy, approvedBy }: Change): Promise<void> {
  const { db } = deps;
  const changedAt = deps.now();
  const { id, sourceUrl, asOf, reviewBy, confidence, isShown } = after;
  await db.insert(factVersions).values({ factId: id, before, reason, changedBy, approvedBy, changedAt });
  await db
    .update(facts)
    .set({
      // A text has no value of its own; the column is never SQL null.
      value: after.value ?? sql`'null'::jsonb`,
      display: ('display' in after && after.display) || null,
      validFrom: after.validFrom ?? null,
      validUntil: after.validUntil ?? null,
      sourceUrl,
      asOf,
      reviewBy,
      confidence,
      verdict: after.verdict ?? null,
      isShown,
      updatedAt: changedAt,
      // An import must not bring the old value back.
      importHash: null,
    })
    .where(eq(facts.id, id));
  for (const locale of LOCALES) {
    const [text, old] = [after.texts[locale], before.texts[locale]];
    if (!text || isDeepStrictEqual(text, old)) continue;
    await db
      .update(factTexts)
      .set({ value: text.value ?? null, sentence: text.sentence ?? null, sourceName: text.sourceName })
      .where(and(eq(factTexts.factId, id), eq(factTexts.locale, locale)));
  }
  await storeWaitingWords(deps, before, after);
}
