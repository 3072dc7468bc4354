import { inlineText } from '@dalil/domain/guide/document.ts';
import type { FactView } from '@dalil/domain/guide/views.ts';

export type FactsById = Readonly<Record<string, FactView>>;

export function factsById(facts: readonly FactView[]): FactsById {
  return Object.fromEntries(facts.map((fact) => [fact.id, fact]));
}

/**
 * A text with its facts as plain text, for places without links such as the description of a page. `seeSource` returns the text
 * for a fact whose value is not displayed.
 */
export function plainText(text: string, facts: FactsById, seeSource: (source: string) => string): string {
  return inlineText(text)
    .map((part) => {
      if (part.type === 'text') return part.text;
      const fact = part.type === 'fact' ? facts[part.id] : undefined;
      return fact ? (fact.text ?? seeSource(fact.source.name)) : '';
    })
    .join('');
}
