/**
 * The register of AI (STAFF-9): every use that exists in the product today, and nothing that is only planned. `figure` is the
 * measured figure that quantifies it.
 */
export type AiUse = { id: 'drafting' | 'translation'; figure: 'drafted' | 'translated' };

export const AI_USES: readonly AiUse[] = [
  { id: 'drafting', figure: 'drafted' },
  { id: 'translation', figure: 'translated' },
];

/** How much a machine contributes to the displayed content, from nothing to everything but the approval. */
export const AI_LEVELS = ['computed', 'assisted', 'drafted'] as const;

/** Figures the register requires. Those without a value are reported as not measured, never as zero. */
export const OTHER_FIGURES = ['corrections', 'unanswered', 'wrong-answers', 'energy'] as const;
