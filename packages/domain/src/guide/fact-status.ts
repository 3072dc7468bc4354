import type { Fact } from './fact.ts';

export const FACT_STATUSES = ['current', 'due', 'hidden', 'expired'] as const;
export type FactStatus = (typeof FACT_STATUSES)[number];

/** The status of a fact on a day (`YYYY-MM-DD` in Dubai). The last day of validity and of review still count. */
export function factStatus(
  fact: Pick<Fact, 'isShown' | 'validFrom' | 'validUntil' | 'reviewBy'>,
  today: string,
): FactStatus {
  if (!fact.isShown || (fact.validFrom && fact.validFrom > today)) return 'hidden';
  if (fact.validUntil && fact.validUntil < today) return 'expired';
  return fact.reviewBy < today ? 'due' : 'current';
}
