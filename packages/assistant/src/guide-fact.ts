import { factValueOn, viewFact } from '@dalil/domain/guide/fact-view.ts';
import { type Fact, VALUE_TOKEN } from '@dalil/domain/guide/fact.ts';
import type { FactTermsByLocale } from '@dalil/domain/guide/term.ts';
import { BASE_LOCALE, type Locale } from '@dalil/domain/language/locale.ts';
import type { FactView } from '@dalil/domain/guide/views.ts';
import type { GuideFact } from './answer-guide.ts';

/** A fact as engines read it, in one language on a day (`YYYY-MM-DD` in Dubai). It has no value if none may be displayed. */
export function viewGuideFact(
  fact: Fact,
  locale: Locale,
  context: { terms: FactTermsByLocale; today: string },
): GuideFact {
  const view = viewFact(fact, locale, context);
  return {
    ...view,
    topic: fact.topic,
    type: fact.type,
    value: view.text === null ? null : factValueOn(fact, context.today),
    englishLabel: fact.texts[BASE_LOCALE]?.label ?? view.label,
    sureness: fact.confidence,
    sentence: view.text === null ? null : sentenceOf(fact, view),
    verdict: view.text === null ? null : (fact.verdict ?? null),
  };
}

/** The sentence of a fact in the language of its view. The value is written as it is everywhere. */
function sentenceOf({ texts }: Fact, { locale, text }: FactView): string | null {
  return texts[locale]?.sentence?.replace(VALUE_TOKEN, () => text ?? '') ?? null;
}
