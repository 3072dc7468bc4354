import { indexFingerprint } from './index-fingerprint.ts';
import type { SearchConcept } from './search-document.ts';
import { createVocabulary, writeVocabulary } from './vocabulary.ts';

/** Names that the rules treat in different ways, in every script. */
const SAMPLE: readonly SearchConcept[] = [
  {
    id: 'neighbourhood/dubai-marina',
    names: { en: ['Dubai Marina (JBR, The Walk)'], ar: ['مرسى دبي'], hi: ['दुबई मरीना'], ur: ['دبئی مرینا'] },
  },
  { id: 'neighbourhood/jumeirah', names: { en: ['Jumeirah'], ar: ['جميرا'], hi: ['जुमेराह'], ur: ['جمیرا'] } },
  { id: 'subcategory/beach', names: { en: ['Beaches, the coast'], ar: ['الشواطئ'], hi: ['समुद्र तट'], ur: ['ساحل'] } },
];

/**
 * The result of the rules of this release for samples. If it differs, a stored index or vocabulary was made by other rules. The
 * build computes it (apps/web/build-plugins/evaluated-rules.ts).
 */
export function rulesFingerprint(): string {
  return JSON.stringify([indexFingerprint(), writeVocabulary(createVocabulary(SAMPLE))]);
}
