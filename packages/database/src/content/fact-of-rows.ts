import { type Fact, factSchema } from '@dalil/domain/guide/fact.ts';
import type { facts, factTexts } from '../tables/guide.ts';

/** A stored fact in the domain's shape. Throws when the row is not a fact. `texts` may hold texts of other facts too. */
export function factOfRows(row: typeof facts.$inferSelect, texts: readonly (typeof factTexts.$inferSelect)[]): Fact {
  const { updatedAt: _, importHash: __, value, ...columns } = row;
  const present = Object.fromEntries(Object.entries(columns).filter(([, field]) => field !== null));
  const own = texts.filter(({ factId }) => factId === row.id);
  const told = own.map(({ locale, label, sourceName, value: words }) => [
    locale,
    { label, sourceName, ...(words === null ? {} : { value: words }) },
  ]);
  return factSchema.parse({ ...present, value, texts: Object.fromEntries(told) });
}
