import { hasDocuments } from './correct-query.ts';
import { type Evidence, impactOn } from './evidence.ts';
import { evidenceOf, type Gathered } from './gather-evidence.ts';
import type { QueryGroup } from './read-query.ts';
import type { Scored } from './score-documents.ts';
import { FIELD_IMPACTS, NAME_IMPACT } from './weights.ts';

/**
 * The documents that are about the query. One that lacks a word has to be about the others: if the guide does not have the word at
 * all, most of the others have to be names or subjects of the document, and half of the words have to occur in more than its body.
 */
export function aboutQuery<One extends Scored>(
  scored: readonly One[],
  groups: readonly QueryGroup[],
  gathered: Gathered,
): One[] {
  const needed = groups.filter(({ isSoft }) => !isSoft);
  const known = needed.filter((group) => hasDocuments(group, gathered));
  const isAbout = (evidence: Evidence) => {
    if (known.length < needed.length)
      return known.filter((group) => isSubject(group, evidence)).length * 2 > known.length;
    const inHead = needed.filter((group) => writtenImpact(group, evidence) >= FIELD_IMPACTS.summary[0]).length;
    return inHead * 2 >= (needed.length > 2 ? known.length : 1);
  };
  return scored.filter(({ document, covered }) => covered === needed.length || isAbout(evidenceOf(gathered, document)));
}

function isSubject({ alternatives }: QueryGroup, evidence: Evidence): boolean {
  return alternatives.some(({ keys }) =>
    keys.every((key) => impactOn(evidence, key) >= (key.startsWith('#') ? 1 : NAME_IMPACT)),
  );
}

/** The highest impact of a part, without names that only sound like it. */
function writtenImpact({ alternatives }: QueryGroup, evidence: Evidence): number {
  const written = alternatives.filter(({ likeness }) => likeness !== 'sound');
  return Math.max(0, ...written.map(({ keys }) => Math.min(...keys.map((key) => impactOn(evidence, key)))));
}
