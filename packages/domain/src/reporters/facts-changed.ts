import { addDays } from '../guide/calendar-day.ts';
import type { Fact } from '../guide/fact.ts';
import { factStatus } from '../guide/fact-status.ts';
import type { FactTermsByLocale } from '../guide/term.ts';
import { isolateForeign } from '../language/isolate.ts';
import type { Locale } from '../language/locale.ts';
import { type Composed, nothing } from './draft.ts';
import { evidenceOfFact, OWN, sourcesOfFacts, valueOfFact } from './fact-evidence.ts';
import { dayInWords, escapeMarkdown, inEveryLanguage } from './template-words.ts';

/** A fact as it was before its first change of the week, and as it is. */
export type FactChange = { before: Fact; after: Fact };
const MAX_CHANGES = 15;

const WORDS = {
  en: {
    title: (day: string) => `What changed in the week to ${day}`,
    summary: 'Prices, hours and rules of the guide that have a new value, with the old one.',
    lead: 'These values of the guide changed in the last seven days:',
    change: (label: string, before: string, after: string) => `${label}: ${after}; before, ${before}`,
    end: 'Every page, calculator and answer of the guide uses the new values.',
  },
  ar: {
    title: (day: string) => `ما تغير في الأسبوع المنتهي ${day}`,
    summary: 'أسعار وأوقات وقواعد في الدليل تغيرت قيمتها، مع القيمة السابقة.',
    lead: 'هذه القيم في الدليل تغيرت خلال الأيام السبعة الماضية:',
    change: (label: string, before: string, after: string) => `${label}: ${after}، وكانت ${before}`,
    end: 'تستخدم جميع صفحات الدليل وحاسباته وإجاباته القيم الجديدة.',
  },
  hi: {
    title: (day: string) => `${day} तक के हफ़्ते में क्या बदला`,
    summary: 'गाइड की वे क़ीमतें, समय और नियम जो बदल गए, पुराने मान के साथ।',
    lead: 'पिछले सात दिनों में गाइड के ये मान बदले:',
    change: (label: string, before: string, after: string) => `${label}: ${after}; पहले ${before}`,
    end: 'गाइड के हर पन्ने, कैलकुलेटर और जवाब में नए मान हैं।',
  },
  ur: {
    title: (day: string) => `${day} تک کے ہفتے میں کیا بدلا`,
    summary: 'گائیڈ کی وہ قیمتیں، اوقات اور قواعد جو بدل گئے، پرانی قدر کے ساتھ۔',
    lead: 'پچھلے سات دنوں میں گائیڈ کی یہ قدریں بدلیں:',
    change: (label: string, before: string, after: string) => `${label}: ${after}؛ پہلے ${before}`,
    end: 'گائیڈ کے ہر صفحے، کیلکولیٹر اور جواب میں نئی قدریں ہیں۔',
  },
} as const;

/**
 * STAFF-4: the facts whose value changed in the last seven days, with the old and the new one. A fact that is no longer displayed, or
 * that has its old value again, is left out.
 */
export function composeFactsChanged(changes: readonly FactChange[], terms: FactTermsByLocale, today: string): Composed {
  const line = ({ before, after }: FactChange, locale: Locale) =>
    WORDS[locale].change(
      isolateForeign(after.texts[locale]?.label ?? after.texts.en?.label ?? after.id, locale),
      isolateForeign(valueOfFact(before, locale, terms), locale),
      isolateForeign(valueOfFact(after, locale, terms), locale),
    );
  const isNews = ({ before, after }: FactChange) =>
    valueOfFact(before, 'en', terms) !== valueOfFact(after, 'en', terms) &&
    ['current', 'due'].includes(factStatus(after, today));
  const news = changes.filter(isNews).slice(0, MAX_CHANGES);
  if (news.length === 0) return nothing('no_changes');
  const facts = news.map(({ after }) => after);
  return {
    kind: 'draft',
    draft: {
      slug: `what-changed-to-${today}`,
      category: 'news',
      tags: [],
      reviewBy: addDays(today, 30),
      sources: sourcesOfFacts(facts),
      claims: news.map((change) => ({
        text: inEveryLanguage((locale) => line(change, locale)),
        supports: [{ evidenceId: `change/${change.after.id}`, quote: line(change, 'en') }],
      })),
      evidence: news.map((change) => ({
        ...evidenceOfFact(change.after, terms),
        id: `change/${change.after.id}`,
        origin: OWN,
        text: line(change, 'en'),
      })),
      texts: inEveryLanguage((locale) => {
        const words = WORDS[locale];
        return {
          title: words.title(dayInWords(today, locale)),
          summary: words.summary,
          markdown: [
            words.lead,
            news.map((one) => `- ${escapeMarkdown(line(one, locale))}`).join('\n'),
            words.end,
          ].join('\n\n'),
        };
      }),
    },
  };
}
