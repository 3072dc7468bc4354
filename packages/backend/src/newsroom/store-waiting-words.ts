import { factWordsWaiting } from '@dalil/database/tables/newsroom.ts';
import type { Fact } from '@dalil/domain/guide/fact.ts';
import type { Locale } from '@dalil/domain/language/locale.ts';
import { waitingWords } from '@dalil/domain/newsroom/waiting-words.ts';
import { and, eq, notInArray } from 'drizzle-orm';
import type { Deps } from '../core/deps.ts';

/** Stores in which languages the words of a fact wait for translation after a change. One that waited before keeps its time. */
export async function storeWaitingWords({ db, now }: Deps, before: Fact, after: Fact): Promise<void> {
  const { id: factId } = after;
  const isFact = eq(factWordsWaiting.factId, factId);
  const rows = await db.select({ locale: factWordsWaiting.locale }).from(factWordsWaiting).where(isFact);
  const waiting = waitingWords(
    rows.map(({ locale }) => locale as Locale),
    before.texts,
    after.texts,
  );
  await db.delete(factWordsWaiting).where(and(isFact, notInArray(factWordsWaiting.locale, waiting)));
  if (waiting.length === 0) return;
  const since = now();
  await db
    .insert(factWordsWaiting)
    .values(waiting.map((locale) => ({ factId, locale, since })))
    .onConflictDoNothing();
}
