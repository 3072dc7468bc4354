import { addDays } from '../../guide/calendar-day.ts';
import type { Fact } from '../../guide/fact.ts';
import { factStatus } from '../../guide/fact-status.ts';
import { normalizeWords } from '../../language/normalize-text.ts';
import type { CheckContext, Located } from './rule.ts';

/** Facts that end or are due for review within these days are found. */
export const FACT_SOON_DAYS = 14;

const located = ({ id }: Fact, subject: string, evidence: string): Located => ({
  kind: 'fact',
  id,
  locale: null,
  subject,
  evidence,
});

/** Facts past their last day. The guide shows their source in place of the value. */
export function checkExpired(facts: readonly Fact[], { today }: CheckContext): Located[] {
  return facts.flatMap((fact) =>
    factStatus(fact, today) === 'expired' ? [located(fact, 'validity', fact.validUntil ?? today)] : [],
  );
}

/** Visible facts that end or are due for review soon, or whose review is overdue. */
export function checkExpiring(facts: readonly Fact[], { today }: CheckContext): Located[] {
  const soon = addDays(today, FACT_SOON_DAYS);
  return facts.flatMap((fact) => {
    const status = factStatus(fact, today);
    if (status === 'hidden' || status === 'expired') return [];
    const isEnding = fact.validUntil !== undefined && fact.validUntil <= soon;
    return [
      ...(isEnding ? [located(fact, 'validity', fact.validUntil ?? '')] : []),
      ...(fact.reviewBy <= soon ? [located(fact, 'review', fact.reviewBy)] : []),
    ];
  });
}

const valueOf = (fact: Fact) => JSON.stringify([fact.value, fact.texts.en?.value]);

/** Two visible facts of the same name, topic, type and unit with different values. */
export function checkContradictions(facts: readonly Fact[], { today }: CheckContext): Located[] {
  const named = new Map<string, Fact[]>();
  for (const fact of facts) {
    const status = factStatus(fact, today);
    if (status === 'hidden' || status === 'expired') continue;
    const name = normalizeWords(fact.texts.en?.label ?? '');
    if (name === '') continue;
    const unit = 'unit' in fact ? fact.unit : undefined;
    const key = JSON.stringify([name, fact.topic, fact.type, unit]);
    named.set(key, [...(named.get(key) ?? []), fact]);
  }
  return [...named.values()].flatMap(([first, ...others]) =>
    others
      .filter((other) => first !== undefined && valueOf(other) !== valueOf(first))
      .map((other) =>
        located(other, first?.id ?? '', `${valueOf(other)} ≠ ${first ? valueOf(first) : ''} (${first?.id})`),
      ),
  );
}
