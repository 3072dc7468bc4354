import { isolateForeign } from '../language/isolate.ts';
import { lastOfMonth, firstOfMonth } from '../guide/calendar-day.ts';
import type { Fact } from '../guide/fact.ts';
import { factStatus } from '../guide/fact-status.ts';
import type { FactTermsByLocale } from '../guide/term.ts';
import { type Composed, nothing } from './draft.ts';
import { claimOfFact, evidenceOfFact, sourcesOfFacts, valueOfFact } from './fact-evidence.ts';
import { escapeMarkdown, inEveryLanguage, monthInWords } from './template-words.ts';

export const FUEL_FACTS = ['fuel.super-98', 'fuel.special-95', 'fuel.e-plus-91', 'fuel.diesel'] as const;

const WORDS = {
  en: {
    title: (month: string) => `Fuel prices in ${month}`,
    summary: (month: string) => `What a litre of petrol and diesel costs in the UAE in ${month}.`,
    lead: (month: string) => `The UAE sets the price of fuel for each month. These are the prices for ${month}:`,
    end: 'They are the same at every filling station and change with the next month.',
  },
  ar: {
    title: (month: string) => `أسعار الوقود في ${month}`,
    summary: (month: string) => `سعر لتر البنزين والديزل في الإمارات خلال ${month}.`,
    lead: (month: string) => `تحدد دولة الإمارات أسعار الوقود لكل شهر. هذه أسعار ${month}:`,
    end: 'الأسعار واحدة في جميع محطات الوقود، وتتغير مع بداية الشهر التالي.',
  },
  hi: {
    title: (month: string) => `${month} में ईंधन की क़ीमतें`,
    summary: (month: string) => `${month} में यूएई में एक लीटर पेट्रोल और डीज़ल की क़ीमत।`,
    lead: (month: string) => `यूएई हर महीने के लिए ईंधन की क़ीमत तय करता है। ${month} की क़ीमतें ये हैं:`,
    end: 'क़ीमतें हर पेट्रोल पंप पर एक जैसी हैं और अगले महीने के साथ बदलती हैं।',
  },
  ur: {
    title: (month: string) => `${month} میں ایندھن کی قیمتیں`,
    summary: (month: string) => `${month} میں متحدہ عرب امارات میں ایک لیٹر پیٹرول اور ڈیزل کی قیمت۔`,
    lead: (month: string) => `متحدہ عرب امارات ہر مہینے کے لیے ایندھن کی قیمت مقرر کرتا ہے۔ ${month} کی قیمتیں یہ ہیں:`,
    end: 'قیمتیں ہر پیٹرول پمپ پر ایک جیسی ہیں اور اگلے مہینے کے ساتھ بدلتی ہیں۔',
  },
} as const;

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
        const words = WORDS[locale];
        const name = monthInWords(month, locale);
        const lines = prices.map(
          (fact) =>
            `- ${isolateForeign(escapeMarkdown(fact.texts[locale]?.label ?? fact.id), locale)}: **${isolateForeign(valueOfFact(fact, locale, terms), locale)}**`,
        );
        return {
          title: words.title(name),
          summary: words.summary(name),
          markdown: [words.lead(name), lines.join('\n'), words.end].join('\n\n'),
        };
      }),
    },
  };
}
