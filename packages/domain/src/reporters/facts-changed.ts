import { fillText } from '../language/fill-text.ts';
import { addDays } from '../guide/calendar-day.ts';
import type { Fact } from '../guide/fact.ts';
import { factStatus } from '../guide/fact-status.ts';
import type { FactTermsByLocale } from '../guide/term.ts';
import { isolateForeign } from '../language/isolate.ts';
import type { Locale } from '../language/locale.ts';
import { inEveryLanguage } from '../language/in-every-language.ts';
import { REPORTERS } from '../languages/tables/reporters.ts';
import { type Composed, nothing } from './draft.ts';
import { evidenceOfFact, OWN, sourcesOfFacts, valueOfFact } from './fact-evidence.ts';
import { dayInWords, escapeMarkdown } from './template-words.ts';

/** A fact as it was before its first change of the week, and as it is. */
export type FactChange = { before: Fact; after: Fact };
const MAX_CHANGES = 15;

/**
 * STAFF-4: the facts whose value changed in the last seven days, with the old and the new one. A fact that is no longer displayed, or
 * that has its old value again, is left out.
 */
export function composeFactsChanged(changes: readonly FactChange[], terms: FactTermsByLocale, today: string): Composed {
  const line = ({ before, after }: FactChange, locale: Locale) =>
    fillText(REPORTERS[locale].factsChanged.change, {
      label: isolateForeign(after.texts[locale]?.label ?? after.texts.en?.label ?? after.id, locale),
      before: isolateForeign(valueOfFact(before, locale, terms), locale),
      after: isolateForeign(valueOfFact(after, locale, terms), locale),
    });
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
        const words = REPORTERS[locale].factsChanged;
        return {
          title: fillText(words.title, { day: dayInWords(today, locale) }),
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
