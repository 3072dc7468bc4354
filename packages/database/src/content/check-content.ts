import { checkFacts } from './check-facts.ts';
import { checkProse } from './check-prose.ts';
import { checkReferences } from './check-references.ts';
import { checkTerms } from './check-terms.ts';
import { checkTranslations } from './check-translations.ts';
import type { ContentFault, StartingContent } from './starting-content.ts';

/** What schemas cannot say: references, tokens, numbers in prose, languages that belong together. */
export function checkContent(content: StartingContent): ContentFault[] {
  return [
    ...checkFacts(content),
    ...checkTerms(content),
    ...checkReferences(content),
    ...checkTranslations(content),
    ...checkProse(content),
  ];
}
