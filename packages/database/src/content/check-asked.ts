import { repeatedQuestions } from '@dalil/domain/guide/asked-as.ts';
import { PLACE_DETAIL } from '@dalil/domain/guide/fact.ts';
import type { ContentFault, StartingContent } from './starting-content.ts';

/** The steps of first aid are said in an emergency, which is recognised in another way. */
const FIRST_AID = 'firstaid.';
const ANSWERING: readonly string[] = ['question', 'service', 'place', 'event', 'collection'];

/** Own questions: each belongs to an item or a fact that exists, and stands in one place only. */
export function checkAsked(content: StartingContent): ContentFault[] {
  const { asked, facts, items } = content;
  const known = new Set([
    ...facts.map(({ fact }) => `fact/${fact.id}`),
    ...items.map(({ kind, id }) => `${kind}/${id}`),
  ]);
  const seen = new Set<string>();
  const faults = asked.flatMap(({ path, kind, itemId, locale, questions }) => {
    const key = `${kind}/${itemId}`;
    const faults: string[] = [];
    if (!known.has(key)) faults.push('does not exist');
    if (seen.has(`${key} ${locale}`)) faults.push(`${locale}: stands twice`);
    if (repeatedQuestions({ [locale]: questions }).length > 0) faults.push(`${locale}: the same question twice`);
    seen.add(`${key} ${locale}`);
    return faults.map((message) => ({ path, message: `${key}: ${message}` }));
  });
  return [...faults, ...unaskedUnits(content)];
}

/** What the assistant answers with is found by its own questions, so each such unit has some. */
function unaskedUnits({ asked, facts, items }: StartingContent): ContentFault[] {
  const known = new Set(asked.map(({ kind, itemId }) => `${kind}/${itemId}`));
  const units = [
    ...facts
      .filter(({ fact }) => fact.isShown && fact.topic !== PLACE_DETAIL && !fact.id.startsWith(FIRST_AID))
      .map(({ path, fact }) => ({ path, key: `fact/${fact.id}` })),
    ...items
      .filter(({ kind, state }) => state === 'published' && ANSWERING.includes(kind))
      .map(({ path, kind, id }) => ({ path, key: `${kind}/${id}` })),
  ];
  return units
    .filter(({ key }) => !known.has(key))
    .map(({ path, key }) => ({ path, message: `${key}: has no own questions (asked/*.json)` }));
}
