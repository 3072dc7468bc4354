import { inlineText } from './document.ts';
import type { FactView } from './views.ts';

/** Plain text with its facts filled in. A hidden or expired fact is replaced by the name of its source. */
export function writeFacts(text: string, facts: ReadonlyMap<string, FactView>): string {
  const parts = inlineText(text).map((part) => {
    if (part.type === 'text') return part.text;
    const fact = part.type === 'fact' ? facts.get(part.id) : undefined;
    return fact ? (fact.text ?? fact.source.name) : '';
  });
  return parts.join('');
}
