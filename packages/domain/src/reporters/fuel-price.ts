import { fillText } from '../language/fill-text.ts';
import { isolateForeign } from '../language/isolate.ts';
import { lastOfMonth, firstOfMonth } from '../guide/calendar-day.ts';
import type { Fact } from '../guide/fact.ts';
import { factStatus } from '../guide/fact-status.ts';
import type { FactTermsByLocale } from '../guide/term.ts';
import { inEveryLanguage } from '../language/in-every-language.ts';
import { REPORTERS } from '../languages/tables/reporters.ts';
import { type Composed, nothing } from './draft.ts';
import { claimOfFact, evidenceOfFact, sourcesOfFacts, valueOfFact } from './fact-evidence.ts';
import { escapeMarkdown, monthInWords } from './template-words.ts';

export const FUEL_FACTS = ['fuel.super-98', 'fuel.special-95', 'fuel.e-plus-91', 'fuel.diesel'] as const;

/**
 * STAFF-4: the prices of fuel of a month. `facts` are those of `FUEL_FACTS`. Nothing unless every one of them is current and is that
 * of the month of `today` (`YYYY-MM-DD` in Dubai).
 */
export function composeFuelPrice(facts: readonly Fact[], terms: FactTermsByLocale, today: string): Composed {
  const found = FUEL_FACTS.map((id) => facts.find((fact) => fact.id === id));
  const stale = FUEL_FACTS.filter((_, at) => {
    const fact = found[at];
    return !fact || factStatus(fact, today) !== 'current' || (fact.validFrom ?? '').slice(0, 7) !== today.slice(0, 7);
  });
  if (stale.length > 0) return nothing('facts_not_current', [...stale]);
  const prices = found.filter((fact) => fact !== undefined);
  const month = firstOfMonth(today);
  return {
    kind: 'draft',
    draft: {
      slug: `fuel-prices-${today.slice(0, 7)}`,
      category: 'transport',
      tags: [],
      reviewBy: lastOfMonth(today),
      sources: sourcesOfFacts(prices),
      claims: prices.map((fact) => claimOfFact(fact, terms)),
      evidence: prices.map((fact) => evidenceOfFact(fact, terms)),
      texts: inEveryLanguage((locale) => {
        const words = REPORTERS[locale].fuelPrice;
        const name = monthInWords(month, locale);
        const lines = prices.map(
          (fact) =>
            `- ${isolateForeign(escapeMarkdown(fact.texts[locale]?.label ?? fact.id), locale)}: **${isolateForeign(valueOfFact(fact, locale, terms), locale)}**`,
        );
        return {
          title: fillText(words.title, { month: name }),
          summary: fillText(words.summary, { month: name }),
          markdown: [fillText(words.lead, { month: name }), lines.join('\n'), words.end].join('\n\n'),
        };
      }),
    },
  };
}
