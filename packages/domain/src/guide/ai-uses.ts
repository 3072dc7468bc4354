/**
 * The register of AI (STAFF-9): every use that exists in the product today, and nothing that is only planned. `figure` is the
 * measured figure that quantifies it; null: it makes no texts. `model`: whether a configured language model does it.
 */
export type AiUse = {
  id: 'drafting' | 'translation' | 'comparison' | 'reporters' | 'assistant';
  figure: 'drafted' | 'translated' | 'compared' | 'reported' | null;
  when: 'before' | 'draft' | 'asked';
  model: 'unrecorded' | 'configured';
};

export const AI_USES: readonly AiUse[] = [
  { id: 'drafting', figure: 'drafted', when: 'before', model: 'unrecorded' },
  { id: 'translation', figure: 'translated', when: 'before', model: 'unrecorded' },
  { id: 'comparison', figure: 'compared', when: 'before', model: 'unrecorded' },
  { id: 'reporters', figure: 'reported', when: 'draft', model: 'configured' },
  { id: 'assistant', figure: null, when: 'asked', model: 'configured' },
];

/** How much a machine contributes to the displayed content, from nothing to everything but the approval. */
export const AI_LEVELS = ['computed', 'assisted', 'drafted'] as const;

/** Figures the register requires. Those without a value are reported as not measured, never as zero. */
export const OTHER_FIGURES = ['corrections', 'unanswered', 'wrong-answers', 'energy'] as const;
