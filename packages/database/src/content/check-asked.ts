import { repeatedQuestions } from '@dalil/domain/guide/asked-as.ts';
import type { ContentFault, StartingContent } from './starting-content.ts';

/** Own questions: each belongs to an item or a fact that exists, and stands in one place only. */
export function checkAsked({ asked, facts, items }: StartingContent): ContentFault[] {
  const known = new Set([
    ...facts.map(({ fact }) => `fact/${fact.id}`),
    ...items.map(({ kind, id }) => `${kind}/${id}`),
  ]);
  const seen = new Set<string>();
  return asked.flatMap(({ path, kind, itemId, locale, questions }) => {
    const key = `${kind}/${itemId}`;
    const faults: string[] = [];
    if (!known.has(key)) faults.push('does not exist');
    if (seen.has(`${key} ${locale}`)) faults.push(`${locale}: stands twice`);
    if (repeatedQuestions({ [locale]: questions }).length > 0) faults.push(`${locale}: the same question twice`);
    seen.add(`${key} ${locale}`);
    return faults.map((message) => ({ path, message: `${key}: ${message}` }));
  });
}
